import { elMentirosoKit } from "@fibbers/rules/testkit";
import { roundTrip } from "../../testkit/round-trip.ts";
import { packing } from "./packing.ts";

roundTrip("el-mentiroso", elMentirosoKit, packing);
