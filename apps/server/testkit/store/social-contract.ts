import { codeAlphabet, friendCodeLength } from "@fibbers/protocol";
import { describe, expect, it } from "vitest";
import { type Invitation, limits } from "../../src/store/circle.ts";
import type { Store } from "../../src/store/store.ts";
import type { Opener } from "./contract.ts";
import { newPlayer, noon } from "./samples.ts";

const minute = 60_000;

export function socialContract(fresh: () => Promise<Opener>): void {
	const open = async () => await (await fresh())();

	/** Two players, or more. */
	async function people(store: Store, ...names: readonly string[]): Promise<readonly string[]> {
		const ids: string[] = [];
		for (const name of names) ids.push((await newPlayer(store, name)).id);
		return ids;
	}

	const circleOf = async (store: Store, player: string, at = noon) => {
		const circle = await store.social.circle(player, at);
		if (circle === null) throw new Error("no such player");
		return circle;
	};

	/** Who is on which of a player's lists. */
	const listsOf = async (store: Store, player: string) => {
		const { friends, requestsIn, requestsOut, blocks, invitations } = await circleOf(store, player);
		const names = (lines: readonly { readonly profile: { readonly name: string } }[]) =>
			lines.map(({ profile }) => profile.name).join(" ");
		return [names(friends), names(requestsIn), names(requestsOut), names(blocks), invitations.length].join("/");
	};

	const befriend = async (store: Store, one: string, other: string): Promise<void> => {
		await store.social.ask({ from: one, to: other, at: noon });
		await store.social.ask({ from: other, to: one, at: noon });
	};

	const invitation = (from: string, to: string, rest: Partial<Invitation> = {}): Invitation => ({
		id: crypto.randomUUID(),
		from,
		to,
		game: "liar",
		table: "QWERTY",
		at: noon,
		expiresAt: noon + 10 * minute,
		...rest,
	});

	describe("friends", () => {
		it("every player has a friend code of his own, under which he is found", async () => {
			const store = await open();
			const ids = await people(store, "Ada", "Eve", "Ida");
			const codes = await Promise.all(ids.map(async (id) => (await circleOf(store, id)).friendCode));
			expect(new Set(codes).size).toBe(3);
			for (const code of codes) expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{${friendCodeLength}}$`));
			expect(await store.social.owner(codes[1] ?? "")).toEqual({
				id: ids[1],
				profile: { name: "Eve", picture: "lemon", tone: 1 },
			});
			expect(await store.social.owner("22222222")).toBeNull();
			expect(await store.social.circle("unknown", noon)).toBeNull();
			expect(await store.social.ties("unknown")).toBeNull();
		});

		it("who is asked may accept or decline, and who asks may withdraw", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			const ask = () => social.ask({ from: ada, to: eve, at: noon });
			expect(await social.accept({ from: ada, to: eve, at: noon })).toBe("no-such-request");
			expect(await ask()).toBe("done");
			expect(await ask()).toBe("done");
			expect([await listsOf(store, ada), await listsOf(store, eve)]).toEqual(["//Eve//0", "/Ada///0"]);
			expect((await social.concerned(ada)).includes(eve) && (await social.concerned(eve)).includes(ada)).toBe(true);
			expect(await social.dropRequest(ada, eve)).toBe(true);
			expect(await social.dropRequest(ada, eve)).toBe(false);
			expect([await listsOf(store, ada), await listsOf(store, eve)]).toEqual(["////0", "////0"]);
			await ask();
			expect(await social.accept({ from: eve, to: ada, at: noon })).toBe("no-such-request");
			expect(await social.accept({ from: ada, to: eve, at: noon })).toBe("done");
			expect([await listsOf(store, ada), await listsOf(store, eve)]).toEqual(["Eve////0", "Ada////0"]);
			expect(await ask()).toBe("already-friends");
			expect(await social.ask({ from: eve, to: ada, at: noon })).toBe("already-friends");
			expect(await social.ties(ada)).toEqual({ presence: "friends", friends: [eve], apart: [] });
			expect(await social.unfriend(eve, ada)).toBe(true);
			expect(await social.unfriend(eve, ada)).toBe(false);
			expect([await listsOf(store, ada), await listsOf(store, eve)]).toEqual(["////0", "////0"]);
			expect(await social.ask({ from: ada, to: ada, at: noon })).toBe("yourself");
			expect(await social.ask({ from: ada, to: "unknown", at: noon })).toBe("done");
		});

		it("the two lines of a friendship have ids of their own", async () => {
			const store = await open();
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			await befriend(store, ada, eve);
			const [of, back] = [(await circleOf(store, ada)).friends[0], (await circleOf(store, eve)).friends[0]];
			expect(of?.id).not.toBe(back?.id);
			for (const id of [ada, eve]) expect([of?.id, back?.id]).not.toContain(id);
		});

		it("a block ends everything between two, and what is asked afterwards is kept and not shown", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			await befriend(store, ada, eve);
			await social.invite(invitation(ada, eve));
			await social.invite(invitation(eve, ada));
			await social.block(ada, eve, noon);
			await social.block(ada, eve, noon);
			expect([await listsOf(store, ada), await listsOf(store, eve)]).toEqual(["///Eve/0", "////0"]);
			for (const [one, other] of [
				[ada, eve],
				[eve, ada],
			] as const)
				expect(await social.ties(one)).toEqual({ presence: "friends", friends: [], apart: [other] });
			expect(await social.ask({ from: eve, to: ada, at: noon })).toBe("done");
			expect([await listsOf(store, ada), await listsOf(store, eve)]).toEqual(["///Eve/0", "//Ada//0"]);
			expect(await social.accept({ from: eve, to: ada, at: noon })).toBe("no-such-request");
			expect(await social.unblock(eve, ada)).toBe(false);
			expect(await social.unblock(ada, eve)).toBe(true);
			expect(await listsOf(store, ada)).toBe("////0");
			expect(await social.ask({ from: eve, to: ada, at: noon })).toBe("done");
			expect(await listsOf(store, ada)).toBe("/Eve///0");
		});

		it("two who have both blocked are apart until both have taken it back", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			await social.block(ada, eve, noon);
			await social.block(eve, ada, noon);
			expect((await social.ties(ada))?.apart).toEqual([eve]);
			await social.unblock(ada, eve);
			expect((await social.ties(ada))?.apart).toEqual([eve]);
			await social.unblock(eve, ada);
			expect((await social.ties(ada))?.apart).toEqual([]);
		});

		it("there are so many requests and friends, and no more", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			const others = await people(store, ...Array.from({ length: limits.friends }, (_, i) => `P${i}`));
			for (const [i, to] of others.slice(0, limits.requests + 1).entries())
				expect(await social.ask({ from: ada, to, at: noon })).toBe(i < limits.requests ? "done" : "too-many");
			for (const other of others.slice(0, limits.requests)) await social.dropRequest(ada, other);
			for (const [i, from] of others.slice(0, limits.requests + 1).entries())
				expect(await social.ask({ from, to: eve, at: noon })).toBe(i < limits.requests ? "done" : "too-many");
			for (const other of others) {
				await social.dropRequest(other, eve);
				await befriend(store, ada, other);
			}
			expect((await social.ties(ada))?.friends).toHaveLength(limits.friends);
			expect(await social.ask({ from: ada, to: eve, at: noon })).toBe("too-many");
			expect(await social.ask({ from: eve, to: ada, at: noon })).toBe("done");
			expect(await social.accept({ from: eve, to: ada, at: noon })).toBe("too-many");
			await social.unfriend(ada, others[0] ?? "");
			expect(await social.accept({ from: eve, to: ada, at: noon })).toBe("done");
		});

		it("what a player shows, and his mutes, are kept", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			await befriend(store, ada, eve);
			await social.show(ada, { presence: "nobody" });
			await social.show(ada, {});
			expect(await circleOf(store, ada)).toMatchObject({ presence: "nobody", table: "friends" });
			await social.show(ada, { table: "nobody" });
			expect((await social.ties(ada))?.presence).toBe("nobody");
			expect((await circleOf(store, eve)).friends[0]).toMatchObject({ presence: "nobody", table: "nobody" });
			expect(await social.mute(eve, ada, { muted: true })).toBe(true);
			expect((await circleOf(store, eve)).friends[0]?.muted).toBe(true);
			expect((await circleOf(store, ada)).friends[0]?.muted).toBe(false);
			expect(await social.invite(invitation(ada, eve))).toBe("unheard");
			expect((await circleOf(store, eve)).invitations).toEqual([]);
			expect(await social.mute(eve, ada, { muted: false })).toBe(true);
			expect(await social.invite(invitation(ada, eve))).toBe("sent");
			expect(await social.mute(eve, "unknown", { muted: true })).toBe(false);
			await social.noteSeen(ada, noon + minute);
			await social.noteSeen(ada, noon);
			expect((await circleOf(store, eve)).friends[0]?.seenAt).toBe(noon + minute);
		});

		it("an invitation is for a friend, once for each table, and can be answered once, in time, by him", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			expect(await social.invite(invitation(ada, eve))).toBe("no-such-friend");
			await befriend(store, ada, eve);
			const first = invitation(ada, eve);
			expect(await social.invite(first)).toBe("sent");
			expect(await social.invite(invitation(ada, eve))).toBe("unheard");
			const { from: _, to: __, ...kept } = first;
			expect((await circleOf(store, eve)).invitations).toEqual([
				{
					...kept,
					from: { name: "Ada", picture: "lemon", tone: 1 },
					friend: (await circleOf(store, eve)).friends[0]?.id,
				},
			]);
			expect((await circleOf(store, eve, noon + 10 * minute)).invitations).toEqual([]);
			expect(await social.answerInvitation(ada, first.id, noon)).toBeNull();
			expect(await social.answerInvitation(eve, first.id, noon + 10 * minute)).toBeNull();
			expect(await social.answerInvitation(eve, first.id, noon + 1)).toEqual(first);
			expect(await social.answerInvitation(eve, first.id, noon + 1)).toBeNull();
			const later = invitation(ada, eve, { at: noon + 20 * minute, expiresAt: noon + 30 * minute });
			expect(await social.invite(invitation(ada, eve))).toBe("sent");
			expect(await social.invite(later)).toBe("sent");
			expect((await circleOf(store, eve, noon + 20 * minute)).invitations.map(({ id }) => id)).toEqual([later.id]);
			await social.unfriend(ada, eve);
			expect(await social.answerInvitation(eve, later.id, noon + 20 * minute)).toBeNull();
		});

		it("invitations to a table that has ended are over", async () => {
			const store = await open();
			const { social, journal } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			await befriend(store, ada, eve);
			const epoch = (await journal.open("QWERTY", "here", noon)) ?? 0;
			const [here, there] = [invitation(ada, eve), invitation(ada, eve, { table: "ASDFGH" })];
			await social.invite(here);
			await social.invite(there);
			await journal.close("QWERTY", epoch, noon);
			expect((await circleOf(store, eve)).invitations.map(({ table }) => table)).toEqual(["ASDFGH"]);
			expect(await social.answerInvitation(eve, here.id, noon)).toBeNull();
			expect(await social.endInvitations("QWERTY")).toEqual([here]);
			expect(await social.endInvitations("QWERTY")).toEqual([]);
			expect(await social.answerInvitation(eve, there.id, noon)).toEqual(there);
		});

		it("one player has so many open invitations, and no more", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = ""] = await people(store, "Ada", "Eve");
			await befriend(store, ada, eve);
			const invite = (n: number, at = noon) =>
				social.invite(invitation(ada, eve, { table: `TABLE${n}`, at, expiresAt: at + minute }));
			for (let n = 0; n <= limits.invitations; n++)
				expect(await invite(n)).toBe(n < limits.invitations ? "sent" : "too-many");
			expect(await invite(limits.invitations, noon + minute)).toBe("sent");
		});

		it("a player who is deleted is on nobody's list", async () => {
			const store = await open();
			const { social } = store;
			const [ada = "", eve = "", ida = "", uma = ""] = await people(store, "Ada", "Eve", "Ida", "Uma");
			await befriend(store, ada, eve);
			await social.invite(invitation(ada, eve));
			await social.ask({ from: ada, to: ida, at: noon });
			await social.ask({ from: uma, to: ada, at: noon });
			await social.block(ida, ada, noon);
			expect([...(await social.concerned(ada))].sort()).toEqual([eve, ida, uma].sort());
			const { friendCode } = await circleOf(store, ada);
			await store.players.delete(ada, { name: "Somebody", at: noon });
			for (const other of [eve, ida, uma]) expect(await listsOf(store, other)).toBe("////0");
			expect(await social.ties(ida)).toEqual({ presence: "friends", friends: [], apart: [] });
			expect(await social.owner(friendCode)).toBeNull();
		});

		it("an export names friends, and has nobody else's id or code", async () => {
			const store = await open();
			const [ada = "", eve = "", ida = ""] = await people(store, "Ada", "Eve", "Ida");
			await befriend(store, ada, eve);
			await store.social.block(ada, ida, noon);
			const exported = await store.players.export(ada);
			expect(exported?.circle).toEqual({
				friendCode: (await circleOf(store, ada)).friendCode,
				presence: "friends",
				table: "friends",
				friends: [{ name: "Eve", muted: false }],
				requestsIn: [],
				requestsOut: [],
				blocks: [{ name: "Ida" }],
			});
			const text = JSON.stringify(exported);
			for (const other of [eve, ida])
				for (const secret of [other, (await circleOf(store, other)).friendCode]) expect(text).not.toContain(secret);
		});

		it("at once, from two processes: friendship is mutual or not at all, and never beside a block", async () => {
			const opener = await fresh();
			const [here, there] = [await opener(), await opener()];
			const [ada = "", eve = ""] = await people(here, "Ada", "Eve");
			const isFriend = async (one: string, other: string) =>
				(await here.social.ties(one))?.friends.includes(other) ?? false;
			const at = noon;
			const together: (readonly [string, readonly (() => Promise<unknown>)[]])[] = [
				[
					"both ask",
					[
						() => here.social.ask({ from: ada, to: eve, at }),
						() => there.social.ask({ from: eve, to: ada, at }),
						() => there.social.ask({ from: ada, to: eve, at }),
					],
				],
				[
					"both accept",
					[
						() => here.social.accept({ from: ada, to: eve, at }),
						() => there.social.accept({ from: ada, to: eve, at }),
						() => here.social.ask({ from: eve, to: ada, at }),
					],
				],
				[
					"one accepts while the other blocks",
					[
						() => here.social.accept({ from: ada, to: eve, at }),
						() => there.social.block(ada, eve, at),
						() => here.social.ask({ from: eve, to: ada, at }),
					],
				],
				[
					"one withdraws while the other accepts",
					[
						() => here.social.dropRequest(ada, eve),
						() => there.social.accept({ from: ada, to: eve, at }),
						() => here.social.unfriend(ada, eve),
					],
				],
			];
			for (const [name, acts] of together) {
				await here.social.unblock(ada, eve);
				await here.social.unfriend(ada, eve);
				await here.social.dropRequest(eve, ada);
				if (name !== "both ask") await here.social.ask({ from: ada, to: eve, at });
				await Promise.all(acts.map((act) => act()));
				const [one, other] = [await isFriend(ada, eve), await isFriend(eve, ada)];
				expect([name, one]).toEqual([name, other]);
				const lists = [await circleOf(here, ada), await circleOf(here, eve)];
				if (one) for (const { requestsIn, requestsOut } of lists) expect([requestsIn, requestsOut]).toEqual([[], []]);
				if (name.startsWith("both")) expect([name, one]).toEqual([name, true]);
				if (name.endsWith("blocks")) expect([name, one]).toEqual([name, false]);
			}
		});
	});
}
