import { liarKit } from "@fibbers/rules/testkit";
import { roundTrip } from "../../testkit/round-trip.ts";
import { packing } from "./packing.ts";

roundTrip("liar", liarKit, packing);
