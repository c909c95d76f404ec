import type { Scenario } from '../world/scenarios.ts';

/** Worlds for what is bought, paid and fulfilled. */
export const purchase = {
  gratis: {
    summary: 'A coupon that makes the order free came with the address.',
    coupon: 'FREEYEAR',
  },
  'checkout-later': {
    summary: 'What is ordered can be put into the cart and checked out later.',
    checkoutLater: true,
  },
  'card-on-file': { summary: 'The reader has a card on file, and it is good.', reader: 'donor' },
  'bank-on-file': {
    summary: 'The account on file is debited; the payment takes days.',
    reader: 'donor',
    onFile: 'bank',
  },
  'authorization-required': {
    summary: 'The bank asks the holder of the card on file to confirm.',
    reader: 'donor',
    onFile: 'authorization',
  },
  'replacement-required': {
    summary: 'The card on file has expired.',
    reader: 'donor',
    onFile: 'replacement',
  },
  'card-declined': { summary: 'Every card is declined.', payment: 'declined' },
  'card-challenged': { summary: 'The bank asks the holder of any card.', payment: 'challenged' },
  'bank-processing': { summary: 'Every payment takes days.', payment: 'debited' },
  'payment-script-blocked': {
    summary: "The provider's script cannot be loaded.",
    payment: 'blocked',
  },
  'payment-script-silent': { summary: "The provider's script never arrives.", payment: 'silent' },
  'bot-check-refused': {
    summary: 'The journal takes the reader for a bot, once.',
    calls: { subscribe: { reply: 'botCheckRefused', times: 1 } },
  },
  'field-errors': {
    summary: 'The first order is refused, with errors by field.',
    calls: { subscribe: { reply: 'fieldErrors', times: 1 } },
  },
  'nested-errors': {
    summary: 'The first order is refused, with errors by nested field.',
    calls: { subscribe: { reply: 'nestedErrors', times: 1 } },
  },
  'order-lost': {
    summary: 'The first order is taken, but its answer is lost.',
    calls: { subscribe: { cut: 'after', times: 1 } },
  },
  'renew-lost': {
    summary: 'The first renewal is taken, but its answer is lost.',
    reader: 'subscriber',
    calls: { renewSubscription: { cut: 'after', times: 1 } },
  },
  'redeem-lost': {
    summary: 'The first gift is redeemed, but the answer is lost.',
    calls: { redeemGift: { cut: 'after', times: 1 } },
  },
  'order-offline': { summary: 'No order arrives.', calls: { subscribe: { cut: 'before' } } },
  'order-unavailable': {
    summary: 'The journal is too busy for orders.',
    calls: { subscribe: { reply: 'unavailable' } },
  },
  'order-changed': {
    summary: 'The first order is not what the reader saw.',
    calls: { subscribe: { reply: 'orderChanged', times: 1 } },
  },
  'too-many-requests': {
    summary: 'The first order comes too soon after others.',
    calls: { subscribe: { reply: 'tooManyRequests', times: 1 } },
  },
  'malformed-reply': {
    summary: 'A proxy answers orders with a page of HTML.',
    calls: { subscribe: { malformed: true } },
  },
  'fulfilment-never': {
    summary: 'A paid order is never fulfilled.',
    calls: { getFulfilment: { reply: 'inProgress' } },
  },
  'fulfilment-fails': {
    summary: 'Every poll fails.',
    calls: { getFulfilment: { reply: 'unavailable' } },
  },
  'fulfilment-offline': {
    summary: 'No poll is answered.',
    calls: { getFulfilment: { cut: 'before' } },
  },
  'fulfilment-flaky': {
    summary: 'The first three polls are not answered.',
    calls: { getFulfilment: { cut: 'before', times: 3 } },
  },
  'fewer-left': {
    summary: 'Somebody else has bought most of everything.',
    calls: { addToCart: { reply: 'fewerLeft' } },
  },
  'shipping-unavailable': {
    summary: 'The countries cannot be read.',
    calls: { getShipping: { reply: 'unavailable' } },
  },
  'products-unavailable': {
    summary: 'The products cannot be read.',
    calls: { getProducts: { reply: 'unavailable' } },
  },
  'no-products': {
    summary: 'There is nothing to add.',
    calls: { getProducts: { reply: 'noProducts' } },
  },
} as const satisfies Record<string, Scenario>;
