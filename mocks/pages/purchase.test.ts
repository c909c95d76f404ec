import { expect, test } from 'vitest';
import { example, visiting } from '#fixtures/world/journal.ts';
import type { Settings } from '#machines/api/contract.ts';
import { pages, replies, requests } from '../replies.ts';

test('shows the cart and its checkout, empty or not', async () => {
  const { show, ask } = visiting('visitor');
  expect(await show('/store/checkout')).toEqual(example('showCheckout', 'emptyCart'));
  await ask('addToCart', requests.addToCart.basicProduct);
  expect(await show('/store/checkout')).toEqual(example('showCheckout', 'guest'));
});

test("shows a reader's saved payment methods", async () => {
  const { show, journal } = visiting('donor');
  expect(await show('/store/checkout')).toMatchObject({ payment_info: { card: { last_four: '4242' } } });
  journal.choose('bank-on-file');
  expect(await show('/store/checkout')).toMatchObject({ payment_info: { ach: { last_four: '6789' } } });
});

test.each([
  ['visitor', '', 'visitor'],
  ['donor', '', 'donor'],
  ['subscriber', '', 'subscriber'],
  ['lifer', '', 'lifetimeSubscriber'],
  ['former', '', 'formerSubscriber'],
  ['visitor', '?code=HARBOUR10', 'otherCoupon'],
  ['visitor', '?code=gift10', 'giftCoupon'],
  ['visitor', '?code=RENEW10', 'renewalCoupon'],
  ['visitor', '?code=DIGITAL5', 'digitalCoupon'],
  ['visitor', '?code=COAST5', 'domesticCoupon'],
  ['visitor', '?code=SPRING24', 'zeroCoupon'],
  ['visitor', '?code=NOTHING', 'closedCoupon'],
  ['visitor', '?code=SPRING23', 'refusedCoupon'],
  ['visitor', '?code=FREEYEAR', 'freeCoupon'],
] as const)('shows a %s at /subscribe%s the documented page [COUP-11]', async (reader, query, name) => {
  expect(await visiting(reader).show(`/subscribe${query}`)).toEqual(example('showSubscribe', name));
});

test.each([
  ['lifer', '', 'lifetime'],
  ['donor', '', 'nothingToRenew'],
  ['visitor', '', 'visitor'],
  ['visitor', '?code=RENEW10', 'visitor'],
] as const)('shows a %s at /subscribe/renew%s the documented page', async (reader, query, name) => {
  expect(await visiting(reader).show(`/subscribe/renew${query}`)).toEqual(example('showRenew', name));
});

test.each([
  ['gft_p8Lx3N', 'fresh'],
  ['gft_alreadyRedeemed', 'alreadyRedeemed'],
  ['gft_expiredGift', 'expiredGift'],
  ['gft_unknown', 'notFound'],
] as const)('shows the gift %s as %s', async (token, name) => {
  expect(await visiting('visitor').show(`/subscribe/redeem?token=${token}`)).toEqual(example('showRedeem', name));
});

test('shows the same gift data as the call returns', async () => {
  const { show, ask } = visiting('pending-email');
  for (const token of ['gft_digitalGift', 'gft_misaligned', 'gft_upgradeClosed', 'gft_refundedGift']) {
    const { body } = await ask('getGift', { query: `token=${token}` });
    expect(await show(`/subscribe/redeem?token=${token}`)).toEqual(body);
  }
  expect(await show('/subscribe/redeem')).toMatchObject({ redeem: replies.getGift.notFound.body.redeem });
});

test.each([
  ['', 'onetime'],
  ['?type=sometimes&amount=-5', 'onetime'],
  ['?amount=NaN', 'onetime'],
  ['?type=monthly&amount=10', 'monthly'],
] as const)('renders /donate%s as %s [DONATE-3, DONATE-4, DONATE-5]', async (query, name) => {
  expect(await visiting('visitor').show(`/donate${query}`)).toEqual(example('showDonate', name));
});

test("prefills a logged-in donor's page", async () => {
  expect(await visiting('donor').show('/donate')).toEqual(example('showDonate', 'loggedInDonor'));
});

test('offers checkout later if the host does [CHECK-53]', async () => {
  const { visit, journal } = visiting('subscriber');
  journal.choose('checkout-later');
  const flags = ['/subscribe', '/subscribe/renew', '/donate'].map((path) => {
    const page = visit(path);
    return page && 'data' in page ? (page.data as { settings: Settings }).settings.features : undefined; // Every page has settings.
  });
  const features = {
    subscribe: { ...pages.showSubscribe.visitor.body.settings.features.subscribe, checkout_later: true },
    renew: { checkout_later: true },
    donate: { checkout_later: true },
  };
  expect(flags).toEqual([features, features, features]);
});
