import { CardShapes } from "./shapes-cards.tsx";
import { IconShapes } from "./shapes-icons.tsx";
import { PictureShapes } from "./shapes-pictures.tsx";

/** Every shape of the app, once per page: everything drawn refers to it by id. */
export function Sprite() {
	return (
		<svg class="sprite" width="0" height="0" aria-hidden="true">
			<filter id="worn" x="-10%" y="-10%" width="120%" height="120%">
				<feTurbulence type="fractalNoise" baseFrequency=".32" numOctaves={3} seed={7} result="n" />
				<feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6 4.35" />
				<feComposite in="SourceGraphic" operator="in" />
			</filter>
			<CardShapes />
			<PictureShapes />
			<IconShapes />
		</svg>
	);
}
