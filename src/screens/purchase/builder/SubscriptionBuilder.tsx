import type { Tie } from '#app/problems-shown.ts';
import type { Settings } from '#machines/api/contract.ts';
import { type BuilderEvent, type Built, couponUse } from '#machines/purchase/builder/builder.ts';
import type { Choice } from '#machines/rules/subscription/subscription.ts';
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
import { SwagOffers, type SwagOffersProps } from './SwagOffers.tsx';
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
  products: Pick<SwagOffersProps, 'products' | 'loading' | 'onRetry'>;
  tie: Tie;
  send: (event: BuilderEvent) => void;
}

/** Everything that is chosen before the order is placed (SUBSCRIBE-5). */
export function SubscriptionBuilder(props: SubscriptionBuilderProps) {
  const { built, settings, page, asksCategory, isSettled = false, products, tie, send } = props;
  const words = useMessages(subscribeWords);
  const donation = useMessages(donationWords);
  const { offer, choice } = built;
  const { add_donation, add_products } = settings.features?.[page] ?? {};
  const issuesPerYear = settings.issues_per_year ?? 4;
  const prices = optionPrices(built);
  const closed = closedOptions(built);
  const change = (changed: Partial<Choice>) => send({ type: 'choice.changed', choice: changed });
  return (
    <>
      {offer.coupon && (
        <CouponSection
          coupon={offer.coupon}
          use={couponUse(built)}
          isApplied={built.hasCoupon}
          onToggle={() => send({ type: 'coupon.toggled' })}
        />
      )}
      {!isSettled && (
        <>
          <LevelChoice
            value={choice.level}
            prices={prices.level}
            closed={closed.level}
            tied={tie('level')}
            onChange={(level) => change({ level })}
          />
          <MediumChoice
            value={choice.medium}
            prices={prices.medium}
            closed={closed.medium}
            tied={tie('medium')}
            onChange={(medium) => change({ medium })}
          />
          <TermChoice
            value={choice.term}
            prices={prices.term}
            issuesPerYear={issuesPerYear}
            tied={tie('term')}
            onChange={(term) => change({ term })}
          />
          {asksCategory && (
            <ShippingChoice
              value={choice.shipcode}
              names={settings.shipping_categories}
              prices={prices.shipping}
              closed={closed.shipping}
              tied={tie('shipcode')}
              onChange={(shipcode) => change({ shipcode })}
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
            onChange={(value) => send({ type: 'field.changed', field: 'donation', value })}
          />
        </Section>
      )}
      {add_products && offer.goods_shipping && (
        <SwagOffers
          {...products}
          lines={built.swag}
          onChoose={(product, size, quantity) => send({ type: 'swag.chosen', product, size, quantity })}
          onRemove={(product) => send({ type: 'swag.removed', product })}
        />
      )}
    </>
  );
}
