import { conformance, liarsPostKit } from "../../testkit/index.ts";

conformance("liars-post", liarsPostKit);
