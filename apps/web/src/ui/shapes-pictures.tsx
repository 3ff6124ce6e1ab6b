const round = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** What a coaster may show. */
export function PictureShapes() {
	return (
		<>
			<symbol id="picture-lemon" viewBox="0 0 48 48">
				<circle cx="24" cy="24" r="19" fill="none" stroke="currentColor" stroke-width="3" {...round} />
				<circle cx="24" cy="24" r="13.5" fill="currentColor" />
				<path d="M10.3 21.2L37.7 26.8" stroke="var(--tone)" stroke-width="2.2" />
				<path d="M16.3 12.3L31.7 35.7" stroke="var(--tone)" stroke-width="2.2" />
				<path d="M26.8 10.3L21.2 37.7" stroke="var(--tone)" stroke-width="2.2" />
				<path d="M35.7 16.3L12.3 31.7" stroke="var(--tone)" stroke-width="2.2" />
			</symbol>
			<symbol id="picture-olive" viewBox="0 0 48 48">
				<ellipse cx="24" cy="27" rx="16" ry="13.5" transform="rotate(-24 24 27)" />
				<circle cx="30" cy="23.5" r="4.5" fill="var(--tone)" />
				<path d="M30 23.5 44 6" fill="none" stroke="currentColor" stroke-width="3" {...round} />
			</symbol>
			<symbol id="picture-moon" viewBox="0 0 48 48">
				<path d="M30 5a20 20 0 1 0 13.5 27A17 17 0 0 1 30 5Z" />
				<path d="m37 9 1.7 4.3L43 15l-4.3 1.7L37 21l-1.7-4.3L31 15l4.3-1.7Z" />
			</symbol>
			<symbol id="picture-cat" viewBox="0 0 48 48">
				<path d="M8 5c4 1 8 4.5 10 8a24 24 0 0 1 12 0c2-3.5 6-7 10-8 2 6 2 11 .8 15A16 16 0 0 1 42 27c0 9-8 16-18 16S6 36 6 27c0-2.5.5-4.8 1.2-7C6 16 6 11 8 5Z" />
				<path
					d="M14.5 25c1.5-2.5 5-2.5 6.5 0M27 25c1.5-2.5 5-2.5 6.5 0M21.5 32.5h5L24 35.5Z"
					fill="none"
					stroke="var(--tone)"
					stroke-width="2.4"
					{...round}
				/>
			</symbol>
			<symbol id="picture-fish" viewBox="0 0 48 48">
				<path d="M3 24c6-9 13-13 20-13 6 0 10 3.5 13 8 3-3.5 6-6 9.5-7-1.5 4-2 8-2 12s.5 8 2 12c-3.5-1-6.5-3.5-9.5-7-3 4.5-7 8-13 8-7 0-14-4-20-13Z" />
				<circle cx="14" cy="21.5" r="2.6" fill="var(--tone)" />
				<path d="M23 17c2.5 4 2.5 10 0 14" fill="none" stroke="var(--tone)" stroke-width="2.4" stroke-linecap="round" />
			</symbol>
			<symbol id="picture-key" viewBox="0 0 48 48">
				<path fill-rule="evenodd" d="M15 6a11 11 0 1 1-3 21.6A11 11 0 0 1 15 6Zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z" />
				<path
					d="M22 24 41 43M34 36l5-5M38.5 40.5l3.5-3.5"
					fill="none"
					stroke="currentColor"
					stroke-width="4.6"
					stroke-linecap="round"
				/>
			</symbol>
			<symbol id="picture-cup" viewBox="0 0 48 48">
				<path d="M7 19h27v11c0 7-5 12-12 12h-3C12 42 7 37 7 30Z" />
				<path
					d="M35 22h2a6 6 0 0 1 0 12h-3M15 13c-3-3 3-5 0-8M25 13c-3-3 3-5 0-8"
					fill="none"
					stroke="currentColor"
					stroke-width="3"
					{...round}
				/>
			</symbol>
			<symbol id="picture-brolly" viewBox="0 0 48 48">
				<path d="M4 26C4 14 13 7 24 7s20 7 20 19c-3-3.5-8-3.5-10.5 0-3-3.5-8-3.5-9.5 0-1.5-3.5-6.5-3.5-9.5 0C12 22.5 7 22.5 4 26Z" />
				<path d="M24 3v4M24 26v13c0 6 8 6 8 0" fill="none" stroke="currentColor" stroke-width="3" {...round} />
			</symbol>
		</>
	);
}
