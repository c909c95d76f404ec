import type { ReactNode } from 'react';
import type { Tied } from '#app/problems-shown.ts';
import type { Settings, Timetable } from '#machines/api/contract.ts';
import {
  changesDelivery,
  giftPrice,
  isClosed,
  needsUpgrade,
  type OpenGift,
} from '#machines/rules/subscription/gift.ts';
import { DELIVERABLES, type Deliverable } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { redeemWords } from '#messages/en/redeem.ts';
import { levelWords, termWords } from '#messages/en/subscription.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { Money } from '#parts/text/Money.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

export interface RedeemDeliveryProps {
  gift: OpenGift;
  /** What the reader has already. */
  timetable: Timetable | undefined;
  settings: Settings;
  deliverable: Deliverable;
  tied: Tied;
  onChange: (deliverable: Deliverable) => void;
}

/** What was given, and how it can be delivered: each with what it costs more (REDEEM-10). */
export function RedeemDelivery({ gift, timetable, settings, deliverable, tied, onChange }: RedeemDeliveryProps) {
  const words = useMessages(redeemWords);
  const level = useMessages(levelWords);
  const term = useMessages(termWords);
  const labelOf = useDeliveryLabel(settings);
  const textOf = useProblemText();
  const given = gift.gift.deliverables.set;
  const isUpgrade = needsUpgrade(gift, deliverable);
  const isOther = changesDelivery(gift, deliverable, timetable);
  const priceOf = (each: Deliverable): ReactNode =>
    needsUpgrade(gift, each) ? <Money cents={giftPrice(gift, each)} /> : words.free;
  return (
    <>
      <Section title={words.gift}>
        <DefinitionList
          entries={[
            { term: words.level, detail: level[gift.gift.level] },
            { term: words.term, detail: term[gift.gift.term] },
            { term: words.delivery, detail: labelOf(given) },
          ]}
        />
        {!gift.can_upgrade && (
          <Notice kind="warning">{textOf({ field: 'general', code: 'upgradeUnavailable' })}</Notice>
        )}
      </Section>
      <Section title={words.delivery}>
        <RadioGroup
          {...tied}
          legend={words.delivery}
          hideLegend
          value={deliverable}
          options={DELIVERABLES.map((each) => ({
            value: each,
            label: labelOf(each),
            description: each === given ? words.given : undefined,
            price: priceOf(each),
            disabled: isClosed(gift, each),
            disabledReason: words.closed,
          }))}
          onChange={onChange}
        />
        <div role="status">{isUpgrade && <Notice>{words.upgradeRequired}</Notice>}</div>
        <div role="status">{isOther && <Notice kind="warning">{words.misaligned}</Notice>}</div>
      </Section>
    </>
  );
}
