import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutOf } from '#fixtures/data/cart-checkouts.ts';
import { amounting, typing as typingDonor } from '#fixtures/data/donor.ts';
import { redeemOf, typingPlace, typingReader } from '#fixtures/data/gifts.ts';
import { builderOf, copyOf, typing } from '#fixtures/data/orders.ts';
import { renewOf } from '#fixtures/data/renewals.ts';
import { changeOf } from '#fixtures/data/subscriptions.ts';
import { subscriptionChange } from '#machines/account/subscription-change/subscription-change.ports.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import type { PurchaseCall } from '#machines/purchase/checkout/order.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { redeem } from '#machines/purchase/redeem/redeem.ports.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { renewalRetry } from '#machines/purchase/renewal-retry/renewal-retry.ports.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages } from '#mocks/replies.ts';
import { acts, playSchedules, SCHEDULES } from './schedule.ts';
import { Model } from './server.ts';
import { CartModel, ChangeModel, GiftModel, OnceModel } from './servers.ts';
import type { Tabs } from './tabs.ts';

const line = fc.constantFrom('ln_0', 'ln_1');
const change = fc.record({ at: fc.nat({ max: 1 }), quantity: fc.nat({ max: 3 }), isHeard: fc.boolean() });

/** What else happens to a cart at its checkout: changes on the page and in other tabs, which the page may hear of. */
const cartActs = [
  acts('quantity', fc.tuple(line, fc.integer({ min: 1, max: 4 })), ({ child }, [id, quantity]) =>
    child('cart')?.send({ type: 'quantity.changed', id, quantity }),
  ),
  acts('remove', line, ({ child }, id) => child('cart')?.send({ type: 'line.removed', id })),
  acts('change elsewhere', change, ({ server, carts }: Tabs<CartModel>, { at, quantity, isHeard }) => {
    server.changeElsewhere(at, quantity);
    if (isHeard) carts().tell(server.cart());
  }),
  acts('pay elsewhere', fc.boolean(), ({ server, carts, isBusy }: Tabs<CartModel>, isHeard) => {
    if (!isBusy() && server.payElsewhere() && isHeard) carts().tell(server.cart());
  }),
  acts('bfcache restore', fc.constant('of the page'), ({ carts }) => carts().returnToPage()),
];

const plays: Record<PurchaseCall, () => ReturnType<typeof playSchedules>> = {
  checkOutCart: () =>
    playSchedules(
      {
        flow: cartCheckout,
        sells: 'carts',
        input: (attempt, server) => ({ page: { ...checkoutOf('bothOnFile').page, cart: server.cart() }, attempt }),
        fill: (page, _, server) => {
          server.shown = () => cartTotals(linesOf(page.getSnapshot().context.draft.cart)).total;
        },
        comeBack: (page) => page.send({ type: 'page.returned' }),
        hasEnded: (page, server) => server.cart().count === 0 && page.getSnapshot().context.draft.cart.count === 0,
      },
      CartModel,
      cartActs,
    ),
  subscribe: () =>
    playSchedules(
      {
        flow: subscribe,
        input: (attempt) => ({ ...builderOf('visitor'), attempt }),
        fill: (page, edition) => {
          for (const event of typing) page.send(event);
          page.send({ type: 'form.changed', change: { text: { donation: String(25 + edition) } } });
        },
      },
      Model,
    ),
  renewSubscription: () =>
    playSchedules(
      {
        flow: renew,
        input: (attempt) => renewOf('extended', attempt),
        fill: (page, edition) => page.send({ type: 'form.changed', change: { text: { donation: String(edition) } } }),
      },
      Model,
    ),
  donate: () =>
    playSchedules(
      {
        flow: donate,
        input: (attempt) => {
          const page = copyOf(pages.showDonate.onetime.body);
          return { page, link: readDonateLink(new URLSearchParams(), page.donate), attempt };
        },
        fill: (page, edition) => {
          for (const event of [...typingDonor, amounting(String(40 + edition))]) page.send(event);
        },
      },
      Model,
    ),
  payInvoice: () =>
    playSchedules(
      {
        flow: invoice,
        sells: 'one',
        input: (attempt) => ({ page: copyOf(pages.showInvoice.introductory.body), attempt }),
        fill: (page) => {
          page.send({ type: 'form.changed', change: { text: { password: 'correct horse' } } });
          page.send({ type: 'form.changed', change: { text: { confirm: 'correct horse' } } });
        },
      },
      OnceModel,
    ),
  retryRenewal: () =>
    playSchedules(
      {
        flow: renewalRetry,
        sells: 'one',
        input: (attempt) => ({ page: copyOf(pages.showRenewal.cardOnFile.body), attempt }),
        fill: () => undefined,
      },
      OnceModel,
    ),
  updateSubscription: () =>
    playSchedules(
      {
        flow: subscriptionChange,
        sells: 'one',
        input: (attempt) => ({ ...changeOf('upgradeForMoney'), attempt }),
        fill: (page) => page.send({ type: 'form.changed', change: { level: 'high' } }),
        // The page refetches before it can continue.
        hasEnded: (page, server) => server.isChanged && page.getSnapshot().context.refused?.isOutdated === true,
      },
      ChangeModel,
    ),
  redeemGift: () =>
    playSchedules(
      {
        flow: redeem,
        sells: 'one',
        input: (attempt, server) => {
          const { page } = redeemOf('digitalGift');
          return { page: { ...page, ...server.gift() }, attempt };
        },
        fill: (page, edition) => {
          // Alternates between the better delivery and the current one.
          page.send({ type: 'form.changed', change: { delivery: edition % 2 === 0 ? 'print-a' : 'digital' } });
          for (const event of [...typingReader, ...typingPlace]) page.send(event);
        },
        comeBack: (page) => page.send({ type: 'page.returned' }),
        hasEnded: (page, server) => page.getSnapshot().hasTag('barred') && server.isRedeemed,
      },
      GiftModel,
    ),
};

test.each(Object.entries(plays))(
  `${SCHEDULES} random schedules of %s in two tabs charge at most once per confirmation and always leave a way on [CHECK-35, CHECK-36]`,
  async (_, play) => {
    const { landed, charged } = await play();
    expect(Math.min(landed, charged)).toBeGreaterThan(SCHEDULES / 10);
  },
);
