import { Conflict } from "../../../src/store/errors.ts";
import type { Device, NewDevice, Player, PlayerStore } from "../../../src/store/store.ts";
import type { World } from "./world.ts";

/** Players in plain maps: what a store says is compared with this. */
export function modelPlayers(world: World): Omit<PlayerStore, "export"> {
	const { players, devices, links } = world;
	const owned = (id: string) => devices.filter((device) => device.player === id);
	const isTaken = (tokenHash: string): boolean => devices.some((device) => device.tokenHash === tokenHash);
	const add = (player: string, device: NewDevice, at: number): void => {
		devices.push({ ...device, player, id: device.tokenHash, createdAt: at, seenAt: at });
	};

	return {
		async create({ id, profile, device, at }) {
			if (players.has(id) || isTaken(device.tokenHash)) throw new Conflict("taken");
			const player: Player = { id, profile, language: null, settings: {}, createdAt: at, seenAt: at };
			players.set(id, player);
			add(id, device, at);
			return player;
		},
		async findByToken(tokenHash, at) {
			const device = devices.find((one) => one.tokenHash === tokenHash);
			const player = players.get(device?.player ?? "");
			if (!device || !player) return null;
			if (at - device.seenAt < 60_000) return { player, device: device.id };
			const seen = { ...player, seenAt: Math.max(player.seenAt, at) };
			players.set(player.id, seen);
			device.seenAt = at;
			return { player: seen, device: device.id };
		},
		find: async (id) => players.get(id) ?? null,
		async update(id, { profile, ...rest }) {
			const player = players.get(id);
			if (!player) return null;
			const updated = { ...player, ...rest, profile: { ...player.profile, ...profile } };
			players.set(id, updated);
			return updated;
		},
		devices: async (id) =>
			owned(id).map(({ id, label, createdAt, seenAt }): Device => ({ id, label, createdAt, seenAt })),
		async removeDevice(id, device) {
			const at = devices.findIndex((one) => one.id === device && one.player === id);
			if (at >= 0) devices.splice(at, 1);
			return at >= 0;
		},
		async createLink({ secretHash, player, at, expiresAt }) {
			const valid = [...links].filter(([, link]) => link.expiresAt > at);
			if (!players.has(player) || valid.some(([secret]) => secret === secretHash)) throw new Conflict("no");
			links.clear();
			for (const [secret, link] of valid) links.set(secret, link);
			links.set(secretHash, { player, expiresAt });
		},
		async findLink(secretHash, at) {
			const link = links.get(secretHash);
			return link && link.expiresAt > at ? (players.get(link.player) ?? null) : null;
		},
		async redeemLink(secretHash, device, at) {
			const link = links.get(secretHash);
			if (!link) return null;
			if (link.expiresAt > at && isTaken(device.tokenHash)) throw new Conflict("taken");
			links.delete(secretHash);
			if (link.expiresAt <= at) return null;
			add(link.player, device, at);
			return players.get(link.player) ?? null;
		},
		async delete(id, { name }) {
			if (!players.delete(id)) return false;
			world.departed.set(id, name);
			for (const device of owned(id)) devices.splice(devices.indexOf(device), 1);
			for (const [secret, link] of links) if (link.player === id) links.delete(secret);
			for (const [token, share] of world.shares) if (share.player === id) world.shares.delete(token);
			for (const [game, stored] of world.games) world.games.set(game, world.renamed(stored));
			return true;
		},
	};
}
