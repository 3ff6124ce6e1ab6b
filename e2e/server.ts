import { ServerProcess } from "@fibbers/server/testkit/server-process";

/** A server with quick computers. */
export const startServer = (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
	ServerProcess.start({ THINK_MS: "100-300", READING_MS: "200", ...env });
