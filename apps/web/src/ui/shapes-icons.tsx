const round = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

export function IconShapes() {
	return (
		<>
			<symbol id="icon-back" viewBox="0 0 24 24">
				<path d="M14.5 5 7.5 12l7 7" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-chat" viewBox="0 0 24 24">
				<path d="M4 5h16v11H11l-5 4v-4H4Z" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-log" viewBox="0 0 24 24">
				<path d="M5 6h14M5 12h14M5 18h9" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-eye" viewBox="0 0 24 24">
				<path
					d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"
					fill="none"
					stroke="currentColor"
					stroke-width="2"
					{...round}
				/>
				<circle cx="12" cy="12" r="3" />
			</symbol>
			<symbol id="icon-more" viewBox="0 0 24 24">
				<circle cx="5" cy="12" r="2" />
				<circle cx="12" cy="12" r="2" />
				<circle cx="19" cy="12" r="2" />
			</symbol>
			<symbol id="icon-sound" viewBox="0 0 24 24">
				<path d="M4 9.5v5h4l5 4v-13l-5 4Z" />
				<path
					d="M16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12"
					fill="none"
					stroke="currentColor"
					stroke-width="2"
					{...round}
				/>
			</symbol>
			<symbol id="icon-help" viewBox="0 0 24 24">
				<path
					d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4"
					fill="none"
					stroke="currentColor"
					stroke-width="2"
					{...round}
				/>
				<circle cx="12" cy="18" r="1.4" />
				<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-plus" viewBox="0 0 24 24">
				<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-lock" viewBox="0 0 24 24">
				<path d="M5 11h14v9H5Z" />
				<path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-next" viewBox="0 0 24 24">
				<path d="m9.5 5 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-arrow" viewBox="0 0 24 24">
				<path d="M4 12h15M13.5 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2" {...round} />
			</symbol>
			<symbol id="icon-check" viewBox="0 0 24 24">
				<path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" stroke-width="3" {...round} />
			</symbol>
			<symbol id="icon-x" viewBox="0 0 24 24">
				<path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
			</symbol>
			<symbol id="icon-cog" viewBox="0 0 24 24">
				<path d="M8 3a4 4 0 0 1 3.4 6.1L12 10h0l.6-.9A4 4 0 1 1 16 11h-2.5v10h-3V11H8a4 4 0 1 1 0-8Z" />
			</symbol>
			<symbol id="icon-friends" viewBox="0 0 24 24">
				<circle cx="9" cy="8" r="4" />
				<path d="M2 20c0-4.5 3-7 7-7s7 2.5 7 7Z" />
				<path
					d="M16 4.5a4 4 0 0 1 0 7M18 13.5c2.5.8 4 3 4 6.5"
					fill="none"
					stroke="currentColor"
					stroke-width="2"
					{...round}
				/>
			</symbol>
		</>
	);
}
