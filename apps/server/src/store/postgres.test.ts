import { afterAll, beforeAll } from "vitest";
import { storeContract } from "../../testkit/store/contract.ts";
import { startPostgres, type TestServer } from "../../testkit/store/postgres.ts";

let server: TestServer;

beforeAll(async () => {
	server = await startPostgres();
});

afterAll(() => server?.end());

storeContract("PostgreSQL", async () => ({ databaseUrl: await server.freshDatabase() }));
