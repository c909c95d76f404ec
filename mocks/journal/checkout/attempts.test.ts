import { describe, expect, test } from 'vitest';
import { withCoupon } from '../../../tests/support/journal.ts';
import { objections } from '../../contract/check.ts';
import type { CallId } from '../../documented.ts';
import { replies, requests } from '../../replies.ts';
import { type AnyAnswer, respond } from '../../respond.ts';
import type { Call } from '../desk.ts';
import { createJournal } from '../journal.ts';
import { type ChargingId, KEPT_FOR } from './attempts.ts';

const KEY = '8f14e45f-ceea-467f-a0e6-5d2f6c1b9a10';
const OTHER_KEY = '45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26';
const CARD = { kind: 'taken' } as const;

const donation = { ...requests.donate.onetime.body, customer: undefined };
const gift = {
  ...requests.redeemGift.newReader.body,
  password: { password: 'correct horse', confirm: 'correct horse' },
};
const TOMAS = { email: 'tomas@reader.example', password: 'correct horse' };
const INES = { email: 'ines@reader.example', password: 'correct horse' };

interface Asked {
  key?: string | null;
  query?: Record<string, string>;
  params?: Call['params'];
}

function serving({ keepsCookies = true } = {}) {
  const clock = { now: Date.UTC(2026, 2, 14) };
  let ids = 0;
  let tokens = 0;
  const journal = createJournal({ keepsCookies, now: () => clock.now, newId: (prefix) => `${prefix}${++ids}` });
  const browse = () => {
    let session: string | undefined;
    async function ask(id: CallId, body?: object, { key = KEY, query, params }: Asked = {}) {
      const asked = new URLSearchParams({ captcha: `fresh-${++tokens}`, ...query });
      const answer: AnyAnswer = journal.ask(id, {
        body,
        query: asked,
        ...(key !== null && { key }),
        ...(params && { params }),
        ...(session !== undefined && { session }),
      });
      expect(await objections(id, respond(answer as never))).toEqual([]);
      const cookie = answer.headers?.['Set-Cookie'];
      if (keepsCookies && cookie) session = /^session=([^;]*)/.exec(cookie)?.[1] || undefined;
      return { status: answer.status, body: answer.body, cookie };
    }
    return {
      ask,
      logIn: (who: object) => ask('logIn', who, { key: null }),
      close: async (key = KEY) => (await ask('closeAttempt', { key }, { key: null })).body,
      forgetCookie: () => {
        session = undefined;
      },
    };
  };
  const intents = () => Object.values(journal.state().intents).filter(({ id }) => /^pi_\d+$/.test(id));
  const pay = () => journal.payments.confirm(intents().at(-1)?.secret ?? '', CARD);
  const poll = (client: ReturnType<typeof browse>, id: string, times = 3) =>
    Array.from({ length: times }).reduce<Promise<unknown>>(async (before) => {
      await before;
      return (await client.ask('getFulfilment', undefined, { params: { intent_id: id } })).body;
    }, Promise.resolve(undefined));
  return { journal, clock, browse, intents, pay, poll };
}

const said = ({ status, body }: AnyAnswer) => ({ status, body, cookie: undefined });
const { keyForeign, keyReused, keyClosed } = replies.donate;

describe('key ownership', () => {
  const owners = {
    'a guest without a session': async () => undefined,
    'a guest with a session': async ({ ask }: Client) =>
      void (await ask('addToCart', requests.addToCart.basicProduct.body)),
    'a reader': async ({ logIn }: Client) => void (await logIn(TOMAS)),
  };
  const others = {
    'a caller without a cookie': async () => undefined,
    'another guest': owners['a guest with a session'],
    'another reader': async ({ logIn }: Client) => void (await logIn(INES)),
  };
  const pairs = Object.keys(owners).flatMap((owner) => Object.keys(others).map((other) => [owner, other] as const));

  test.each(pairs)('refuses the key of %s from %s', async (owner, other) => {
    const { browse, intents } = serving();
    const [one, stranger] = [browse(), browse()];
    await owners[owner as keyof typeof owners](one);
    const first = await one.ask('donate', donation);
    expect(first).toMatchObject({ status: 200, body: { type: 'started' } });
    await others[other as keyof typeof others](stranger);
    expect(await stranger.ask('donate', donation)).toEqual(said(keyForeign));
    expect(await stranger.close()).toEqual(replies.closeAttempt.keyForeign.body);
    expect(await one.ask('donate', donation)).toEqual({ ...first, cookie: undefined });
    expect(intents()).toHaveLength(1);
  });

  test('starts a session for a guest with the first reply only', async () => {
    const { browse } = serving();
    const guest = browse();
    expect((await guest.ask('donate', { ...donation, email: 'nobody' })).cookie).toContain('session=ses_');
    expect((await guest.ask('donate', { ...donation, email: 'nobody' })).cookie).toBeUndefined();
  });

  test('an account may repeat its key on every device', async () => {
    const { browse } = serving();
    const [one, other] = [browse(), browse()];
    for (const client of [one, other]) await client.logIn(TOMAS);
    const { body } = await one.ask('donate', donation);
    expect(await other.ask('donate', donation)).toMatchObject({ status: 200, body });
  });

  test("login takes over a guest's keys, and logout leaves them to the account", async () => {
    const { browse } = serving();
    const one = browse();
    const { body } = await one.ask('donate', donation);
    await one.logIn(TOMAS);
    expect(await one.ask('donate', donation)).toMatchObject({ status: 200, body });
    await one.ask('endSession', undefined, { key: null });
    expect(await one.ask('donate', donation)).toEqual(said(keyForeign));
    await one.logIn(TOMAS);
    expect(await one.ask('donate', donation)).toMatchObject({ status: 200, body });
  });

  test('a guest who loses the cookie loses the key', async () => {
    const { browse } = serving();
    const one = browse();
    await one.ask('donate', donation);
    one.forgetCookie();
    expect(await one.ask('donate', donation)).toEqual(said(keyForeign));
  });

  test('without cookies, keys belong to the page’s guest, then to the reader who logs in', async () => {
    const { browse, journal } = serving({ keepsCookies: false });
    const { ask, logIn } = browse();
    const first = await ask('donate', donation);
    expect(await ask('donate', donation)).toEqual(first);
    await logIn(TOMAS);
    expect(await ask('donate', donation)).toEqual(first);
    journal.become('visitor');
    expect(await ask('donate', donation)).toEqual(said(keyForeign));
  });
});

