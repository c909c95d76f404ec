import type { Tied } from '#app/problems-shown.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { useMessages, useMoney } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/builder.ts';
import { zoneWords } from '#messages/en/subscription.ts';
import { fill } from '#messages/text.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';

export interface ShippingChoiceProps {
  value: Shipcode;
  /** The host's names of the categories (ADDR-11). */
  names?: Partial<Record<Shipcode, string>>;
  /** What the order costs to ship to each category. */
  prices: Record<Shipcode, Cents>;
  /** The categories that the coupon in use closes (SUBSCRIBE-18). */
  closed: readonly Shipcode[];
  tied: Tied;
  onChange: (shipcode: Shipcode) => void;
}

/** Where an order is sent. */
export function ShippingChoice({ value, names = {}, prices, closed, tied, onChange }: ShippingChoiceProps) {
  const subscribe = useMessages(subscribeWords);
  const zone = useMessages(zoneWords);
  const money = useMoney();
  const priceOf = (shipcode: Shipcode) =>
    prices[shipcode] > 0 ? fill(zone.shippingPrice, { price: money(prices[shipcode]) }) : zone.shippingIncluded;
  return (
    <Section title={subscribe.shipping}>
      <RadioGroup
        {...tied}
        legend={subscribe.shipping}
        hideLegend
        value={value}
        options={SHIPCODES.map((shipcode) => ({
          value: shipcode,
          label: names[shipcode] || zone[shipcode],
          description: priceOf(shipcode),
          disabled: closed.includes(shipcode),
          disabledReason: subscribe.closedByCoupon,
        }))}
        onChange={onChange}
      />
    </Section>
  );
}
