import { Later } from '#app/Later.tsx';
import type { Tie, Tied } from '#app/problems-shown.ts';
import type { Settings } from '#machines/api/contract.ts';
import { type BuilderChange, type Built, couponUse } from '#machines/purchase/builder/builder.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { couponRefusal } from '#machines/rules/subscription/coupon.ts';
import {
  issuesOf,
  LEVELS,
  type Level,
  MEDIA,
  type Medium,
  SHIPCODES,
  type Shipcode,
  TERMS,
  type Term,
} from '#machines/rules/subscription/subscription.ts';
import { useMessages, useMoney } from '#messages/context.tsx';
import { benefitWords, donationWords, subscribeWords } from '#messages/en/builder.ts';
import { commonWords } from '#messages/en/common.ts';
import { levelWords, mediumWords, termWords, zoneWords } from '#messages/en/subscription.ts';
import { fillCount } from '#messages/plural.ts';
import { fill } from '#messages/text.ts';
import { AmountField } from '#parts/form/AmountField.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Money } from '#parts/text/Money.tsx';
import { closedOptions, optionPrices } from './builder-shown.ts';
import type { CouponLineProps } from './CouponLine.tsx';
import styles from './SubscriptionBuilder.module.css';
import { SwagOffers } from './SwagOffers.tsx';

export interface SubscriptionBuilderProps {
  built: Built;
  settings: Settings;
  /** The page whose flags say what is offered beside the subscription (SUBSCRIBE-16). */
  page: keyof NonNullable<Settings['features']>;
  /** Whether it matters where the order is sent. */
  asksCategory: boolean;
  /** The settings stay as they are, so that only what goes along with them is chosen (RENEW-2). */
  isSettled?: boolean;
  tie: Tie;
  change: (change: BuilderChange) => void;
}

/** Everything that is chosen before the order is placed (SUBSCRIBE-5). */
export function SubscriptionBuilder(props: SubscriptionBuilderProps) {
  const { built, settings, page, asksCategory, isSettled = false, tie, change } = props;
  const words = useMessages(subscribeWords);
  const donation = useMessages(donationWords);
  const { offer, choice } = built;
  const { add_donation, add_products } = settings.features?.[page] ?? {};
  const issuesPerYear = settings.issues_per_year ?? 4;
  const prices = optionPrices(built);
  const closed = closedOptions(built);
  return (
    <>
      {offer.coupon && (
        <CouponSection
          coupon={offer.coupon}
          use={couponUse(built)}
          isApplied={built.hasCoupon}
          onToggle={() => change({ hasCoupon: !built.hasCoupon })}
        />
      )}
      {!isSettled && (
        <>
          <LevelChoice
            value={choice.level}
            prices={prices.level}
            closed={closed.level}
            tied={tie('level')}
            onChange={(level) => change({ choice: { level } })}
          />
          <MediumChoice
            value={choice.medium}
            prices={prices.medium}
            closed={closed.medium}
            tied={tie('medium')}
            onChange={(medium) => change({ choice: { medium } })}
          />
          <TermChoice
            value={choice.term}
            prices={prices.term}
            issuesPerYear={issuesPerYear}
            tied={tie('term')}
            onChange={(term) => change({ choice: { term } })}
          />
          {asksCategory && (
            <ShippingChoice
              value={choice.shipcode}
              names={settings.shipping_categories}
              prices={prices.shipping}
              closed={closed.shipping}
              tied={tie('shipcode')}
              onChange={(shipcode) => change({ choice: { shipcode } })}
            />
          )}
        </>
      )}
      <Benefits issuesPerYear={issuesPerYear} />
      {add_donation && (
        <Section title={words.donation}>
          <AmountField
            {...tie('donation')}
            label={donation.amount}
            hint={donation.amountHint}
            value={built.donation}
            onChange={(value) => change({ text: { donation: value } })}
          />
        </Section>
      )}
      {add_products && offer.goods_shipping && (
        <SwagOffers tag={settings.swag_tag} lines={built.swag} onChange={(swag) => change({ swag })} />
      )}
    </>
  );
}

/** The place of a coupon, whose code comes only where the page data has one. */
function CouponSection(props: CouponLineProps) {
  const { coupon } = useMessages(subscribeWords);
  const { partFailed } = useMessages(commonWords);
  return (
    <Section title={coupon}>
      <Later
        load={() => import('./CouponLine.tsx')}
        place={couponRefusal(props.coupon, props.use) ? styles.refused : styles.place}
        loading=""
        failed={partFailed}
      >
        {({ CouponLine }) => <CouponLine {...props} />}
      </Later>
    </Section>
  );
}

/** "What do I get with this subscription" (SUBSCRIBE-7). */
function Benefits({ issuesPerYear }: { issuesPerYear: number }) {
  const subscribe = useMessages(subscribeWords);
  const benefit = useMessages(benefitWords);
  const benefits = [fillCount(benefit.issues, issuesPerYear), benefit.archive, benefit.files];
  return (
    <Section title={subscribe.benefits}>
      <ul className={styles.list}>
        {benefits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}

interface LevelChoiceProps {
  value: Level;
  /** What a subscription costs at each level, without shipping. */
  prices: Record<Level, Cents>;
  /** The levels that the coupon in use closes (SUBSCRIBE-17). */
  closed: readonly Level[];
  tied: Tied;
  onChange: (level: Level) => void;
}

/** At which level (SUBSCRIBE-6). */
function LevelChoice({ value, prices, closed, tied, onChange }: LevelChoiceProps) {
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

interface MediumChoiceProps {
  value: Medium;
  /** What a subscription costs in each medium, without shipping. */
  prices: Record<Medium, Cents>;
  /** The media that the coupon in use closes (SUBSCRIBE-17). */
  closed: readonly Medium[];
  tied: Tied;
  onChange: (medium: Medium) => void;
}

/** In which medium: the deliverable of a subscription (SUBSCRIBE-5). */
function MediumChoice({ value, prices, closed, tied, onChange }: MediumChoiceProps) {
  const subscribe = useMessages(subscribeWords);
  const words = useMessages(mediumWords);
  const hints = { print: words.printHint, digital: words.digitalHint };
  return (
    <Section title={subscribe.adjust}>
      <RadioGroup
        {...tied}
        legend={subscribe.adjust}
        hideLegend
        value={value}
        options={MEDIA.map((medium) => ({
          value: medium,
          label: words[medium],
          description: hints[medium],
          price: <Money cents={prices[medium]} />,
          disabled: closed.includes(medium),
          disabledReason: subscribe.closedByCoupon,
        }))}
        onChange={onChange}
      />
    </Section>
  );
}

interface TermChoiceProps {
  value: Term;
  /** What a subscription costs for each term, without shipping. */
  prices: Record<Term, Cents>;
  issuesPerYear: number;
  tied: Tied;
  onChange: (term: Term) => void;
}

/** For how many years. */
function TermChoice({ value, prices, issuesPerYear, tied, onChange }: TermChoiceProps) {
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

interface ShippingChoiceProps {
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
function ShippingChoice({ value, names = {}, prices, closed, tied, onChange }: ShippingChoiceProps) {
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
