import type { CallId } from '../documented.ts';
import type { Reader } from '../readers.ts';
import type { replies } from '../replies.ts';
import { callIds } from '../routes.ts';
import { answers, type Fault } from './faults.ts';
import type { OnFile, Switches } from './switches.ts';

/** A named set of conditions. What a scenario omits has its default. */
export interface Scenario extends Partial<Pick<Switches, 'network' | 'payment' | 'botCheck' | 'botProvider'>> {
  summary: string;
  reader?: Reader;
  calls?: { [Id in CallId]?: Fault<Id> };
  /** The result of charging the saved method. */
  onFile?: OnFile;
  /** The coupon in the page data, even without one in the address. */
  coupon?: string;
  checkoutLater?: true;
  draftsOff?: boolean;
  pageData?: 'malformed';
}

/** The calls that place an order, one per kind of purchase. */
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

/** All scenarios by area. */
export const AREAS = {
  /** Scenarios that affect every call or page. */
  everywhere: {
    happy: { summary: 'Everything works.' },
    slow: { summary: 'Every answer takes three seconds.', network: 'slow' },
    offline: { summary: 'No call arrives.', network: 'offline' },
    flaky: { summary: 'The first try of every call is not answered.', network: 'flaky' },
    'answers-lost': { summary: 'Every call arrives, and its answer is lost.', network: 'lost' },
    unavailable: { summary: 'The journal is too busy for any call.', network: 'unavailable' },
    busy: { summary: 'Every call comes too soon after others.', network: 'busy' },
    'html-for-json': { summary: 'A proxy answers every call with a page of HTML.', network: 'html' },
    'signed-out': {
      summary: 'The session has ended; the first call that needs it finds out.',
      network: 'signed-out',
    },
    'bot-check-blocked': {
      summary: 'The script of the bot check cannot be loaded.',
      botCheck: 'blocked',
    },
    'bot-check-silent': { summary: 'The bot check never answers.', botCheck: 'silent' },
    'bot-check-absent': { summary: 'The host has no bot check.', botCheck: 'absent' },
    'bot-check-empty': { summary: 'The script of the bot check loads and does nothing.', botCheck: 'empty' },
    'bot-check-fails': { summary: 'The bot check answers with an error.', botCheck: 'fails' },
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
      summary: 'The host injects page data that is not as agreed.',
      pageData: 'malformed',
    },
  },
  /** Scenarios of login, logout and the mailing list. */
  entry: {
    'login-refused': {
      summary: 'The password is refused, whatever it is.',
      calls: { logIn: { reply: 'loginRefused' } },
    },
    'code-wrong': {
      summary: 'The first sign-in code is wrong.',
      calls: { verifyCode: { reply: 'wrongCode', times: 1 } },
    },
    'code-expired': {
      summary: 'The first sign-in code is too old.',
      calls: { verifyCode: { reply: 'codeExpired', times: 1 } },
    },
    'code-too-many-attempts': {
      summary: 'The first sign-in code was tried too often, and another is needed.',
      calls: { verifyCode: { reply: 'tooManyAttempts', times: 1 } },
    },
    'reset-refused': {
      summary: 'No link to set a password is sent.',
      calls: { resetPassword: { reply: 'refused' } },
    },
    'institutions-unavailable': {
      summary: 'The list of institutions cannot be read.',
      calls: { getIdentityProviders: { reply: 'unavailable' } },
    },
    'no-institutions': {
      summary: 'No institution can sign in.',
      calls: { getIdentityProviders: { reply: 'noInstitutions' } },
    },
    'signup-refused': {
      summary: 'The mailing list takes no email address.',
      calls: { joinMailingList: { reply: 'emailRefused' } },
    },
    'signup-bot': {
      summary: 'The mailing list takes the reader for a bot, once.',
      calls: { joinMailingList: { reply: 'botCheckRefused', times: 1 } },
    },
    'logout-fails': {
      summary: 'The session cannot be ended.',
      calls: strike(['logOut', 'endSession'], { reply: 'unavailable' }),
    },
  },
  /** Scenarios of the reader's account. */
  account: {
    'autorenew-fails': {
      summary: 'Autorenew can be switched neither on nor off.',
      reader: 'expiring',
      calls: { flipAutorenew: { reply: 'unavailable' } },
    },
    'autorenew-lost': {
      summary: 'Autorenew is switched, and the answer is lost.',
      reader: 'expiring',
      calls: { flipAutorenew: { cut: 'after' } },
    },
    'autorenew-cut': {
      summary: 'The first switch of autorenew never arrives.',
      reader: 'expiring',
      calls: { flipAutorenew: { cut: 'before', times: 1 } },
    },
    'autorenew-needs-payment': {
      summary: 'Autorenew stays off, since nothing is on file to pay with.',
      reader: 'expiring-autorenew-off',
      calls: { flipAutorenew: { reply: 'paymentMissing' } },
    },
    'expired-autorenew-off': {
      summary: 'The subscription has run out, and does not renew.',
      reader: 'expired-autorenew-off',
    },
    'card-deletion-fails': {
      summary: 'The card on file cannot be deleted.',
      reader: 'donor',
      calls: { deleteCard: { reply: 'unavailable' } },
    },
    'card-in-use': {
      summary: 'The card on file pays for something, and stays.',
      reader: 'donor',
      calls: { deleteCard: { reply: 'cardInUse' } },
    },
    'card-refused': {
      summary: 'The provider takes the card; the journal does not keep it.',
      reader: 'donor',
      calls: strike(['setCard', 'setDonationCard'], { reply: 'cardDeclined' }),
    },
    'restart-declined': {
      summary: 'The monthly donation cannot be taken from the new card.',
      calls: { restartDonation: { reply: 'restartDeclined' } },
    },
    'restart-lost': {
      summary: 'The monthly donation is restarted, and the answer is lost.',
      calls: { restartDonation: { cut: 'after', times: 1 } },
    },
    'name-refused': {
      summary: 'The name is not taken.',
      reader: 'subscriber',
      calls: strike(['changeName', 'replaceName'], { reply: 'fieldErrors' }),
    },
    'email-refused': {
      summary: 'The email address is not taken.',
      reader: 'subscriber',
      calls: { changeEmail: { reply: 'fieldErrors' } },
    },
    'address-refused': {
      summary: 'The address is not taken, with errors by field.',
      reader: 'subscriber',
      calls: strike(['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'], {
        reply: 'fieldErrors',
      }),
    },
    'address-needed': {
      summary: 'The address cannot be deleted, for something is sent to it.',
      reader: 'address-removable',
      calls: { deleteAddress: { reply: 'addressNeeded' } },
    },
    'view-only': {
      summary: 'Somebody of the journal looks on, and may change nothing.',
      reader: 'subscriber',
      calls: strike(callIds, { reply: 'viewOnly' }),
    },
    'update-refused': {
      summary: 'The change of the subscription is refused, since an address is missing.',
      reader: 'subscriber',
      calls: { updateSubscription: { reply: 'addressMissing' } },
    },
  },
  /** Scenarios of ordering, payment and fulfilment. */
  purchase: {
    gratis: {
      summary: 'A coupon that makes the order free came with the address.',
      coupon: 'FREEYEAR',
    },
    'checkout-later': {
      summary: 'What is ordered can be put into the cart and checked out later.',
      checkoutLater: true,
    },
    'drafts-off': {
      summary: 'The host has no drafts kept, and no choices written into the address.',
      draftsOff: true,
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
    'wallet-offered': { summary: 'The browser has a wallet, and it pays.', payment: 'wallet' },
    'wallet-cancelled': {
      summary: 'The reader closes the wallet before anything is paid.',
      payment: 'wallet-cancelled',
    },
    'wallet-abroad': {
      summary: 'The address in the wallet lies where the order is not shipped.',
      payment: 'wallet-abroad',
    },
    'wallet-declined': { summary: 'The wallet is declined; a card succeeds.', payment: 'wallet-declined' },
    'wallet-broken': { summary: 'The wallets cannot be loaded; the card form can.', payment: 'wallet-broken' },
    'wallet-silent': { summary: 'The wallets never load; the card form does.', payment: 'wallet-silent' },
    'bot-check-refused': {
      summary: 'The journal takes the reader for a bot, at the first order of each page.',
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
      summary: 'The first order of each page is taken, but its answer is lost.',
      calls: strike(ORDERS, { cut: 'after', times: 1 }),
    },
    'renew-lost': {
      summary: 'The same as `order-lost`, for a reader who can renew.',
      reader: 'subscriber',
      calls: strike(ORDERS, { cut: 'after', times: 1 }),
    },
    'retry-lost': {
      summary: 'The same as `order-lost`, for a reader whose renewal failed.',
      reader: 'renewal-failed',
      calls: strike(ORDERS, { cut: 'after', times: 1 }),
    },
    'retry-declined': {
      summary: 'The card on file is declined again when the renewal is retried.',
      reader: 'renewal-failed',
      onFile: 'replacement',
    },
    'order-offline': { summary: 'No order arrives.', calls: strike(ORDERS, { cut: 'before' }) },
    'order-unavailable': {
      summary: 'The journal is too busy for any order.',
      calls: strike(ORDERS, { reply: 'unavailable' }),
    },
    'order-changed': {
      summary: 'The first order of each page is not what the reader saw.',
      calls: {
        ...strike(ORDERS, { reply: 'orderChanged', times: 1 }),
        ...strike(['payInvoice'], { reply: 'invoiceChanged', times: 1 }),
        ...strike(['updateSubscription'], { reply: 'subscriptionChanged', times: 1 }),
        ...strike(['retryRenewal'], { reply: 'outdated', times: 1 }),
      },
    },
    'too-many-requests': {
      summary: 'The first order of each page comes too soon after others.',
      calls: strike(ORDERS, { reply: 'tooManyRequests', times: 1 }),
    },
    'malformed-reply': {
      summary: 'A proxy answers every order with a page of HTML.',
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
      calls: strike(['addToCart', 'updateCart'], { reply: 'fewerLeft' }),
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
