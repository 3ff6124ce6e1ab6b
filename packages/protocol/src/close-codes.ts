/** Why the server closes a connection. Codes below 4100 are Colyseus' own. */
export const closeCodes = {
	/** Left by own wish. */
	left: 4000,
	/** A newer connection of the same player took over. */
	replaced: 4101,
	/** The table has ended. */
	tableClosed: 4102,
	/** This connection read too slowly; join again for a fresh state. */
	backlog: 4103,
	/** A message of unknown type or shape. */
	badMessage: 4104,
	/** Somebody without a seat, who may not watch here. */
	notWatchable: 4105,
	/** The server does not know this player's token any more: `POST /api/me`, then join again. */
	unknownPlayer: 4106,
	/** The host did not want this player here; he cannot return to this table. */
	kicked: 4107,
	/** The table lets nobody new in. */
	locked: 4108,
	/** The table lives in another process of the server now: join again. */
	moved: 4109,
} as const;
