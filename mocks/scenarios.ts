import type { CallId } from './documented.ts';
import type { ReplyName } from './respond.ts';

/** Who is looking: without an account, with an account and a card, or with a subscription. */
export type Reader = (typeof READERS)[number];
export const READERS = ['visitor', 'donor', 'subscriber'] as const;

/** What happens to a call instead of, or beside, the journal's own answer. */
export type Fault<Id extends CallId = CallId> = {
  /** How many calls it happens to; all of them when left out. */
  times?: number;
  /** How long every answer takes, in ms. */
  late?: number;
} & (Id extends CallId ? { reply?: ReplyName<Id> } : never) & {
    /** Cuts the connection before the journal acts, or after it did. */
    cut?: 'before' | 'after';
    /** A page of HTML with status 200, as a broken proxy sends it. */
    malformed?: boolean;
  };

/** A world in which something is different; what a scenario leaves out is as it should be. */
export interface Scenario {
  summary: string;
  reader?: Reader;
  calls?: { [Id in CallId]?: Fault<Id> };
  paymentScript?: 'blocked' | 'silent';
  botCheck?: 'blocked' | 'silent' | 'absent';
  /** What comes of charging the method on file. */
  onFile?: 'authorization' | 'replacement' | 'bank';
  /** The coupon that is in the page data although the address names none. */
  coupon?: string;
  pageData?: 'malformed';
}

/** Every named world, chosen by `?scenario=name` and kept until another is chosen. */
export const scenarios = {
  happy: { summary: 'Everything works.' },
  gratis: { summary: 'A coupon that makes the order free came with the address.', coupon: 'FREEYEAR' },
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
  'bot-check-blocked': { summary: 'The script of the bot check cannot be loaded.', botCheck: 'blocked' },
  'bot-check-silent': { summary: 'The bot check never answers.', botCheck: 'silent' },
  'bot-check-refused': {
    summary: 'The journal takes the reader for a bot, once.',
    calls: { subscribe: { reply: 'botCheckRefused', times: 1 } },
  },
  'bot-check-absent': { summary: 'The host has no bot check.', botCheck: 'absent' },
  'payment-script-blocked': { summary: "The provider's script cannot be loaded.", paymentScript: 'blocked' },
  'payment-script-silent': { summary: "The provider's script never arrives.", paymentScript: 'silent' },
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
  'malformed-page-data': { summary: 'The host injects page data that is not as agreed.', pageData: 'malformed' },
  'signed-out': {
    summary: 'The session has ended.',
    calls: { subscribe: { reply: 'signedOut' }, getFulfilment: { reply: 'signedOut' } },
  },
  'fulfilment-never': {
    summary: 'A paid order is never fulfilled.',
    calls: { getFulfilment: { reply: 'inProgress' } },
  },
  'fulfilment-fails': {
    summary: 'Every poll fails.',
    calls: { getFulfilment: { reply: 'unavailable' } },
  },
  'fulfilment-offline': { summary: 'No poll is answered.', calls: { getFulfilment: { cut: 'before' } } },
  'fulfilment-flaky': {
    summary: 'The first three polls are not answered.',
    calls: { getFulfilment: { cut: 'before', times: 3 } },
  },
  'shipping-unavailable': {
    summary: 'The countries cannot be read.',
    calls: { getShipping: { reply: 'unavailable' } },
  },
  'products-unavailable': {
    summary: 'The products cannot be read.',
    calls: { getProducts: { reply: 'unavailable' } },
  },
  'no-products': { summary: 'There is nothing to add.', calls: { getProducts: { reply: 'noProducts' } } },
  slow: {
    summary: 'Every answer takes three seconds.',
    calls: {
      subscribe: { late: 3_000 },
      getFulfilment: { late: 3_000 },
      getShipping: { late: 3_000 },
      getProducts: { late: 3_000 },
    },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Whether there is a scenario of this name. */
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The scenario of this name. */
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];

/** Whether there is a reader of this name. */
export const isReader = (name: string): name is Reader => READERS.some((reader) => reader === name);
