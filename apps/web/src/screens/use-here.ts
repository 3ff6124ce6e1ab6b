import { useEffect, useRef } from "preact/hooks";
import { here, takesChair } from "../session/here.ts";

interface AtTable {
	readonly code: string;
	readonly seat: number | null;
	/** Whether going away now leaves a game that is running. */
	readonly isPlaying: boolean;
	readonly farewell: () => Promise<void>;
	readonly sit: () => void;
}

/** Says to the rest of the page which table the reader is at, and takes the chair that was wanted on the way here. */
export function useHere({ code, seat, isPlaying, farewell, sit }: AtTable): void {
	const getUp = useRef(farewell);
	getUp.current = farewell;
	useEffect(() => {
		here.value = { code, isPlaying, farewell: () => getUp.current() };
	}, [code, isPlaying]);
	useEffect(() => {
		if (takesChair(code) && seat === null) sit();
		return () => {
			here.value = null;
		};
	}, [code]);
}
