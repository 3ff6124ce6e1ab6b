/** Suits differ by form, not only by colour; every court has an object: feathered hat, fan, crown. */
export function CardShapes() {
	return (
		<>
			<symbol id="suit-S" viewBox="0 0 32 32">
				<path d="M16 1.5C16 1.5 3.5 11.2 3.5 18.8c0 4.3 3.2 6.7 6.3 6.7 2.2 0 3.9-.9 4.9-2.3C14.4 26.4 13 29 10.3 30.5h11.4C19 29 17.6 26.4 17.3 23.2c1 1.4 2.7 2.3 4.9 2.3 3.1 0 6.3-2.4 6.3-6.7C28.5 11.2 16 1.5 16 1.5Z" />
			</symbol>
			<symbol id="suit-H" viewBox="0 0 32 32">
				<path d="M16 29.5C13.5 27.3 2.5 19.6 2.5 11.3 2.5 6.6 5.9 3.3 9.9 3.3c2.8 0 5 1.6 6.1 4.4 1.1-2.8 3.3-4.4 6.1-4.4 4 0 7.4 3.3 7.4 8C29.5 19.6 18.5 27.3 16 29.5Z" />
			</symbol>
			<symbol id="suit-D" viewBox="0 0 32 32">
				<path
					fill-rule="evenodd"
					d="M16 .8C18.6 6.3 22.7 12 27.6 16 22.7 20 18.6 25.7 16 31.2 13.4 25.7 9.3 20 4.4 16 9.3 12 13.4 6.3 16 .8Zm0 9.2c-1.3 2.3-2.9 4.3-4.8 6 1.9 1.7 3.5 3.7 4.8 6 1.3-2.3 2.9-4.3 4.8-6-1.9-1.7-3.5-3.7-4.8-6Z"
				/>
			</symbol>
			<symbol id="suit-C" viewBox="0 0 32 32">
				<circle cx="16" cy="8.3" r="6.5" />
				<circle cx="8.2" cy="17.8" r="6.5" />
				<circle cx="23.8" cy="17.8" r="6.5" />
				<path d="M14 14h4v4c.1 5.6 1 9.8 4 12.5H10c3-2.7 3.9-6.9 4-12.5Z" />
			</symbol>
			<symbol id="court-J" viewBox="0 0 64 64">
				<path d="M7 45c0-14 9-24 24-24s25 9 25 22c0 1-.2 2-.5 3H7Z" />
				<path d="M4 49.5h56c0 6-3 9-8 9H12c-5 0-8-3-8-9Z" />
				<path d="M7 46.8h49.5" stroke="var(--card)" stroke-width="2.6" />
				<path
					d="M33 32C33 15 42 4.5 60 3c-1 6-3 10-6 13 1.5.2 3 0 4.5-.5C55 23 48 27 40 28c-2.6 1.2-4 3-4.6 6Z"
					stroke="var(--card)"
					stroke-width="2.2"
				/>
				<path d="M38 27C42 18 48 11 56 6.5" fill="none" stroke="var(--card)" stroke-width="1.5" />
				<circle cx="34.5" cy="34" r="4" stroke="var(--card)" stroke-width="2" />
			</symbol>
			<symbol id="court-Q" viewBox="0 0 64 64">
				<path d="M32 57L-7.8 38.3Q-11.7 27.0 0.2 26.6Q0.1 14.7 11.5 18.1Q15.2 6.7 24.9 13.6Q32.0 4.0 39.1 13.6Q48.8 6.7 52.5 18.1Q63.9 14.7 63.8 26.6Q75.7 27.0 71.8 38.3Z" />
				<path d="M22.6 48.0L3.1 29.4" stroke="var(--card)" stroke-width="1.7" />
				<path d="M25.9 45.5L13.4 21.6" stroke="var(--card)" stroke-width="1.7" />
				<path d="M29.9 44.2L25.6 17.5" stroke="var(--card)" stroke-width="1.7" />
				<path d="M34.1 44.2L38.4 17.5" stroke="var(--card)" stroke-width="1.7" />
				<path d="M38.1 45.5L50.6 21.6" stroke="var(--card)" stroke-width="1.7" />
				<path d="M41.4 48.0L60.9 29.4" stroke="var(--card)" stroke-width="1.7" />
				<path d="M13.9 48.5A20 20 0 0 1 50.1 48.5" fill="none" stroke="var(--card)" stroke-width="2.6" />
				<circle cx="32" cy="57" r="3.4" stroke="var(--card)" stroke-width="1.6" />
			</symbol>
			<symbol id="court-K" viewBox="0 0 64 64">
				<path d="M8 46 4.5 19.5 19 30 32 9l13 21 14.5-10.5L56 46Z" />
				<path d="M8.5 50h47l-.9 8.5H9.4Z" />
				<circle cx="4.8" cy="15.5" r="3.6" />
				<circle cx="32" cy="5.2" r="3.8" />
				<circle cx="59.2" cy="15.5" r="3.6" />
				<path d="m32 26 5 8-5 8-5-8Z" fill="var(--card)" />
				<circle cx="17.5" cy="39" r="2.4" fill="var(--card)" />
				<circle cx="46.5" cy="39" r="2.4" fill="var(--card)" />
			</symbol>
			<symbol id="wink" viewBox="0 0 48 48">
				<circle cx="24" cy="24" r="23" />
				<circle cx="16" cy="20.5" r="4.2" fill="var(--wink,var(--back))" />
				<path
					d="M27 21.5c2.5-3.2 7.5-3.2 10 0M14 31.5c5 5.2 14.5 5.2 19.5-1"
					fill="none"
					stroke="var(--wink,var(--back))"
					stroke-width="3.4"
					stroke-linecap="round"
				/>
			</symbol>
		</>
	);
}
