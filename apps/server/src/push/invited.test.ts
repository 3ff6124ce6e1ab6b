import type { PushedInvitation } from "@fibbers/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import { LobbyClient } from "../../testkit/lobby-client.ts";
import { PushService } from "../../testkit/push/push-service.ts";
import { Subscriber } from "../../testkit/push/subscriber.ts";
import type { App } from "../app.ts";

let service: PushService;
let app: App;
let base: string;

beforeAll(async () => {
	service = await PushService.start();
	({ app, base } = await startTestApp(undefined, { PUSH_SERVICES: service.host }));
});

afterAll(async () => {
	await app.close();
	await service.close();
});

beforeEach(() => {
	service.received.length = 0;
});

interface Evening {
	readonly ana: NetworkClient;
	readonly bea: NetworkClient;
	/** Ana's; Bea has none. */
	readonly line: LobbyClient;
	/** Where Ana sits. */
	readonly code: string;
	readonly phone: Subscriber;
}

/** Ana, at a table, has a friend Bea, who has gone home and has said where she is to be pushed to. */
async function evening(before: (beas: LobbyClient) => Promise<unknown> = async () => {}): Promise<Evening> {
	const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const [line, beas] = [await LobbyClient.open(ana), await LobbyClient.open(bea)];
	await line.command("befriend", { code: beas.social?.me.friendCode });
	await beas.until(() => beas.social?.requests.in.length === 1);
	await beas.command("answerRequest", { request: beas.social?.requests.in[0]?.id, accept: true });
	await line.until(() => line.friends[0]?.online === true);
	await before(beas);
	const phone = new Subscriber();
	await bea.http("PUT", "/api/me/push", { endpoint: service.endpoint("bea"), keys: phone.keys });
	await beas.leave();
	await line.until(() => line.friends[0]?.online === false);
	const code = await ana.open({ game: "liar", seats: 2 });
	await ana.join(code);
	return { ana, bea, line, code, phone };
}

const invite = ({ line, code }: Evening) => line.command("invite", { friend: line.friends[0]?.id, table: code });

test("an invitation reaches a friend who has no page open, and can be answered without one", async () => {
	const all = await evening();
	const { ana, bea, line, code, phone } = all;
	expect(await invite(all)).toEqual({ done: true });
	const [push] = await service.until(1);
	const told: PushedInvitation = JSON.parse(phone.read(push?.body ?? Buffer.alloc(0)));
	expect(told).toMatchObject({ kind: "invitation", from: ana.profile.name, game: "liar", table: code });
	const answer = { invitation: told.invitation, accept: false };
	expect(await ana.http("POST", "/api/me/invitations", answer)).toMatchObject({ status: 404 });
	expect(await bea.http("POST", "/api/me/invitations", answer)).toMatchObject({ status: 200 });
	await line.until(() => line.answers.length > 0);
	expect(line.answers).toMatchObject([{ accepted: false, table: code }]);
	expect(await bea.http("POST", "/api/me/invitations", answer)).toMatchObject({ status: 404 });
});

test("a friend whose invitations are muted causes no push", async () => {
	const muted = await evening((beas) => beas.command("muteInvitations", { friend: beas.friends[0]?.id, muted: true }));
	expect(await invite(muted)).toEqual({ done: true });
	// The push of a friend who is not muted comes later, and so after one that should not be.
	const heard = await evening();
	await invite(heard);
	await service.until(1);
	expect(service.received).toHaveLength(1);
	expect(heard.phone.read(service.received[0]?.body ?? Buffer.alloc(0))).toContain(heard.code);
});
