import type { Tie } from '#app/problems-shown.ts';
import type { Settings } from '#machines/api/contract.ts';
import { type BuilderChange, type Built, couponUse } from '#machines/purchase/builder/builder.ts';
import { useMessages } from '#messages/context.tsx';
import { donationWords, subscribeWords } from '#messages/en/builder.ts';
import { AmountField } from '#parts/form/AmountField.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Benefits } from './Benefits.tsx';
import { closedOptions, optionPrices } from './builder-shown.ts';
import { CouponSection } from './CouponSection.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { MediumChoice } from './MediumChoice.tsx';
import { ShippingChoice } from './ShippingChoice.tsx';
import { SwagOffers } from './SwagOffers.tsx';
import { TermChoice } from './TermChoice.tsx';

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
