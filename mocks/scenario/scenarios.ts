import type { CallId } from '../documented.ts';
import type { Reader } from '../readers.ts';
import type { replies } from '../replies.ts';
import { answers, type Fault } from './faults.ts';
import type { ChargeResult, Switches } from './switches.ts';

/** A named set of conditions. What a scenario omits has its default. */
export interface Scenario extends Partial<Pick<Switches, 'network' | 'payment' | 'botCheck' | 'botProvider'>> {
  summary: string;
  reader?: Reader;
  calls?: { [Id in CallId]?: Fault<Id> };
  onFile?: ChargeResult;
  /** The coupon in the page data, even without one in the address. */
  coupon?: string;
  /** ISO 4217; US dollars by default. */
  currency?: string;
  checkoutLater?: true;
  /** What readers paid for their last cycle, in cents; by default what the next one costs. */
  lastPaid?: number;
  renewalConsent?: 'notice' | 'checkbox';
  draftsOff?: boolean;
  pageData?: 'malformed';
  isViewOnly?: true;
}

export const ORDERS = [
  'checkOutCart',
  'subscribe',
  'renewSubscription',
  'redeemGift',
  'donate',
  'payInvoice',
  'updateSubscription',
  'retryRenewal',
] as const satisfies readonly CallId[];

