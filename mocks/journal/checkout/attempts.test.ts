import { describe, expect, test } from 'vitest';
import { violationsIn } from '../../contract/check.ts';
import type { CallId } from '../../documented.ts';
import { replies, requests } from '../../replies.ts';
import { type AnyAnswer, respond } from '../../respond.ts';
import { createJournal } from '../journal.ts';
import type { Call } from '../request-context.ts';
import { KEPT_FOR } from './attempts.ts';

const KEY = '8f14e45f-ceea-467f-a0e6-5d2f6c1b9a10';
const OTHER_KEY = '45c48cce-2e2d-4fbd-aa1a-fc51c7c6ad26';
const CARD = { kind: 'taken' } as const;

const donation = { ...requests.donate.onetime.body, customer: undefined };
const TOMAS = { email: 'tomas@reader.example', password: 'correct horse' };

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
      expect(await violationsIn(id, respond(answer as never))).toEqual([]);
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
const { keyForeign } = replies.donate;

describe('key ownership', () => {
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

  test('exclude a 401, 403 or 429, so that the key can be used again', async () => {
    const { browse, journal } = serving();
    const { ask } = browse();
    expect((await ask('donate', donation, { query: { captcha: '' } })).status).toBe(403);
    expect((await ask('donate', { ...donation, customer: 'use-card' })).status).toBe(401);
    expect(journal.state().kept).toEqual({});
    expect((await ask('donate', donation)).status).toBe(200);
  });
});

describe('closing a key', () => {
  test('reports a charge that needs the cardholder as unpaid, with its intent', async () => {
    const { browse, journal } = serving();
    const { ask, close, logIn } = browse();
    journal.choose('authorization-required');
    await logIn(TOMAS);
    expect((await ask('donate', { ...donation, customer: 'use-card' })).status).toBe(402);
    expect(await close()).toMatchObject({ status: 'unpaid', intent: expect.stringMatching(/^pi_/) });
  });
});
