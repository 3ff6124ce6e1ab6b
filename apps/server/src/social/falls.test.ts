import { expect, onTestFinished, test } from "vitest";
import { LobbyClient, NetworkClient, ServerProcess, startTestApp } from "../../testkit/index.ts";
import { MuteWire } from "../../testkit/mute-wire.ts";
import { temporaryFolder } from "../../testkit/store/folder.ts";

async function come(base: string, name: string): Promise<NetworkClient> {
	const player = await NetworkClient.create(base);
	await player.http("PUT", "/api/me", { name });
	return player;
}

async function befriend(one: LobbyClient, other: LobbyClient): Promise<void> {
	await one.command("befriend", { code: other.social?.me.friendCode });
	await other.command("befriend", { code: one.social?.me.friendCode });
	await one.until(() => one.friends.length === 1);
}

test("who closes his laptop without a goodbye is gone when he has not answered the heartbeat", async () => {
	const { app, base } = await startTestApp({}, { HEARTBEAT_MS: "1000" });
	onTestFinished(() => app.close());
	const wire = await MuteWire.to(base);
	onTestFinished(() => wire.close());
	const eve = await come(base, "Eve");
	const [here, laptop] = [
		await LobbyClient.open(await come(base, "Ada")),
		await LobbyClient.open({ base: wire.url, token: eve.token }),
	];
	await befriend(here, laptop);
	expect(here.friend("Eve")?.online).toBe(true);
	wire.fallSilent();
	await here.until(() => here.friend("Eve")?.online === false);
	expect(here.closeCode).toBeNull();
});

test("after kill -9 of the server friends and invitations are as before, and who comes back is here at once", async () => {
	const folder = await temporaryFolder();
	const first = await ServerProcess.start({ DATA_DIR: folder });
	onTestFinished(() => first.kill());
	const [ada, eve] = [await come(first.url, "Ada"), await come(first.url, "Eve")];
	const [a, e] = [await LobbyClient.open(ada), await LobbyClient.open(eve)];
	await befriend(a, e);
	const table = await ada.open({ game: "liar", seats: 2, turnMs: 120_000, doubtMs: 0, listed: false });
	await ada.join(table);
	await a.command("show", { table: "nobody" });
	await a.command("invite", { friend: a.friend("Eve")?.id, table });
	await e.until(() => e.social?.invitations.length === 1);
	const before = [a.social, e.social];

	await first.kill();
	await Promise.all([a.closed(), e.closed()]);
	// No heartbeat comes in between.
	const settings = { PORT: new URL(first.url).port, HEARTBEAT_MS: "600000" };
	const second = await ServerProcess.start({ DATA_DIR: folder, ...settings });
	onTestFinished(async () => void (await second.stop()));
	const back = await LobbyClient.open(ada);
	expect(back.friend("Eve")?.online).toBe(false);
	const there = await LobbyClient.open(eve);
	await back.until(() => back.friend("Eve")?.online === true);
	expect([back.social, there.social]).toEqual(before);
	const invitation = there.social?.invitations[0]?.id;
	expect(await there.command("answerInvitation", { invitation, accept: true })).toEqual({ done: true });
	await back.until(() => back.answers.length === 1);
	await Promise.all([back.leave(), there.leave()]);
});
