/** One connection's incoming traffic. */
export interface Recording {
	bytes: number;
	/** Every frame as it arrived; empty unless `keepFrames` was asked for before connecting. */
	readonly frames: Uint8Array[];
}

const recordings = new Map<string, Recording>();
let keepsFrames = false;

/** Whether the frames of later connections are kept, or only counted. */
export function keepFrames(keep: boolean): void {
	keepsFrames = keep;
}

/** The recording of the connection with this session id. */
export function recordingOf(sessionId: string): Recording {
	const recording = recordings.get(sessionId) ?? { bytes: 0, frames: [] };
	recordings.set(sessionId, recording);
	return recording;
}

const Native = globalThis.WebSocket;

/** Takes the place of the global WebSocket before the SDK looks for it. */
globalThis.WebSocket = class extends Native {
	constructor(...[url, protocols]: ConstructorParameters<typeof Native>) {
		super(url, protocols);
		const recording = recordingOf(new URL(url).searchParams.get("sessionId") ?? "");
		const keeps = keepsFrames;
		this.addEventListener("message", ({ data }) => {
			const frame = new Uint8Array(data as ArrayBuffer);
			recording.bytes += frame.byteLength;
			if (keeps) recording.frames.push(frame.slice());
		});
	}
};
