import { clusterContract } from "../../testkit/cluster/contract.ts";
import { alone } from "./alone.ts";

clusterContract(async () => {
	const cluster = alone();
	return { processes: [cluster], end: () => cluster.close() };
});