describe('one key, one request', () => {
  const changes: [string, object, Asked][] = [
    ...Object.keys(donation).map((field): [string, object, Asked] => [
      `another ${field}`,
      { ...donation, [field]: { other: true } },
      {},
    ]),
    ['one more field', { ...donation, note: 'For the archive.' }, {}],
    ['an empty body', {}, {}],
    ['another coupon in the query', donation, { query: { coupon: 'FIVE' } }],
  ];

  test.each(changes)('refuses a repeat with %s', async (_, body, asked) => {
    const { browse, intents } = serving();
    const { ask } = browse();
    await ask('donate', donation);
    expect(await ask('donate', body, asked)).toEqual(said(keyReused));
    expect(intents()).toHaveLength(1);
  });

  test('refuses a repeat by another call or path', async () => {
    const { browse } = serving();
    const { ask } = browse();
    await ask('payInvoice', requests.payInvoice.newCard.body, { params: { invoice: 'inv_payable' } });
    expect(await ask('donate', donation)).toEqual(said(keyReused));
    const { body } = requests.payInvoice.newCard;
    expect(await ask('payInvoice', body, { params: { invoice: 'inv_pastDue' } })).toEqual(said(keyReused));
  });

  test('ignores field order, the bot token and the view', async () => {
    const { browse } = serving();
    const { ask } = browse();
    const address = requests.donate.monthly.body.address;
    const turned = (value: object) => Object.fromEntries(Object.entries(value).reverse());
    const { status, body } = await ask('donate', { ...donation, address });
    const repeat = { status, body, cookie: undefined };
    expect(await ask('donate', turned({ ...donation, address: turned(address) }))).toEqual(repeat);
    expect(await ask('donate', { ...donation, address }, { query: { captcha: '' } })).toEqual(repeat);
    expect(await ask('donate', { ...donation, address }, { query: { 'admin-view': 'acc_1' } })).toEqual(repeat);
  });

  test('applies to every call that takes the header', async () => {
    const keyed = (Object.keys(replies) as CallId[]).filter((id) => 'keyReused' in replies[id]) as ChargingId[];
    expect(keyed).toHaveLength(9);
    for (const id of keyed) {
      const { browse } = serving();
      const { ask, logIn } = browse();
      await logIn(TOMAS);
      await ask('donate', donation);
      expect(await ask(id, { changed: true }, { params: { invoice: 'inv_payable' } })).toEqual(
        said(replies[id].keyReused),
      );
    }
  });
});

