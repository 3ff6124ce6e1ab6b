import { conformance, liarKit } from "../../testkit/index.ts";

conformance("liar", liarKit);
