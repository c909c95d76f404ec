import type { SubscribeContext, SubscribeEvent } from '#machines/purchase/subscribe-context.ts';
import { asksAddress } from '#machines/purchase/subscribe-order.ts';
import { type Choice, deliverableOf } from '#machines/rules/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { donationWords, subscribeWords } from '#messages/en/subscribe.ts';
import { AmountField } from '#parts/AmountField.tsx';
import type { LoadState } from '#parts/LoadNotice.tsx';
import { Section } from '#parts/Section.tsx';
import { Benefits } from './Benefits.tsx';
import { CouponSection } from './CouponSection.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { MediumChoice } from './MediumChoice.tsx';
import type { Tie } from './problems-shown.ts';
import { ShippingChoice } from './ShippingChoice.tsx';
import { SwagOffers } from './SwagOffers.tsx';
import { closedOptions, optionPrices } from './subscribe-shown.ts';
import { TermChoice } from './TermChoice.tsx';

export interface SubscriptionBuilderProps {
  context: SubscribeContext;
  products: LoadState;
  tie: Tie;
  send: (event: SubscribeEvent) => void;
  onRetryProducts: () => void;
}

/** Everything that is chosen before the order is placed (SUBSCRIBE-5). */
export function SubscriptionBuilder({ context, products, tie, send, onRetryProducts }: SubscriptionBuilderProps) {
  const words = useMessages(subscribeWords);
  const donation = useMessages(donationWords);
  const { page, choice, form, hasCoupon, swag } = context;
  const { settings, subscribe } = page;
  const { add_donation, add_products } = settings.features?.subscribe ?? {};
  const issuesPerYear = settings.issues_per_year ?? 4;
  const prices = optionPrices(context);
  const closed = closedOptions(context);
  const change = (changed: Partial<Choice>) => send({ type: 'choice.changed', choice: changed });
  const use = { deliverable: deliverableOf(choice), level: choice.level, renewal: false };
  return (
    <>
      {subscribe.coupon && (
        <CouponSection
          coupon={subscribe.coupon}
          use={use}
          isApplied={hasCoupon}
          onToggle={() => send({ type: 'coupon.toggled' })}
        />
      )}
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
      {asksAddress(context) && (
        <ShippingChoice
          value={choice.shipcode}
          names={settings.shipping_categories}
          prices={prices.shipping}
          closed={closed.shipping}
          tied={tie('shipcode')}
          onChange={(shipcode) => change({ shipcode })}
        />
      )}
      <Benefits issuesPerYear={issuesPerYear} />
      {add_donation && (
        <Section title={words.donation}>
          <AmountField
            {...tie('donation')}
            label={donation.amount}
            hint={donation.amountHint}
            value={form.donation}
            onChange={(value) => send({ type: 'field.changed', field: 'donation', value })}
          />
        </Section>
      )}
      {add_products && subscribe.goods_shipping && (
        <SwagOffers
          products={context.products}
          lines={swag}
          loading={products}
          onChoose={(product, size, quantity) => send({ type: 'swag.chosen', product, size, quantity })}
          onRemove={(product) => send({ type: 'swag.removed', product })}
          onRetry={onRetryProducts}
        />
      )}
    </>
  );
}
