import type { ActorRefFrom } from 'xstate';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { useLoading } from '#app/world/use-snapshot.ts';
import type { Settings } from '#machines/api/contract.ts';
import {
  type BuilderChange,
  type BuilderDraft,
  type Built,
  couponStanding,
} from '#machines/purchase/builder/builder.ts';
import type { productsMachine } from '#machines/purchase/builder/products.machine.ts';
import type { CouponEvent } from '#machines/purchase/coupon/coupon-call.ts';
import { PRODUCTS_OFFERED } from '#machines/rules/cart/product-lines.ts';
import { firstOffers } from '#machines/rules/cart/stock.ts';
import { readDonation } from '#machines/rules/donation/donation.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { issuesOf, LEVELS, MEDIA, SHIPCODES, TERMS, type Term } from '#machines/rules/subscription/subscription.ts';
import { donationMessages } from '#messages/en/donation.ts';
import { productsMessages } from '#messages/en/store.ts';
import {
  benefitMessages,
  levelMessages,
  mediumMessages,
  subscribeMessages,
  termMessages,
  zoneMessages,
} from '#messages/en/subscription.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useCurrencyText, useMessages, useMoney } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { AmountField } from '#parts/form/number/AmountField.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import { Money } from '#parts/text/Money.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import type { PurchaseShown } from '#screens/purchase/checkout/use-purchase.ts';
import { CouponPlace } from '#screens/purchase/coupon/CouponPlace.tsx';
import { closedOptions, optionPrices } from './builder-shown.ts';
import styles from './SubscriptionBuilder.module.css';

export interface SubscriptionBuilderProps {
  draft: BuilderDraft;
  built: Built;
  products: ActorRefFrom<typeof productsMachine> | undefined;
  /** The page whose feature flags decide what is offered beside the subscription (SUBSCRIBE-16). */
  page: keyof NonNullable<Settings['features']>;
  asksCategory: boolean;
  /** Hides the settings, so that only add-ons are chosen (RENEW-2). */
  isSettled?: boolean;
  purchase: PurchaseShown & { change: (change: BuilderChange) => void };
  send: (event: CouponEvent) => void;
}

export function SubscriptionBuilder(props: SubscriptionBuilderProps) {
  const { draft, built, page, isSettled = false, purchase, send } = props;
  const { fieldProps, change } = purchase;
  const { settings } = draft.page;
  const words = useMessages(subscribeMessages);
  const donation = useMessages(donationMessages);
  const textOf = useProblemText();
  const inCurrency = useCurrencyText();
  const { offer } = built;
  const reading = readDonation(built.donation, built.locale, built.currency);
  const { add_donation, add_products } = settings.features?.[page] ?? {};
  const issuesPerYear = settings.issues_per_year ?? 4;
  return (
    <>
      <CouponPlace
        coupon={draft.coupon}
        standing={couponStanding(draft, built)}
        canType={settings.typed_coupons === true}
        tied={fieldProps('coupon')}
        isChecking={purchase.isPricing}
        send={send}
      />
      {!isSettled && <SettingsChoice {...props} issuesPerYear={issuesPerYear} />}
      <Benefits issuesPerYear={issuesPerYear} />
      {add_donation && (
        <Section title={words.donation}>
          <AmountField
            {...fieldProps('donation')}
            label={donation.amount}
            hint={inCurrency(donation.amountHint)}
            problem={'problem' in reading ? textOf({ field: 'donation', code: reading.problem }) : undefined}
            value={built.donation}
            onChange={(value) => change({ text: { donation: value } })}
          />
        </Section>
      )}
      {add_products && offer.goods_shipping && (
        <ProductOffers draft={draft} products={props.products} id={fieldProps('products').id} change={change} />
      )}
    </>
  );
}

