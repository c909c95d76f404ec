import type { Tied } from '#app/problems-shown.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { issuesOf, TERMS, type Term } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/builder.ts';
import { termWords } from '#messages/en/subscription.ts';
import { fillCount } from '#messages/plural.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Money } from '#parts/text/Money.tsx';

export interface TermChoiceProps {
  value: Term;
  /** What a subscription costs for each term, without shipping. */
  prices: Record<Term, Cents>;
  issuesPerYear: number;
  tied: Tied;
  onChange: (term: Term) => void;
}

/** For how many years. */
export function TermChoice({ value, prices, issuesPerYear, tied, onChange }: TermChoiceProps) {
  const subscribe = useMessages(subscribeWords);
  const words = useMessages(termWords);
  const issuesIn = (term: Term) => {
    const count = issuesOf(term, issuesPerYear);
    return count === undefined ? words.lifetimeIssues : fillCount(words.issues, count);
  };
  return (
    <Section title={subscribe.years}>
      <RadioGroup
        {...tied}
        legend={subscribe.years}
        hideLegend
        value={value}
        options={TERMS.map((term) => ({
          value: term,
          label: words[term],
          description: issuesIn(term),
          price: <Money cents={prices[term]} />,
        }))}
        onChange={onChange}
      />
    </Section>
  );
}
