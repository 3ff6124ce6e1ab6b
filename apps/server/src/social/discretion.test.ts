import type { FriendLine, LobbyCommandName, SocialMessage } from "@fibbers/protocol";
import { pick, type Random, seededRandom, unit } from "@fibbers/rules";
import { baseSeed } from "@fibbers/rules/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeFrames, LobbyClient, NetworkClient, startRecordedApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { systemTime, type Time } from "../table/time.ts";
import { lingerMs } from "./presence.ts";

let app: App;
let base: string;

beforeAll(async () => {
	// Nobody waits three seconds to see that somebody has gone.
	const time: Time = { ...systemTime, after: (ms, run) => systemTime.after(ms === lingerMs ? 1 : ms, run) };
	({ app, base } = await startRecordedApp(undefined, {}, time));
});

afterAll(() => app.close());

const people = 5;
const steps = 70;
/** Each learns the ids of its people from their exports, of which there are ten a minute. */
const seeds = [0, 1];

/** Somebody whose every line is read. */
class Subject {
	readonly player: NetworkClient;
	readonly id: string;
	/** All names that he has had. */
	readonly names: string[];
	line: LobbyClient;
	isHidden = false;
	private seen = 0;

	private constructor(player: NetworkClient, id: string, name: string, line: LobbyClient) {
		this.player = player;
		this.id = id;
		this.names = [name];
		this.line = line;
	}

	static async come(name: string): Promise<Subject> {
		const player = await NetworkClient.create(base);
		await player.http("PUT", "/api/me", { name });
		const { player: me } = (await player.http("GET", "/api/me/export")).body as { player: { id: string } };
		return new Subject(player, me.id, name, await lookingLine(player));
	}

	get code(): string {
		return this.line.social?.me.friendCode ?? "";
	}

	async rename(name: string): Promise<void> {
		this.names.push(name);
		await this.player.http("PUT", "/api/me", { name });
	}

	/** Closes the line, and comes with another one. */
	async comeAgain(): Promise<void> {
		await this.line.leave();
		this.line = await lookingLine(this.player);
		this.seen = 0;
	}

	/** What has arrived since this was asked last. */
	news(): readonly { readonly type: string; readonly body: unknown }[] {
		const news: { type: string; body: unknown }[] = [];
		decodeFrames(this.line.recording.frames.slice(this.seen), (frame) => {
			if (frame.kind === "message") news.push(frame);
			if (frame.kind === "reply") news.push({ type: "reply", body: frame.body });
		});
		this.seen = this.line.recording.frames.length;
		return news;
	}
}

async function lookingLine(player: NetworkClient): Promise<LobbyClient> {
	const line = await LobbyClient.open(player);
	await line.command("look", { rows: 100 });
	return line;
}

/** What everybody may do, and how often. */
const actions: readonly ((me: Subject, other: Subject, random: Random) => Promise<unknown>)[] = [
	(me, other) => me.line.command("befriend", { code: other.code }),
	(me, other) => me.line.command("befriend", { code: other.code }),
	(me, _, random) =>
		ask(me, "answerRequest", lists(me)?.requests.in, "request", random, { accept: unit(random) < 0.8 }),
	(me, _, random) => ask(me, "withdraw", lists(me)?.requests.out, "request", random),
	(me, _, random) => ask(me, "unfriend", me.line.friends, "friend", random),
	(me, _, random) => ask(me, "block", me.line.friends, "friend", random),
	(me, _, random) => ask(me, "block", lists(me)?.requests.in, "request", random),
	(me, _, random) => ask(me, "unblock", lists(me)?.blocks, "block", random),
	(me, _, random) => ask(me, "muteInvitations", me.line.friends, "friend", random, { muted: unit(random) < 0.5 }),
	(me, _, random) => show(me, random),
	(me, _, random) => invite(me, random),
	(me, _, random) =>
		ask(me, "answerInvitation", lists(me)?.invitations, "invitation", random, { accept: unit(random) < 0.5 }),
	(me, _, random) => me.rename(`${me.names[0]}${random.below(1_000)}`),
	(me) => me.comeAgain(),
	(me, _, random) => sitSomewhere(me, random),
	(me) => me.player.leave(),
];

const lists = ({ line }: Subject): SocialMessage | null => line.social;

async function ask(
	{ line }: Subject,
	name: LobbyCommandName,
	among: readonly { readonly id: string }[] | undefined,
	key: string,
	random: Random,
	more: object = {},
): Promise<void> {
	if (among === undefined || among.length === 0) return;
	await line.command(name, { [key]: pick(among, random).id, ...more });
}

/** What was under way has arrived: the answer to this comes after it. */
async function settled(all: readonly Subject[]): Promise<void> {
	for (const { line } of all) await line.command("show", {});
}