export const AREAS = {
  everywhere: {
    happy: { summary: 'Everything works.' },
    slow: { summary: 'Every reply takes three seconds.', network: 'slow' },
    offline: { summary: 'No call gets through.', network: 'offline' },
    flaky: { summary: 'The first try of every call gets no reply.', network: 'flaky' },
    'answers-lost': { summary: 'Every call gets through, but its reply is lost.', network: 'lost' },
    unavailable: { summary: 'The journal is too busy for any call.', network: 'unavailable' },
    busy: { summary: 'Every call is rate limited.', network: 'busy' },
    'html-for-json': { summary: 'A proxy replies to every call with HTML.', network: 'html' },
    'signed-out': {
      summary: 'The session has ended. The first call that needs it fails.',
      network: 'signed-out',
    },
    'bot-check-blocked': {
      summary: "The bot check's script does not load.",
      botCheck: 'blocked',
    },
    'bot-check-silent': { summary: 'The bot check never responds.', botCheck: 'silent' },
    'bot-check-absent': { summary: 'The host has no bot check.', botCheck: 'absent' },
    'turnstile-challenge': {
      summary: 'The bot check is Turnstile, which asks the reader to tick a box.',
      botProvider: 'turnstile',
      botCheck: 'challenge',
    },
    'hcaptcha-challenge': {
      summary: 'The bot check is hCaptcha, which opens a challenge.',
      botProvider: 'hcaptcha',
      botCheck: 'challenge',
    },
    'malformed-page-data': {
      summary: 'The host injects invalid page data.',
      pageData: 'malformed',
    },
    euros: { summary: 'Everything is priced and charged in euros.', currency: 'EUR' },
    yen: { summary: 'Everything is priced and charged in yen, which have no decimals.', currency: 'JPY' },
    dinars: {
      summary: 'Everything is priced and charged in Kuwaiti dinars, which have three decimals.',
      currency: 'KWD',
    },
  },
  entry: {
    'code-wrong': {
      summary: 'The first sign-in code is wrong.',
      calls: { verifyCode: { reply: 'wrongCode', times: 1 } },
    },
  },
  account: {
    'autorenew-fails': {
      summary: 'Autorenew cannot be turned on or off.',
      reader: 'expiring',
      calls: { flipAutorenew: { reply: 'unavailable' } },
    },
    'price-changed': {
      summary: 'Readers paid less for their last cycle than the next one costs.',
      reader: 'expiring',
      lastPaid: 5_400,
    },
    'autorenew-lost': {
      summary: 'Autorenew changes, but the reply is lost.',
      reader: 'expiring',
      calls: { flipAutorenew: { cut: 'after' } },
    },
    'autorenew-cut': {
      summary: 'The first change of autorenew never gets through.',
      reader: 'expiring',
      calls: { flipAutorenew: { cut: 'before', times: 1 } },
    },
    'expired-autorenew-off': {
      summary: 'The subscription has run out and does not renew.',
      reader: 'expired-autorenew-off',
    },
    'offer-gone': {
      summary: 'The offer made to a reader who cancels is gone.',
      reader: 'expiring',
      calls: { acceptOffer: { reply: 'offerGone' } },
    },
    'cancelling-lost': {
      summary: 'The subscription is cancelled, but the reply is lost.',
      reader: 'expiring',
      calls: { cancel: { cut: 'after' } },
    },
    'card-deletion-fails': {
      summary: 'The card on file cannot be deleted.',
      reader: 'donor',
      calls: { deleteCard: { reply: 'unavailable' } },
    },
    'view-only': {
      summary: 'An administrator views the account and can change nothing.',
      reader: 'subscriber',
      isViewOnly: true,
    },
  },
  purchase: {
    gratis: {
      summary: 'The URL carries a coupon that makes the order free.',
      coupon: 'FREEYEAR',
    },
    'checkout-later': {
      summary: 'The reader can add the order to the cart and check out later.',
      checkoutLater: true,
    },
    'renewal-notice': {
      summary: 'An order says what renews before its button.',
      renewalConsent: 'notice',
    },
    'renewal-consent': {
      summary: 'An order that renews needs the consent of its reader.',
      renewalConsent: 'checkbox',
    },
    'every-option': {
      summary: 'The host has every option on: checkout later, and consent to what renews.',
      checkoutLater: true,
      renewalConsent: 'checkbox',
    },
    'drafts-off': {
      summary: 'The host turns off kept drafts and choices in the URL.',
      draftsOff: true,
    },
    'card-on-file': { summary: 'The reader has a valid card on file.', reader: 'donor' },
    'bank-on-file': {
      summary: 'The bank account on file is debited. The payment takes days.',
      reader: 'bank-donor',
      onFile: 'bank',
    },
    'authorization-required': {
      summary: 'The bank challenges the card on file.',
      reader: 'donor',
      onFile: 'authorization',
    },
    'replacement-required': {
      summary: 'The card on file is declined, so an order needs a new one.',
      reader: 'donor',
      onFile: 'replacement',
    },
    'card-declined': { summary: 'Every card is declined.', payment: 'declined' },
    'bank-processing': { summary: 'Every payment takes days.', payment: 'debited' },
    'payment-script-blocked': {
      summary: "The provider's script does not load.",
      payment: 'blocked',
    },
    'payment-script-silent': { summary: "The provider's script never arrives.", payment: 'silent' },
    'wallet-offered': { summary: 'The browser has a wallet, and it works.', payment: 'wallet' },
    'wallet-cancelled': {
      summary: 'The reader closes the wallet before anything is paid.',
      payment: 'wallet-cancelled',
    },
    'wallet-abroad': {
      summary: "The order does not ship to the wallet's address.",
      payment: 'wallet-abroad',
    },
    'wallet-declined': { summary: 'The wallet is declined; a card succeeds.', payment: 'wallet-declined' },
    'wallet-broken': { summary: 'The wallets fail to load; the card form works.', payment: 'wallet-broken' },
    'wallet-silent': { summary: 'The wallets never load; the card form works.', payment: 'wallet-silent' },
    'bot-check-refused': {
      summary: "The first order of each page is refused as a bot's.",
      calls: strike(ORDERS, { reply: 'botCheckRefused', times: 1 }),
    },
    'field-errors': {
      summary: 'The first order of each page is refused, with errors by field.',
      calls: strike(ORDERS, { reply: 'fieldErrors', times: 1 }),
    },
    'nested-errors': {
      summary: 'The first order of each page is refused, with errors by nested field.',
      calls: {
        ...strike(ORDERS, { reply: 'nestedErrors', times: 1 }),
        ...strike(['updateSubscription'], { reply: 'addressErrors', times: 1 }),
      },
    },
    'order-lost': {
      summary: 'The first order of each page goes through, but its reply is lost.',
      calls: strike(ORDERS, { cut: 'after', times: 1 }),
    },
    'renew-lost': {
      summary: 'Like `order-lost`, for a reader who can renew.',
      reader: 'subscriber',
      calls: strike(ORDERS, { cut: 'after', times: 1 }),
    },
    'retry-declined': {
      summary: 'The card on file is declined again when the renewal is retried.',
      reader: 'renewal-failed',
      onFile: 'replacement',
    },
    'order-offline': { summary: 'No order gets through.', calls: strike(ORDERS, { cut: 'before' }) },
    'order-unavailable': {
      summary: 'The journal is too busy for any order.',
      calls: strike(ORDERS, { reply: 'unavailable' }),
    },
    'order-changed': {
      summary: 'The first order of each page differs from what the reader saw.',
      calls: {
        ...strike(ORDERS, { reply: 'orderChanged', times: 1 }),
        ...strike(['payInvoice'], { reply: 'invoiceChanged', times: 1 }),
        ...strike(['updateSubscription'], { reply: 'subscriptionChanged', times: 1 }),
        ...strike(['retryRenewal'], { reply: 'outdated', times: 1 }),
      },
    },
    'too-many-requests': {
      summary: 'The first order of each page is rate limited.',
      calls: strike(ORDERS, { reply: 'tooManyRequests', times: 1 }),
    },
    'malformed-reply': {
      summary: 'A proxy replies to every order with HTML.',
      calls: strike(ORDERS, { malformed: true }),
    },
    'fulfilment-never': {
      summary: 'A paid order is never fulfilled.',
      calls: { getFulfilment: { reply: 'inProgress' } },
    },
    'fulfilment-fails': {
      summary: 'Every poll fails.',
      calls: { getFulfilment: { reply: 'unavailable' } },
    },
    'fulfilment-flaky': {
      summary: 'The first three polls get no reply.',
      calls: { getFulfilment: { cut: 'before', times: 3 } },
    },
  },
} as const satisfies Record<string, Record<string, Scenario>>;

/** All scenarios by name, chosen by `?scenario=name` and kept until another is chosen. */
export const scenarios = {
  ...AREAS.everywhere,
  ...AREAS.entry,
  ...AREAS.account,
  ...AREAS.purchase,
} as const;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];

type ReplyOf<Id extends CallId> = Id extends CallId ? keyof (typeof replies)[Id] : never;

/** Adds the fault to every call that documents the reply. */
function strike<Id extends CallId>(
  kind: readonly Id[],
  fault: Omit<Fault, 'reply'> & { reply?: ReplyOf<Id> },
): { [Each in Id]?: Fault<Each> } {
  const struck = kind.filter((id) => answers(id, fault.reply));
  // Only calls that document the reply are left.
  return Object.fromEntries(struck.map((id) => [id, fault])) as { [Each in Id]?: Fault<Each> };
}
