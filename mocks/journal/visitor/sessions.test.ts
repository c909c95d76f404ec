import { describe, expect, test } from 'vitest';
import { open, printOrder, withCoupon } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import type { AnyAnswer } from '../../respond.ts';
import { accountByEmail } from '../account/accounts.ts';
import type { Call } from '../desk.ts';
import { createJournal } from '../journal.ts';
import { beginSession, endSession, loseSession } from './sessions.ts';

const fatima = refOf('expiring');
const { body: login } = requests.logIn.login;
const { basicProduct } = requests.addToCart;
const donation = { query: new URLSearchParams({ captcha: 'fresh' }), body: requests.donate.onetime.body };
const intent = { params: { intent_id: 'pi_2' } };
const cookie = (id: string) => ({ 'Set-Cookie': `session=${id}; Path=/; HttpOnly; Secure; SameSite=Lax` });

function serving() {
  let ids = 0;
  return createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
}

type Served = ReturnType<typeof serving>;

const begin = (journal: Served, session?: string) =>
  journal.work((desk) => {
    const account = accountByEmail(desk.state, login.email);
    return account && beginSession(desk, account);
  }, session);

const end = (journal: Served, session?: string) => journal.work(endSession, session);

test('sets an HttpOnly cookie for each session', () => {
  const journal = serving();
  expect(begin(journal)).toEqual(cookie('ses_1'));
  expect(begin(journal)).toEqual(cookie('ses_2'));
  expect(journal.state().sessions).toEqual({ ses_1: fatima, ses_2: fatima });
});

test('replaces the session of a reader who logs in again', () => {
  const journal = serving();
  begin(journal);
  expect(begin(journal, 'ses_1')).toEqual(cookie('ses_2'));
  expect(journal.state().sessions).toEqual({ ses_2: fatima });
});

test("hands a visitor's cart and open order over to the new session", () => {
  const journal = serving();
  expect(journal.ask('donate', donation).headers).toMatchObject(cookie('ses_1'));
  journal.ask('addToCart', { ...basicProduct, session: 'ses_1' });
  const { 'Set-Cookie': handed = '' } = begin(journal, 'ses_1') ?? {};
  const session = /^session=([^;]+)/.exec(handed)?.[1] ?? '';
  expect(journal.ask('getCart', { session }).body).toMatchObject({ count: 1 });
  expect(journal.ask('getFulfilment', { ...intent, session }).status).toBe(200);
  expect(journal.ask('getCart', { session: 'ses_1' }).body).toEqual(replies.getCart.empty.body);
  expect(journal.ask('getFulfilment', { ...intent, session: 'ses_1' }).status).toBe(404);
});

test('ends the session of the cookie, drops its cart and clears the cookie', () => {
  const journal = serving();
  begin(journal);
  begin(journal);
  journal.ask('addToCart', { ...basicProduct, session: 'ses_1' });
  expect(end(journal, 'ses_1')).toEqual({
    'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
  });
  expect(journal.state().sessions).toEqual({ ses_2: fatima });
  expect(journal.ask('getCart', { session: 'ses_1' }).body).toEqual(replies.getCart.empty.body);
});

test("keeps a scenario's reader logged in when a cookie session starts or ends", () => {
  const journal = serving();
  journal.become('digital');
  begin(journal);
  end(journal, 'ses_1');
  end(journal);
  expect(journal.state()).toMatchObject({ sessions: {}, reader: refOf('digital') });
});

test('keeps the cart and order of one reader at a time without cookies', () => {
  const { journal, order, read } = open();
  order();
  journal.ask('addToCart', basicProduct);
  journal.ask('logIn', { body: login });
  expect(journal.state()).toMatchObject({ reader: fatima, sessions: {} });
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
  expect(journal.ask('getCart').body).toMatchObject({ count: 1 });
  journal.ask('endSession');
  expect(journal.state().reader).toBeNull();
  expect(journal.ask('getCart').body).toEqual(replies.getCart.empty.body);
});

test.each([
  ['signed-out', 'normal'],
  ['slow', 'slow'],
  ['normal', 'normal'],
] as const)('a login changes the network from %s to %s', (network, after) => {
  const { journal } = open();
  journal.steer({ network });
  journal.ask('logIn', { body: login });
  expect(journal.state().switches.network).toBe(after);
});

test('forgets all sessions and the current reader', () => {
  const journal = serving();
  begin(journal);
  journal.become('digital');
  journal.work(({ state }) => loseSession(state));
  expect(journal.state()).toMatchObject({ sessions: {}, reader: null });
});

