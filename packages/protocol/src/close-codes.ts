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
	/** The game began, and this table takes no watchers. */
	notWatchable: 4105,
	/** The server does not know this player's token any more: `POST /api/me`, then join again. */
	unknownPlayer: 4106,
} as const;
