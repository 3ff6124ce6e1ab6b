import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

const cache = fileURLToPath(new URL("../../../node_modules/.cache/debian", import.meta.url));

/** Where programs for the administrator lie, which other people may not have on PATH. */
const administrators = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/** A program on this machine. */
export interface Program {
	readonly file: string;
	/** What it needs in its environment. */
	readonly env: Readonly<Record<string, string>>;
}

/**
 * The first of the programs that is on PATH; without one, that of Debian's package, whose files go to a folder of our own: the system stays
 * as it is, and it works for everybody. Rejects with one sentence where neither can be had.
 */
export async function programOf(names: readonly string[], debianPackage: string): Promise<Program> {
	const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...administrators];
	const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
	if (installed !== undefined) return { file: installed, env: {} };
	const folder = path.join(cache, `${debianPackage}-${process.arch}`);
	try {
		if (!existsSync(folder)) await unpack(debianPackage, folder);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`Neither ${names.join(" nor ")} is installed, and Debian's package cannot be had: ${reason}`);
	}
	return await unpackedProgram(names, folder);
}

/** The package, and those it needs that this machine has not. */
async function unpack(debianPackage: string, folder: string): Promise<void> {
	await mkdir(cache, { recursive: true });
	// Several processes may do this at once: each for itself, and the first to be ready has done it for all.
	const work = await mkdtemp(path.join(cache, "work-"));
	try {
		const archives = path.join(work, "archives");
		const files = path.join(work, "files");
		await mkdir(archives);
		await mkdir(files);
		await download(debianPackage, archives, []).catch(async () => {
			const ownLists = await privateLists(work);
			await run("apt-get", [...ownLists, "update"]);
			await download(debianPackage, archives, ownLists);
		});
		for (const archive of await readdir(archives)) await run("dpkg-deb", ["-x", path.join(archives, archive), files]);
		await rename(files, folder).catch((error: unknown) => {
			if (!existsSync(folder)) throw error;
		});
	} finally {
		await rm(work, { recursive: true, force: true });
	}
}

async function download(debianPackage: string, into: string, options: readonly string[]): Promise<void> {
	const install = ["--simulate", "--no-install-recommends", "install", debianPackage];
	const { stdout } = await run("apt-get", [...options, ...install]);
	const packages = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = ""]) => name);
	if (packages.length === 0) throw new Error(`apt-get knows nothing to install for ${debianPackage}`);
	// As root it would hand over to a user who may not write here.
	await run("apt-get", [...options, "-o", "APT::Sandbox::User=root", "download", ...packages], { cwd: into });
}

/** For machines that have no lists of packages, or old ones. */
async function privateLists(work: string): Promise<readonly string[]> {
	const lists = path.join(work, "lists");
	const cached = path.join(work, "cache");
	await mkdir(path.join(lists, "partial"), { recursive: true });
	await mkdir(path.join(cached, "archives", "partial"), { recursive: true });
	const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${cached}`, "APT::Sandbox::User=root"];
	return settings.flatMap((setting) => ["-o", setting]);
}

async function unpackedProgram(names: readonly string[], folder: string): Promise<Program> {
	const files = await readdir(folder, { recursive: true });
	const isIn = (file: string): boolean => /(?:^|\/)s?bin$/.test(path.dirname(file));
	const file = files.find((name) => isIn(name) && names.includes(path.basename(name)));
	if (file === undefined) throw new Error(`Debian's package has none of ${names.join(", ")}`);
	const libraries = new Set(files.filter((name) => /\.so(?:\.|$)/.test(name)).map((name) => path.dirname(name)));
	const places = [...libraries].map((place) => path.join(folder, place));
	return { file: path.join(folder, file), env: places.length > 0 ? { LD_LIBRARY_PATH: places.join(":") } : {} };
}
