// The whole rules of one game, as text.
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../i18n/language.ts';
import { rulesOf, type RulesOfGame } from '../../i18n/rules-text.ts';

/** `heading`: the level below that of the title above it. */
export function RulesText({ game, heading: Heading }: { game: string; heading: 'h2' | 'h3' }) {
  const [rules, setRules] = useState<RulesOfGame | undefined>();
  const reader = language.value;
  useEffect(() => {
    let current = true;
    void rulesOf(game, reader).then((text) => {
      if (current) setRules(text);
    });
    return () => {
      current = false;
    };
  }, [game, reader]);
  if (!rules) return null;
  return (
    <div class="rules-text">
      <p class="lead">{rules.lead}</p>
      {rules.sections.map(({ heading, points }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
