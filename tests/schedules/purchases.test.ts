import { expect, test } from 'vitest';
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
import { checkoutOf } from '../support/cart-checkouts.ts';
import { amounting, typing as typingDonor } from '../support/donor.ts';
import { redeemOf, typingPlace, typingReader } from '../support/gifts.ts';
import { builderOf, copyOf, typing } from '../support/orders.ts';
import { renewOf } from '../support/renewals.ts';
import { changeOf } from '../support/subscriptions.ts';
import { CartModel } from './cart-server.ts';
import { ChangeModel } from './change-server.ts';
import { GiftModel } from './gift-server.ts';
import { OnceModel } from './once-server.ts';
import { isReplay, SCHEDULES, tell } from './playing.ts';
import { type Played, playMany } from './purchase-play.ts';
import { Model } from './server.ts';

const plays: Record<PurchaseCall, () => Promise<Played>> = {
  checkOutCart: () =>
    playMany({
      flow: cartCheckout,
      server: (conditions) => new CartModel(conditions),
      input: (attempt, server) => ({ page: { ...checkoutOf('bothOnFile').page, cart: server.cart() }, attempt }),
      fill: (page, _, server) => {
        server.shown = () => cartTotals(linesOf(page.getSnapshot().context.draft.cart)).total;
      },
      comeBack: (page) => page.send({ type: 'page.returned' }),
      hasEnded: (page, server) => server.cart().count === 0 && page.getSnapshot().context.draft.cart.count === 0,
    }),
  subscribe: () =>
    playMany({
      flow: subscribe,
      server: (conditions) => new Model(conditions),
      input: (attempt) => ({ ...builderOf('visitor'), attempt }),
      fill: (page, edition) => {
        for (const event of typing) page.send(event);
        page.send({ type: 'form.changed', change: { text: { donation: String(25 + edition) } } });
      },
    }),
  renewSubscription: () =>
    playMany({
      flow: renew,
      server: (conditions) => new Model(conditions),
      input: (attempt) => renewOf('extended', attempt),
      fill: (page, edition) => page.send({ type: 'form.changed', change: { text: { donation: String(edition) } } }),
    }),
  donate: () =>
    playMany({
      flow: donate,
      server: (conditions) => new Model(conditions),
      input: (attempt) => {
        const page = copyOf(pages.showDonate.onetime.body);
        return { page, link: readDonateLink(new URLSearchParams(), page.donate), attempt };
      },
      fill: (page, edition) => {
        for (const event of [...typingDonor, amounting(String(40 + edition))]) page.send(event);
      },
    }),
  payInvoice: () =>
    playMany({
      flow: invoice,
      isOnce: true,
      server: (conditions) => new OnceModel(conditions),
      input: (attempt) => ({ page: copyOf(pages.showInvoice.introductory.body), attempt }),
      fill: (page) => {
        page.send({ type: 'form.changed', change: { text: { password: 'correct horse' } } });
        page.send({ type: 'form.changed', change: { text: { confirm: 'correct horse' } } });
      },
    }),
  retryRenewal: () =>
    playMany({
      flow: renewalRetry,
      isOnce: true,
      server: (conditions) => new OnceModel(conditions),
      input: (attempt) => ({ page: copyOf(pages.showRenewal.cardOnFile.body), attempt }),
      fill: () => undefined,
    }),
  updateSubscription: () =>
    playMany({
      flow: subscriptionChange,
      isOnce: true,
      server: (conditions) => new ChangeModel(conditions),
      input: (attempt) => ({ ...changeOf('upgradeForMoney'), attempt }),
      fill: (page) => page.send({ type: 'form.changed', change: { level: 'high' } }),
      // The page refetches before it can continue.
      hasEnded: (page, server) => server.isChanged && page.getSnapshot().context.refused?.isOutdated === true,
    }),
  redeemGift: () =>
    playMany({
      flow: redeem,
      isOnce: true,
      server: (conditions) => new GiftModel(conditions),
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
    }),
};

test.each(Object.entries(plays))(
  `${SCHEDULES} random schedules of %s in two tabs charge at most once per confirmation and always leave a way on [CHECK-35, CHECK-36]`,
  async (call, play) => {
    const { complaints, landed, charged, agreed } = await play();
    tell(call, `${landed} led on from the page, on ${charged} charges and ${agreed} yeses to a second one`);
    expect(complaints).toEqual([]);
    expect(isReplay || Math.min(landed, charged) > SCHEDULES / 10).toBe(true);
  },
);
