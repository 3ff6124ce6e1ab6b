import { type Request, type Response, Router } from "express";
import { pageWith } from "../preview/page.ts";
import { friendPreview, type Language, languages, type Preview, tablePreview } from "../preview/preview.ts";
import type { LookUp } from "./look-up.ts";
import { sendWritten } from "./page.ts";

interface PreviewRoutesDeps {
	readonly publicOrigin: string | undefined;
	readonly lookUp: LookUp;
}

/** The pages behind links that people send each other: what messengers show of them is written by the server. */
export function previewRoutes({ publicOrigin, lookUp }: PreviewRoutesDeps): Router {
	const router = Router();

	router.get("/t/:code", async (request, response) => {
		const found = await lookUp.table(request.params.code, await lookUp.asker(request));
		send(request, response, tablePreview(found, languageOf(request)));
	});

	router.get("/f/:code", (request, response) => send(request, response, friendPreview(languageOf(request))));

	return router;

	function send(request: Request, response: Response, preview: Preview): void {
		const origin = publicOrigin === undefined ? `${request.protocol}://${request.host}` : new URL(publicOrigin).origin;
		response.vary("Accept-Language");
		sendWritten(response, (html) => pageWith(html, preview, { origin, path: request.path }));
	}
}

const languageOf = (request: Request): Language => {
	const accepted = request.acceptsLanguages(...languages);
	return languages.find((language) => language === accepted) ?? "en";
};
