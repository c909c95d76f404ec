import type { Tied } from '#app/problems-shown.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { LEVELS, type Level } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/builder.ts';
import { levelWords } from '#messages/en/subscription.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Money } from '#parts/text/Money.tsx';

export interface LevelChoiceProps {
  value: Level;
  /** What a subscription costs at each level, without shipping. */
  prices: Record<Level, Cents>;
  /** The levels that the coupon in use closes (SUBSCRIBE-17). */
  closed: readonly Level[];
  tied: Tied;
  onChange: (level: Level) => void;
}

/** At which level (SUBSCRIBE-6). */
export function LevelChoice({ value, prices, closed, tied, onChange }: LevelChoiceProps) {
  const subscribe = useMessages(subscribeWords);
  const words = useMessages(levelWords);
  const hints = { low: words.lowHint, high: words.highHint };
  return (
    <Section title={subscribe.level}>
      <RadioGroup
        {...tied}
        legend={subscribe.level}
        hideLegend
        value={value}
        options={LEVELS.map((level) => ({
          value: level,
          label: words[level],
          description: hints[level],
          price: <Money cents={prices[level]} />,
          disabled: closed.includes(level),
          disabledReason: subscribe.closedByCoupon,
        }))}
        onChange={onChange}
      />
    </Section>
  );
}
