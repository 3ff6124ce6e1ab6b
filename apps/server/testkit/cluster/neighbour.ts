import { redisCluster } from "../../src/cluster/redis/redis-cluster.ts";
import { createLog } from "../../src/log.ts";
import { systemTime } from "../../src/table/time.ts";
import { Told } from "./told.ts";

/** A process of its own in the cluster at this Redis, which has put 100 under `neighbour` and says so. */
const [url = ""] = process.argv.slice(2);
const told = new Told(await redisCluster(url, systemTime, createLog("silent")));
told.put("neighbour", 100);
console.log(told.cluster.self);
process.once("SIGTERM", () => void told.cluster.close().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
