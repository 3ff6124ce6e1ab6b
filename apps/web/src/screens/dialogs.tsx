import { signal } from "@preact/signals";
import { lazy } from "preact-iso";

/** The dialogs that can be opened from everywhere. */
export const openDialog = signal<"rules" | "profile" | null>(null);

const Rules = lazy(() => import("./rules.tsx").then(({ Rules }) => Rules));
const ProfileDialog = lazy(() => import("./profile.tsx").then(({ ProfileDialog }) => ProfileDialog));

const close = (): void => {
	openDialog.value = null;
};

export function Dialogs() {
	switch (openDialog.value) {
		case "rules":
			return <Rules onClose={close} />;
		case "profile":
			return <ProfileDialog onClose={close} />;
		case null:
			return null;
	}
}