/** All are friends, but one hides and another blocks. */
async function begin(all: readonly Subject[]): Promise<void> {
	for (const { line } of all) for (const { code } of all) await line.command("befriend", { code });
	const [first, second] = all;
	await first?.line.command("show", { presence: "nobody" });
	if (first) first.isHidden = true;
	await second?.line.command("block", { friend: second.line.friends.at(-1)?.id });
}

async function show(me: Subject, random: Random): Promise<void> {
	const presence = unit(random) < 0.5 ? "nobody" : "friends";
	await me.line.command("show", { presence, table: unit(random) < 0.5 ? "nobody" : "friends" });
	me.isHidden = presence === "nobody";
}

let tables: string[] = [];

async function sitSomewhere(me: Subject, random: Random): Promise<void> {
	await me.player.leave();
	const code = tables.length > 2 ? pick(tables, random) : await open(me, random);
	await me.player.join(code).catch(() => {});
	if (me.player.room !== null) await me.player.command("sit");
}

async function open({ player }: Subject, random: Random): Promise<string> {
	const code = await player.open({ game: "liars-post", seats: 6, turnMs: 120_000, listed: unit(random) < 0.7 });
	tables.push(code);
	return code;
}

async function invite(me: Subject, random: Random): Promise<void> {
	const table = me.player.state?.code;
	if (table !== undefined) await ask(me, "invite", me.line.friends, "friend", random, { table });
}

/** Pairs of whom one has blocked the other, as they know it themselves. */
const apartOf = (all: readonly Subject[]): ReadonlySet<string> =>
	new Set(
		all.flatMap((me) =>
			all
				.filter(({ names }) => lists(me)?.blocks.some(({ name }) => names.includes(name)))
				.flatMap((other) => [`${me.id} ${other.id}`, `${other.id} ${me.id}`]),
		),
	);

/** Without what somebody himself has asked for: whom he blocked, and to whom he sent a request. */
function withoutOwn(type: string, body: unknown): unknown {
	if (type !== "social") return body;
	const { blocks: _, requests, ...rest } = body as SocialMessage;
	return { ...rest, requests: requests.in };
}

const friendsIn = (type: string, body: unknown): readonly FriendLine[] =>
	type === "social" ? (body as SocialMessage).friends : type === "friend" ? [body as FriendLine] : [];

test.each(seeds.map((n) => baseSeed + n))(
	"whoever blocks, is blocked or hides is in nothing that others receive, whatever all do (seed %i)",
	async (seed) => {
		const random = seededRandom(seed);
		tables = [];
		const all: Subject[] = [];
		for (let n = 0; n < people; n++) all.push(await Subject.come(`Zq${n}x${random.below(1_000_000)}`));
		await begin(all);
		await settled(all);
		for (const subject of all) subject.news();
		let [apartPairs, hiddenLines] = [0, 0];
		for (let step = 0; step < steps; step++) {
			const [before, hiddenBefore] = [apartOf(all), new Set(all.filter(({ isHidden }) => isHidden))];
			const me = pick(all, random);
			const other = pick(
				all.filter((each) => each !== me),
				random,
			);
			const action = random.below(actions.length);
			await actions[action]?.(me, other, random);
			await settled(all);
			const after = apartOf(all);
			for (const viewer of all)
				for (const { type, body } of viewer.news()) {
					const where = `step ${step}, action ${action}, ${type} to ${viewer.names[0]}: ${JSON.stringify(body)}`;
					const text = JSON.stringify(withoutOwn(type, body));
					for (const subject of all) {
						expect(JSON.stringify(body), where).not.toContain(subject.id);
						if (subject === viewer) continue;
						expect(JSON.stringify(body), where).not.toContain(subject.code);
						const pair = `${viewer.id} ${subject.id}`;
						if (before.has(pair) && after.has(pair)) {
							apartPairs++;
							for (const name of subject.names) expect(text, where).not.toContain(`"${name}"`);
						}
						if (!hiddenBefore.has(subject) || !subject.isHidden) continue;
						for (const line of friendsIn(type, body))
							if (subject.names.includes(line.name)) {
								hiddenLines++;
								expect(line, where).toMatchObject({ online: false, seenAt: null, at: null });
							}
						if (type === "tables" || type === "changes")
							for (const name of subject.names) expect(text, where).not.toContain(`"${name}"`);
					}
				}
		}
		// Otherwise nothing was tried.
		expect(apartPairs).toBeGreaterThan(0);
		expect(hiddenLines).toBeGreaterThan(0);
		await Promise.all(all.flatMap(({ player, line }) => [player.leave(), line.leave()]));
	},
);
