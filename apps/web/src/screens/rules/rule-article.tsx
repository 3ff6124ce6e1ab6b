import type { GameId } from "@fibbers/rules";
import type { RuleText } from "../../text/rule-text.ts";
import { rules } from "../../text/rules.ts";
import { Figure } from "./figures.tsx";
import "./rules.css";

interface ArticleProps {
	readonly game: GameId;
	/** Of its headings, which stand below the one around it. */
	readonly level: 2 | 3;
}

/** One game's rules, read from the point of it to the questions; the same on a page and in a dialog. */
export function RuleArticle({ game, level }: ArticleProps) {
	const text: RuleText = rules.ruleTexts[game];
	const Heading = level === 2 ? "h2" : "h3";
	const figure = (name: string | undefined) => {
		const words = name === undefined ? undefined : text.figures[name];
		return name === undefined || words === undefined ? null : <Figure game={game} name={name} text={words} />;
	};
	return (
		<article class="rule-text">
			<p class="point">{text.point}</p>
			{text.sections.map(({ heading, steps, text: paragraphs, figure: drawn }) => (
				<section key={heading} data-drawn={drawn === undefined ? undefined : ""}>
					<Heading>{heading}</Heading>
					<div>
						{steps && (
							<ol>
								{steps.map((step) => (
									<li key={step}>{step}</li>
								))}
							</ol>
						)}
						{paragraphs?.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{figure(drawn)}
				</section>
			))}
			<section data-drawn="">
				<Heading>{rules.page.example}</Heading>
				<div>
					{text.example.story.map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
				{figure(text.example.figure)}
			</section>
			<section>
				<Heading>{rules.page.variants}</Heading>
				<dl>
					{text.variants.map(({ name, text: words }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{words}</dd>
						</div>
					))}
				</dl>
			</section>
			<section>
				<Heading>{rules.page.clocks}</Heading>
				<div>
					{[text.clocks, ...rules.page.absence].map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</section>
			<section>
				<Heading>{rules.page.tips}</Heading>
				<ul class="facts">
					{text.tips.map((tip) => (
						<li key={tip}>{tip}</li>
					))}
				</ul>
			</section>
			<section>
				<Heading>{rules.page.questions}</Heading>
				<div class="asked">
					{text.questions.map(({ question, answer }) => (
						<details key={question}>
							<summary>{question}</summary>
							<p>{answer}</p>
						</details>
					))}
				</div>
			</section>
			<p class="soft">{text.credit}</p>
		</article>
	);
}