describe('over HTTP', () => {
  const { basicProduct } = requests.addToCart;
  const order = { ...requests.checkOutCart.guest.body, version: 1, password: undefined };
  const logIn = { body: { email: 'tomas@reader.example', password: 'correct horse' } };

  const { onetime } = requests.donate;

  function serving() {
    let ids = 0;
    let tokens = 0;
    const journal = createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
    const browse = () => {
      let session: string | undefined;
      return (id: Parameters<typeof journal.ask>[0], call: Call = {}) => {
        const query = new URLSearchParams({ captcha: `fresh-${++tokens}` });
        const answer = journal.ask(id, { query, ...call, ...(session !== undefined && { session }) });
        const cookie = (answer.headers as Record<string, string> | undefined)?.['Set-Cookie'];
        if (cookie) session = /^session=([^;]*)/.exec(cookie)?.[1] || undefined;
        return { ...answer, cookie };
      };
    };
    return { journal, browse };
  }

  test("starts a visitor's session with the first cart item, and hides the cart from others", () => {
    const { browse } = serving();
    const [one, other] = [browse(), browse()];
    expect(one('getCart').cookie).toBeUndefined();
    expect(one('addToCart', basicProduct).cookie).toBe('session=ses_1; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(one('addToCart', basicProduct)).toMatchObject({ cookie: undefined, body: { version: 2, count: 2 } });
    expect(other('getCart').body).toEqual(replies.getCart.empty.body);
  });

  test('keeps the cart and the open order at login and drops both at logout', () => {
    const { browse, journal } = serving();
    const one = browse();
    one('addToCart', basicProduct);
    one('checkOutCart', { body: order });
    const intent = { params: { intent_id: 'pi_3' } };
    expect(one('logIn', logIn).cookie).toContain('session=ses_5;');
    expect(one('getCart').body).toMatchObject({ version: 1, count: 1 });
    expect(one('getFulfilment', intent).body).toEqual({ status: 'unpaid' });
    expect(one('checkOutCart', { body: { ...order, invoice: 'pi_3' } }).body).toMatchObject({ type: 'updated' });
    one('endSession');
    expect(one('getCart').body).toEqual(replies.getCart.empty.body);
    expect(one('getFulfilment', intent)).toMatchObject({ status: 404 });
    expect(Object.values(journal.state().carts)).toHaveLength(1);
  });

  test('shows an order only to the session that placed it', () => {
    const { browse } = serving();
    const [one, other] = [browse(), browse()];
    const { body } = requests.donate.onetime;
    expect(one('donate', { body }).cookie).toContain('session=ses_1;');
    const intent = { params: { intent_id: 'pi_2' } };
    expect(one('getFulfilment', intent).body).toEqual({ status: 'unpaid' });
    expect(other('getFulfilment', intent)).toMatchObject({
      status: 404,
      body: replies.getFulfilment.unknownIntent.body,
    });
    expect(one('donate', { body: { ...body, invoice: 'pi_2' } }).body).toMatchObject({ type: 'updated' });
    expect(other('donate', { body: { ...body, invoice: 'pi_2' } })).toMatchObject({ status: 422 });
  });

  test.each(['redeemGift', 'payInvoice'] as const)(
    "%s hides another session's intent and leaves one payable intent",
    (id) => {
      const { browse, journal } = serving();
      const [one, other] = [browse(), browse()];
      const call = {
        redeemGift: {
          body: {
            ...requests.redeemGift.newReader.body,
            subscription: { token: 'gft_digitalGift', deliverable: 'print-a' },
          },
        },
        payInvoice: { body: requests.payInvoice.newCard.body, params: { invoice: 'inv_payable' } },
      }[id];
      const body = { ...call.body, invoice: undefined };
      const keysIn = (answer: object): string[] => JSON.stringify(answer).match(/pi_\w+/g) ?? [];
      const first = keysIn(one(id, { ...call, body }).body);
      const second = keysIn(other(id, { ...call, body }).body);
      expect(first).toHaveLength(2);
      expect(second).toHaveLength(2);
      expect(second.filter((key) => first.includes(key))).toEqual([]);
      expect(other(id, { ...call, body: { ...body, invoice: first[0] } })).toMatchObject({ status: 422 });
      expect(journal.payments.confirm(first[1] ?? '', { kind: 'taken' }).kind).toBe('failed');
      expect(journal.payments.confirm(second[1] ?? '', { kind: 'taken' }).kind).toBe('paid');
    },
  );

  test('opens one intent per call and session', () => {
    const { browse, journal } = serving();
    const one = browse();
    const customer = undefined;
    one('logIn', { body: { email: 'ines@reader.example', password: 'correct horse' } });
    const renewal = { ...requests.renewSubscription.sameSettings.body, customer };
    const gifts = { ...requests.subscribe.giftOrder.body, customer };
    expect([one('renewSubscription', { body: renewal }), one('subscribe', { body: gifts })]).toMatchObject(
      Array(2).fill({ body: { type: 'started' } }),
    );
    expect(one('donate', { body: onetime.body })).toMatchObject({ body: { type: 'started' } });
    expect(Object.keys(journal.state().open)).toEqual(['renew ses_1', 'subscribe ses_1', 'donate ses_1']);
  });

  test.each(['subscribe', 'renewSubscription', 'donate'] as const)(
    '%s rejects a bot, and a saved card after logout',
    (id) => {
      const { browse } = serving();
      const call = { body: { ...onetime.body, customer: 'use-card' } };
      expect(browse()(id, { ...call, query: new URLSearchParams() })).toMatchObject({ status: 403 });
      expect(browse()(id, { ...call, key: 'key-1' })).toMatchObject({ status: 401, body: replies[id].signedOut.body });
    },
  );
});

describe('an order that opens an account', () => {
  function visitors() {
    const journal = serving();
    let tokens = 0;
    const browse = (session?: string) => {
      const visitor = { session };
      const ask = (id: 'subscribe' | 'getFulfilment' | 'getSubscriber' | 'endSession', call: Call = {}) => {
        const query = new URLSearchParams(id === 'subscribe' ? { captcha: `t${++tokens}` } : {});
        const answer: AnyAnswer = journal.ask(id, {
          query,
          ...call,
          ...(visitor.session !== undefined && { session: visitor.session }),
        });
        const handed = /^session=([^;]*)/.exec(answer.headers?.['Set-Cookie'] ?? '')?.[1];
        if (handed !== undefined) visitor.session = handed || undefined;
        return { ...answer, handed };
      };
      const order = (body: object = printOrder) =>
        String(Object(ask('subscribe', { body }).body).data?.keys?.payment_intent_id);
      const pay = (id: string) =>
        journal.payments.confirm(journal.state().intents[id]?.secret ?? '', { kind: 'taken' });
      const poll = (id: string) => ask('getFulfilment', { params: { intent_id: id } });
      const reader = () =>
        Object(ask('getSubscriber', { query: new URLSearchParams({ membership: '' }) }).body).subscriber?.account.email;
      return { visitor, ask, order, pay, poll, reader };
    };
    return { journal, browse };
  }

  test('logs its guest in only with the reply that reports completion', () => {
    const { order, pay, poll, reader, visitor } = visitors().browse();
    const intent = order();
    const guest = visitor.session;
    pay(intent);
    expect([poll(intent), poll(intent)].map(({ body, handed }) => [body, handed])).toEqual([
      [{ status: 'in-progress' }, undefined],
      [{ status: 'in-progress' }, undefined],
    ]);
    expect(reader()).toBeUndefined();
    expect(poll(intent)).toMatchObject({ body: { status: 'completed' }, handed: expect.stringMatching(/^ses_/) });
    expect(visitor.session).not.toBe(guest);
    expect(reader()).toBe(printOrder.email);
    expect(poll(intent).handed).toBeUndefined();
  });

  test('logs its guest in at once if it is free', () => {
    const { ask, reader } = visitors().browse();
    expect(ask('subscribe', { body: withCoupon('FREEYEAR') })).toMatchObject({ body: { type: 'gratis' } });
    expect(reader()).toBe(printOrder.email);
  });

  test('repeats the receipt and cookie to a guest who lost them, until logout', () => {
    const { browse } = visitors();
    const first = browse();
    const intent = first.order();
    const guest = first.visitor.session;
    const lost = browse(guest);
    first.pay(intent);
    for (const _ of [1, 2]) first.poll(intent);
    const told = first.poll(intent);
    expect(lost.poll(intent)).toEqual(told);
    expect(lost.visitor.session).toBe(first.visitor.session);
    first.ask('endSession');
    const again = browse(guest);
    expect(again.poll(intent)).toMatchObject({ body: told.body, handed: undefined });
    expect(again.reader()).toBeUndefined();
  });

  test('logs in nobody else, and never logs in to an existing account', () => {
    const { browse } = visitors();
    const [first, second] = [browse(), browse()];
    const [one, other] = [first.order(), second.order()];
    first.pay(one);
    for (const _ of [1, 2, 3]) first.poll(one);
    expect(second.poll(one).status).toBe(404);
    second.pay(other);
    for (const _ of [1, 2, 3]) second.poll(other);
    expect(second.poll(other).body).toMatchObject({ status: 'completed' });
    expect([first.reader(), second.reader(), browse().reader()]).toEqual([printOrder.email, undefined, undefined]);
  });

  test('repeats the reply to its key, with the cookie, to a guest who lost it', () => {
    const { journal, browse } = visitors();
    const guest = browse();
    const started = guest.order({ ...printOrder, email: 'else@reader.example' });
    expect(started).toMatch(/^pi_/);
    const lost = browse(guest.visitor.session);
    const call = { body: withCoupon('FREEYEAR'), key: '8f14e45f-ceea-467f-a0e6-5d2f6c1b9a10' };
    const told = guest.ask('subscribe', call);
    expect(told.body).toMatchObject({ type: 'gratis' });
    expect(lost.ask('subscribe', call)).toMatchObject({ body: told.body, handed: told.handed });
    expect(Object.keys(journal.state().entries)).toHaveLength(1);
  });
});
