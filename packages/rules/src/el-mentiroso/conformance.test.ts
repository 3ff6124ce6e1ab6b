import { conformance, elMentirosoKit } from "../../testkit/index.ts";

conformance("el-mentiroso", elMentirosoKit);
