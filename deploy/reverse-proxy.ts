import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ended } from "@fibbers/server/testkit/child-programs";
import { programOf } from "@fibbers/server/testkit/debian-programs";

const template = new URL("./nginx/fibbers.conf.template", import.meta.url);

interface ProxyOptions {
	/** Host and port. */
	readonly listen: string;
	/** Host and port of each, in the order of their numbers. */
	readonly servers: readonly string[];
}

/** nginx with the configuration that it has in `docker-compose.yml`. */
export class ReverseProxy {
	private readonly child: ChildProcess;
	private readonly folder: string;

	private constructor(child: ChildProcess, folder: string) {
		this.child = child;
		this.folder = folder;
	}

	/** Resolves when it listens. */
	static async start({ listen, servers }: ProxyOptions): Promise<ReverseProxy> {
		const { file, env } = await programOf(["nginx"], "nginx-light");
		const folder = await mkdtemp(path.join(tmpdir(), "fibbers-proxy-"));
		const values = {
			LISTEN: listen,
			TLS: path.join(folder, "tls"),
			...Object.fromEntries(servers.map((server, i) => [`SERVER_${i + 1}`, server])),
		};
		const site = filledIn(await readFile(template, "utf8"), values);
		await writeFile(path.join(folder, "nginx.conf"), around(site, folder));
		const child = spawn(file, ["-p", folder, "-e", "stderr", "-c", path.join(folder, "nginx.conf")], {
			env: { ...process.env, ...env },
			stdio: ["ignore", "inherit", "inherit"],
		});
		// By force its workers would stay behind.
		process.once("exit", () => child.kill("SIGTERM"));
		const proxy = new ReverseProxy(child, folder);
		await proxy.listens(`http://${listen}/health`);
		return proxy;
	}

	async end(): Promise<void> {
		await ended(this.child, "SIGTERM");
		await rm(this.folder, { recursive: true, force: true });
	}

	private async listens(url: string): Promise<void> {
		while (this.child.exitCode === null) {
			const answer = await fetch(url).catch(() => null);
			if (answer?.ok) return;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		throw new Error(`nginx ended with ${this.child.exitCode}`);
	}
}

/** Throws when the template asks for what is not there. */
export const filledIn = (template: string, values: Readonly<Record<string, string>>): string =>
	template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`nothing to fill in for ${name}`);
		return value;
	});

/** What nginx's image has around a site: everything that is written goes to the folder. */
const around = (site: string, folder: string): string => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
worker_processes 1;
worker_rlimit_nofile 20000;
events {
	worker_connections 8192;
}
http {
	access_log off;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
${site}
}
`;
