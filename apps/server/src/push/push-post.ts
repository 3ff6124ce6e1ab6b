import type { PushedInvitation } from "@fibbers/protocol";
import type { Logger } from "../log.ts";
import type { Observer } from "../operations/observer.ts";
import type { SocialStore } from "../store/circle.ts";
import type { PlayerStore, PushStore, PushSubscription } from "../store/store.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";
import { deliver } from "./delivery.ts";
import { Gate } from "./gate.ts";
import type { InvitationPost, PostedInvitation } from "./invitation-post.ts";
import { sealed } from "./sealed.ts";
import type { Sender } from "./server-keys.ts";

export interface PushPostDeps {
	readonly sender: Sender;
	readonly pushes: PushStore;
	readonly players: Pick<PlayerStore, "find">;
	readonly social: Pick<SocialStore, "circle">;
	/** Whether a page of this player is open: it tells him by itself. */
	readonly isHere: (player: PlayerId) => boolean;
	readonly time: Time;
	readonly log: Logger;
	readonly observer: Pick<Observer, "pushed">;
}

/** Invitations under way at a time; what comes on top is not pushed. */
const capacity = 1_000;
/** Requests at a time. */
const width = 8;
const tries = 4;
/** A line that went without a goodbye, as of a phone that fell asleep, is missed within this time, ms. */
const untilMissed = 30_000;

/** Pushes invitations to the devices of players who have no page open. */
export class PushPost implements InvitationPost {
	private readonly deps: PushPostDeps;
	private readonly gate = new Gate(width);
	private readonly underWay = new Map<string, { readonly end: AbortController; readonly done: Promise<void> }>();

	constructor(deps: PushPostDeps) {
		this.deps = deps;
	}

	invited(to: PlayerId, invitation: PostedInvitation): void {
		const { log } = this.deps;
		if (this.underWay.has(invitation.id)) return;
		if (this.underWay.size >= capacity) return log.warn({ event: "push.too-many" }, "too many invitations to push");
		const end = new AbortController();
		const done = this.post(to, invitation, end.signal)
			.catch((error: unknown) => log.error({ event: "push.failed", err: error }, "an invitation could not be pushed"))
			.finally(() => this.underWay.delete(invitation.id));
		this.underWay.set(invitation.id, { end, done });
	}

	over(invitation: string): void {
		this.underWay.get(invitation)?.end.abort();
	}

	/** Resolves when nothing of what is under way now is. */
	async settled(): Promise<void> {
		await Promise.all([...this.underWay.values()].map(({ done }) => done));
	}

	/** What is under way ends. */
	async close(): Promise<void> {
		for (const { end } of this.underWay.values()) end.abort();
		await this.settled();
	}

	private async post(to: PlayerId, invitation: PostedInvitation, ended: AbortSignal): Promise<void> {
		const { players, pushes, isHere } = this.deps;
		if (isHere(to)) await this.wait(untilMissed, ended);
		if (ended.aborted || isHere(to)) return;
		const [player, subscriptions] = await Promise.all([players.find(to), pushes.ofPlayer(to)]);
		if (player === null || !(await this.isOpen(to, invitation.id))) return;
		const { id, fromName: from, game, table, expiresAt } = invitation;
		const { language } = player;
		const told: PushedInvitation = { kind: "invitation", invitation: id, from, game, table, language };
		const letter = { text: JSON.stringify(told), about: table, expiresAt };
		await Promise.all(
			subscriptions.map((subscription) => this.send(subscription, letter, () => ended.aborted || isHere(to), ended)),
		);
	}

	/** Not when the two have parted since, or the table is gone. */
	private async isOpen(to: PlayerId, id: string): Promise<boolean> {
		const circle = await this.deps.social.circle(to, this.deps.time.now());
		return circle?.invitations.some((invitation) => invitation.id === id) ?? false;
	}

	private async send(
		to: PushSubscription,
		{ expiresAt, ...letter }: { readonly text: string; readonly about: string; readonly expiresAt: number },
		isNeedless: () => boolean,
		ended: AbortSignal,
	): Promise<void> {
		const { sender, pushes, time, log, observer } = this.deps;
		for (let tried = 1; tried <= tries; tried++) {
			const outcome = await this.gate.run(async () => {
				const ttl = Math.floor((expiresAt - time.now()) / 1_000);
				return ttl <= 0 || isNeedless() ? null : deliver(sealed(sender, to, { ...letter, ttl }), ended);
			});
			if (outcome !== null) observer.pushed(outcome.is);
			if (outcome === null || outcome.is === "taken") return;
			if (outcome.is === "gone") return pushes.forget(to.endpoint);
			if (outcome.is === "refused") {
				const service = new URL(to.endpoint).hostname;
				return log.warn({ event: "push.refused", service, status: outcome.status }, "a push service refuses");
			}
			const again = outcome.afterMs ?? 2_000 * 4 ** (tried - 1);
			if (tried === tries || time.now() + again >= expiresAt) return;
			await this.wait(again, ended);
		}
	}

	/** Until then, or until it is over. */
	private wait(ms: number, ended: AbortSignal): Promise<void> {
		return new Promise((resolve) => {
			if (ended.aborted) return resolve();
			const cancel = this.deps.time.after(ms, () => {
				ended.removeEventListener("abort", end);
				resolve();
			});
			const end = (): void => {
				cancel();
				resolve();
			};
			ended.addEventListener("abort", end, { once: true });
		});
	}
}