describe('kept replies', () => {
  test('expire after 24 hours, so that the key counts as new', async () => {
    const { browse, clock, journal } = serving();
    const { ask } = browse();
    const { body } = await ask('donate', donation);
    clock.now += KEPT_FOR - 1;
    expect((await ask('donate', donation)).body).toEqual(body);
    clock.now += 1;
    expect((await ask('donate', { ...donation, name: 'Ada Lovelace' })).status).toBe(200);
    clock.now += KEPT_FOR;
    await ask('donate', donation, { key: OTHER_KEY });
    expect(Object.keys(journal.state().kept)).toEqual([OTHER_KEY]);
  });

  test('include refusals, which a repeat gets again', async () => {
    const { browse } = serving();
    const { ask } = browse();
    const wrong = { ...donation, email: 'nobody' };
    const { status, body } = await ask('donate', wrong);
    expect(status).toBe(400);
    expect(await ask('donate', wrong)).toEqual({ status, body, cookie: undefined });
    expect(await ask('donate', donation)).toEqual(said(keyReused));
  });

  test('do not change after payment', async () => {
    const { browse, pay } = serving();
    const { ask } = browse();
    const { body } = await ask('donate', donation);
    pay();
    expect((await ask('donate', donation)).body).toEqual(body);
  });

  test('exclude a 401, 403 or 429, so that the key can be used again', async () => {
    const { browse, journal } = serving();
    const { ask } = browse();
    expect((await ask('donate', donation, { query: { captcha: '' } })).status).toBe(403);
    expect((await ask('donate', { ...donation, customer: 'use-card' })).status).toBe(401);
    expect(journal.state().kept).toEqual({});
    expect((await ask('donate', donation)).status).toBe(200);
  });

  test('require a key', async () => {
    const { browse, journal } = serving();
    await browse().ask('donate', donation, { key: null });
    expect(journal.state().kept).toEqual({});
  });
});

describe('closing a key', () => {
  test('refuses an order that arrives afterwards', async () => {
    const { browse, intents } = serving();
    const { ask, close } = browse();
    for (const _ of [1, 2]) expect(await close()).toEqual({ status: 'not-placed' });
    expect(await ask('donate', donation)).toEqual(said(keyClosed));
    expect(await close()).toEqual({ status: 'not-placed' });
    expect(intents()).toEqual([]);
    expect((await ask('donate', donation, { key: OTHER_KEY })).status).toBe(200);
  });

  test('belongs to the session that it starts', async () => {
    const { browse } = serving();
    const [one, other] = [browse(), browse()];
    const { cookie } = await one.ask('closeAttempt', { key: KEY }, { key: null });
    expect(cookie).toContain('session=ses_');
    expect(await other.ask('donate', donation)).toEqual(said(keyForeign));
    expect(await one.ask('donate', donation)).toEqual(said(keyClosed));
  });

  test('reports an order as unpaid, then as paid, with its intent', async () => {
    const { browse, pay, poll } = serving();
    const one = browse();
    await one.ask('donate', donation);
    const intent = 'pi_2';
    for (const _ of [1, 2]) expect(await one.close()).toEqual({ status: 'unpaid', intent });
    pay();
    const settled = await poll(one, intent);
    expect(settled).toMatchObject({ status: 'completed' });
    expect(await one.close()).toEqual({ ...Object(settled), intent });
  });

  test('reports the invoice of a debit', async () => {
    const { browse, journal, intents } = serving();
    const { ask, close } = browse();
    await ask('donate', donation);
    journal.payments.confirm(intents()[0]?.secret ?? '', { kind: 'debited' });
    expect(await close()).toMatchObject({ status: 'processing', invoice: expect.stringMatching(/^inv_/) });
  });

  test('reports the receipt of a charge on file', async () => {
    const { browse } = serving();
    const { ask, close, logIn } = browse();
    await logIn(TOMAS);
    const { body } = await ask('donate', { ...donation, customer: 'use-card' });
    expect(await close()).toEqual(Object(body).data);
  });

  test('reports a charge that needs the cardholder as unpaid, with its intent', async () => {
    const { browse, journal } = serving();
    const { ask, close, logIn } = browse();
    journal.choose('authorization-required');
    await logIn(TOMAS);
    expect((await ask('donate', { ...donation, customer: 'use-card' })).status).toBe(402);
    expect(await close()).toMatchObject({ status: 'unpaid', intent: expect.stringMatching(/^pi_/) });
  });

  test('reports a free order as completed, with its receipt if there is one', async () => {
    const { browse } = serving();
    const { ask, close } = browse();
    await ask('redeemGift', gift);
    expect(await close()).toEqual({ status: 'completed', order: expect.any(Object) });
    const other = browse();
    const placed = await other.ask('subscribe', withCoupon('FREEYEAR'), { key: OTHER_KEY });
    expect(placed.body).toMatchObject({ type: 'gratis' });
    expect(await other.close(OTHER_KEY)).toEqual({ status: 'completed', ...Object(placed.body).data });
  });

  test('reports a refused order as not placed', async () => {
    const { browse } = serving();
    const { ask, close } = browse();
    await ask('donate', { ...donation, email: 'nobody' });
    expect(await close()).toEqual({ status: 'not-placed' });
  });

  test.each([undefined, {}, { key: '' }, { key: 'key-1' }, { key: 7 }, { key: `${KEY}0` }])(
    'requires a key: %o',
    async (body) => {
      const { browse, journal } = serving();
      expect(await browse().ask('closeAttempt', body, { key: null })).toEqual(said(replies.closeAttempt.keyMissing));
      expect(journal.state().kept).toEqual({});
    },
  );
});

type Client = ReturnType<ReturnType<typeof serving>['browse']>;
