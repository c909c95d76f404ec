import { expect } from 'vitest';
import type { SubscribeRequest } from '#machines/api/contract.ts';
import { objections, objectionsTo } from '#mocks/contract/check.ts';
import type { CallId, PageId } from '#mocks/documented.ts';
import { hostPage } from '#mocks/http/preferred.ts';
import type { Call } from '#mocks/journal/desk.ts';
import { createJournal, type Journal } from '#mocks/journal/journal.ts';
import { openPage } from '#mocks/pages/page-data.ts';
import type { Reader } from '#mocks/readers.ts';
import { pages, requests } from '#mocks/replies.ts';
import { type Answer, type AnyAnswer, respond } from '#mocks/respond.ts';

export const printOrder: SubscribeRequest = structuredClone<SubscribeRequest>({
  ...requests.subscribe.printOrder.body,
  cart: { ...requests.subscribe.printOrder.body.cart, items: [], giftsubs: [] },
});

export const onFile: SubscribeRequest = {
  ...printOrder,
  email: 'tomas@reader.example',
  password: undefined,
  customer: 'use-card',
};

export const withCoupon = (coupon: string): SubscribeRequest => ({
  ...printOrder,
  cart: {
    items: [],
    giftsubs: [],
    subscription: { renewal: false, medium: 'print', level: 'low', term: '1year', coupon },
  },
});

/** A journal on 14 March 2026 with numbered ids, and shortcuts to call it. */
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

/** In cents. */
export const totalOf = (journal: Journal, id: string) => journal.state().intents[id]?.order.total;

const keyed = (type: 'started' | 'updated', id: number, secret: number) => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store' },
  body: { type, data: { keys: { payment_intent_id: `pi_${id}`, stripe_secret: `pi_${id}_secret_${secret}` } } },
});

export const started = (id: number, secret = id + 1) => keyed('started', id, secret);
export const updated = (id: number, secret = id + 1) => keyed('updated', id, secret);

export type Asked = Omit<Call, 'query'> & { query?: string };

/** A journal on 14 March 2026, used by a reader. An answer that violates the contract fails the test. */
export function openAs(reader: Reader, journal = open()) {
  journal.journal.become(reader);
  const ask = async <Id extends CallId>(id: Id, { query, ...call }: Asked = {}): Promise<Answer<Id>> => {
    const answer = journal.journal.ask(id, { ...call, query: new URLSearchParams(query) });
    expect(await objections(id, respond(answer))).toEqual([]);
    return answer;
  };
  return {
    ...journal,
    ask,
    visit: (address: string) => {
      const { pathname, search } = new URL(address, 'https://journal.example');
      return openPage(journal.journal, pathname, new URLSearchParams(search));
    },
    mails: () => journal.journal.state().mails,
    kept: (ref: string) => journal.journal.state().accounts[ref]?.subscriber.account,
  };
}

export const kept = (body: object) => ({ status: 200, headers: { 'Cache-Control': 'no-store' }, body });

/** The answer that begins a session; ids are numbered. */
export const begun = (id: number) => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store', 'Set-Cookie': `session=ses_${id}; Path=/; HttpOnly; Secure; SameSite=Lax` },
  body: {},
});

/** Opens pages as a reader and returns their data without settings. Data that violates the contract fails the test. */
export function visiting(reader: Reader, opened = openAs(reader)) {
  const show = async (address: string): Promise<object> => {
    const page = opened.visit(address);
    if (!page || 'redirect' in page) throw new Error(`There is no page at ${address}.`);
    const { settings, ...shown } = page.data as { settings: object };
    expect(settings).toMatchObject(pages.showSubscribe.visitor.body.settings);
    expect(await found(page.id, page.data)).toEqual([]);
    return shown;
  };
  return { ...opened, show };
}

export function example<Id extends PageId>(id: Id, name: keyof (typeof pages)[Id] & string): object {
  // Every page example has a body with settings, but the compiler cannot follow two type parameters that far.
  const { settings: _, ...shown } = (pages[id][name] as AnyAnswer).body as { settings: object };
  return shown;
}

async function found(id: PageId, body: unknown) {
  const { status, headers } = Object.values<AnyAnswer>(pages[id])[0] ?? { status: 200 };
  const response = hostPage({ status, headers, body });
  return objectionsTo(id, { status, headers: response.headers, text: await response.text() });
}