function Benefits({ issuesPerYear }: { issuesPerYear: number }) {
  const subscribe = useMessages(subscribeMessages);
  const benefit = useMessages(benefitMessages);
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

type SettingsChoiceProps = Omit<SubscriptionBuilderProps, 'page' | 'isSettled'> & { issuesPerYear: number };

function SettingsChoice({ draft, built, asksCategory, issuesPerYear, purchase }: SettingsChoiceProps) {
  const { fieldProps, change } = purchase;
  const words = useMessages(subscribeMessages);
  const level = useMessages(levelMessages);
  const medium = useMessages(mediumMessages);
  const term = useMessages(termMessages);
  const zone = useMessages(zoneMessages);
  const nameOf = useCategoryNames(draft.page.settings);
  const money = useMoney();
  const { choice } = built;
  const prices = optionPrices(built);
  const closed = closedOptions(built);
  const closedIf = (disabled: boolean) => ({ disabled, disabledReason: words.closedByCoupon });
  const issuesIn = (each: Term) => {
    const count = issuesOf(each, issuesPerYear);
    return count === undefined ? term.lifetimeIssues : fillCount(term.issues, count);
  };
  const shippingOf = (price: Cents) =>
    price > 0 ? fill(zone.shippingPrice, { price: money(price) }) : zone.shippingIncluded;
  return (
    <>
      <RadioSection
        {...fieldProps('level')}
        legend={words.level}
        value={choice.level}
        options={LEVELS.map((value) => ({
          value,
          label: level[value],
          description: level[`${value}Hint`],
          price: <Money cents={prices.level[value]} />,
          ...closedIf(closed.level.includes(value)),
        }))}
        onChange={(value) => change({ choice: { level: value } })}
      />
      <RadioSection
        {...fieldProps('medium')}
        legend={words.adjust}
        value={choice.medium}
        options={MEDIA.map((value) => ({
          value,
          label: medium[value],
          description: medium[`${value}Hint`],
          price: <Money cents={prices.medium[value]} />,
          ...closedIf(closed.medium.includes(value)),
        }))}
        onChange={(value) => change({ choice: { medium: value } })}
      />
      <RadioSection
        {...fieldProps('term')}
        inline="always"
        legend={words.years}
        value={choice.term}
        options={TERMS.map((value) => ({
          value,
          label: term[value],
          description: issuesIn(value),
          price: <Money cents={prices.term[value]} />,
        }))}
        onChange={(value) => change({ choice: { term: value } })}
      />
      {asksCategory && (
        <RadioSection
          {...fieldProps('shipcode')}
          inline="narrow"
          legend={words.shipping}
          value={choice.shipcode}
          options={SHIPCODES.map((value) => ({
            value,
            label: nameOf(value),
            description: shippingOf(prices.shipping[value]),
            ...closedIf(closed.shipping.includes(value)),
          }))}
          onChange={(shipcode) => change({ choice: { shipcode } })}
        />
      )}
    </>
  );
}

interface ProductOffersProps extends Pick<SubscriptionBuilderProps, 'draft' | 'products'> {
  id: string;
  change: (change: BuilderChange) => void;
}

/**
 * "Add Swag": the products with the host's tag, beside a subscription; renders nothing without products (SUBSCRIBE-15,
 * SUBSCRIBE-16).
 */
function ProductOffers({ draft, products: loader, id, change }: ProductOffersProps) {
  const { swag: title } = useMessages(subscribeMessages);
  const words = useMessages(productsMessages);
  const loading = useLoading(loader);
  const offers = draft.list && firstOffers(draft.list, PRODUCTS_OFFERED);
  if (offers?.length === 0) return null;
  return (
    <Section id={id} title={title} group>
      <div className={offers || loading === 'loading' ? styles.products : undefined}>
        {offers ? (
          <Stack>
            <LazyPart load={loadOfferList} {...words}>
              {({ OfferList }) => (
                <OfferList products={offers} lines={draft.products} onChange={(products) => change({ products })} />
              )}
            </LazyPart>
          </Stack>
        ) : (
          <LoadNotice state={loading} {...words} onRetry={() => loader?.send({ type: 'load.retried' })} />
        )}
      </div>
    </Section>
  );
}

const loadOfferList = () => import('./OfferList.tsx');
