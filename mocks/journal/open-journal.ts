import type { SubscribeRequest } from '#machines/api/contract.ts';
import { requests } from '../replies.ts';
import type { Answer } from '../respond.ts';
import { createJournal, type Journal } from './journal.ts';

/** The documented order of a visitor. */
export const printOrder: SubscribeRequest = structuredClone<SubscribeRequest>({
  ...requests.subscribe.printOrder.body,
  cart: { ...requests.subscribe.printOrder.body.cart, items: [], giftsubs: [] },
});

/** An order by a reader who has a card on file. */
export const onFile: SubscribeRequest = {
  ...printOrder,
  email: 'tomas@reader.example',
  password: undefined,
  customer: 'use-card',
};

/** The documented order with goods beside. */
export const withGoods = (quantity: number, ref = 'sze:shirt-s'): SubscribeRequest => ({
  ...printOrder,
  cart: { ...printOrder.cart, items: [{ item: 'sized-product', ref, quantity }] },
});

/** A print subscription with a coupon. */
export const withCoupon = (coupon: string): SubscribeRequest => ({
  ...printOrder,
  cart: {
    items: [],
    giftsubs: [],
    subscription: { renewal: false, medium: 'print', level: 'low', term: '1year', coupon },
  },
});

/** A journal on 14 March 2026 whose ids are numbered, and short ways to ask it. */
export function open() {
  const clock = { now: Date.UTC(2026, 2, 14) };
  let ids = 0;
  let tokens = 0;
  const newId = (prefix: string) => `${prefix}${++ids}`;
  const journal = createJournal({ now: () => clock.now, newId });
  const order = ({
    key = undefined as string | undefined,
    captcha = `fresh-${++tokens}`,
    body = printOrder as unknown,
  } = {}) => journal.ask('subscribe', { ...(key && { key }), query: new URLSearchParams({ captcha }), body });
  const read = (id: string, reset = false) =>
    bodyOf(
      journal.ask('getFulfilment', {
        params: { intent_id: id },
        query: new URLSearchParams(reset ? { reset: '' } : {}),
      }),
    );
  return { clock, journal, order, read };
}

function bodyOf({ status, body }: Answer<'getFulfilment'>) {
  if (status !== 200) throw new Error(`The journal answered ${status}.`);
  return body;
}

/** What an intent is for, in cents. */
export const totalOf = (journal: Journal, id: string) => journal.state().intents[id]?.order.total;

const keyed = (type: 'started' | 'updated', id: number, secret: number) => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store' },
  body: { type, data: { keys: { payment_intent_id: `pi_${id}`, stripe_secret: `pi_${id}_secret_${secret}` } } },
});

/** The reply that opened the intent of this number. */
export const started = (id: number, secret = id + 1) => keyed('started', id, secret);
/** The reply that brought the intent of this number up to date. */
export const updated = (id: number, secret = id + 1) => keyed('updated', id, secret);
