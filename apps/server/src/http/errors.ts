import type { Response } from "express";

/** An error as every part of the HTTP interface tells it. */
export function fail(response: Response, status: number, error: string, message: string): void {
	response.status(status).json({ error, message });
}
