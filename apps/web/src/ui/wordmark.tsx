/** The bowls of the two b are eyes; the second one winks. */
export const Wordmark = () => (
	<span class="eyes">
		<span class="vh">Fibbers</span>
		<span aria-hidden="true">
			Fi<span class="b open">b</span>
			<span class="b shut">b</span>ers
		</span>
	</span>
);
