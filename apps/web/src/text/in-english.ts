import { beforeAll } from "vitest";
import { speak } from "./spoken.ts";

/* Tests read English, whatever their machine speaks. */
beforeAll(() => speak("en"));
