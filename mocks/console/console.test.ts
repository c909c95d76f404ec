import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answering, answering } from '../http/serve.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { personOf, READERS } from '../readers.ts';
import { replies, requests } from '../replies.ts';
import { API, type ConsoleOptions } from './console.ts';

const SITE = 'http://localhost:4010';

let journal: Journal;
let answer: Answering;

const serve = (options: ConsoleOptions = {}) => {
  journal = createJournal({ keepsCookies: true });
  answer = answering(journal, { origins: 'any', ...options });
};
beforeEach(() => serve());

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await answer(new Request(new URL(path, SITE), { headers, ...sent }));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function visit(path: string, form?: Record<string, string>, cookie = '') {
  const headers = { Accept: 'text/html,*/*;q=0.8', Cookie: cookie };
  const sent = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
  const response = await answer(new Request(new URL(path, SITE), { headers, ...sent }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const emailOf = async (cookie: string) =>
  (await ask('/api/account/subscriber', undefined, { Cookie: cookie })).body.subscriber?.account.email;

describe('readers', () => {
  test('lists all documented readers and the accounts opened here [BEYOND-114]', async () => {
    const query = new URLSearchParams({ coupon: 'FREEYEAR', captcha: 'fresh' });
    const { cart, ...order } = requests.subscribe.printOrder.body;
    const subscription = { ...cart.subscription, coupon: 'FREEYEAR' };
    journal.ask('subscribe', { query, body: { ...order, cart: { items: [], giftsubs: [], subscription } } });
    const { body } = await ask('/__journal/readers');
    const names = body.map(({ reader }: { reader: string }) => reader);
    expect(names).toEqual(expect.arrayContaining(READERS.filter((reader) => reader !== 'visitor')));
    expect(body.at(-1)).toMatchObject({ email: order.email, summary: 'An account opened here' });
  });

  test.each(['expired', 'kwame@reader.example', personOf('expired').body.subscriber.account.ref])(
    'logs only one session in as %s and out again [BEYOND-114]',
    async (reader) => {
      const other = cookieOf(await ask('/__journal/session', { reader: 'digital' }));
      const told = await ask('/__journal/session', { reader });
      const cookie = cookieOf(told);
      expect(told.body).toMatchObject({ reader: 'kwame@reader.example', session: cookie.slice('session='.length) });
      expect(await emailOf(cookie)).toBe('kwame@reader.example');
      const left = await ask('/__journal/session', { reader: 'visitor' }, { Cookie: cookie });
      expect([left.body.reader, await emailOf(cookieOf(left)), await emailOf(other)]).toEqual([
        'visitor',
        undefined,
        'noor@reader.example',
      ]);
    },
  );
});

describe('mails', () => {
  const mailed = async (path = '/__journal/mails') => (await ask(path)).body;

  test('show codes and links, newest first, with links to the mock itself [BEYOND-114]', async () => {
    await ask('/api/access/signin', { email: 'Noor@reader.example', path: '/donate' });
    await ask('/api/access/reset-password', { email: 'kwame@reader.example' });
    const [token] = Object.keys(journal.state().links).slice(-1);
    const [newest, code] = await mailed();
    expect(newest).toEqual({
      to: 'kwame@reader.example',
      about: 'link',
      page: 'password',
      subject: 'Choose a new password',
      text: 'Open this link within an hour to choose a password.',
      link: `${SITE}/password?token=${token}`,
    });
    expect(code).toMatchObject({
      to: 'Noor@reader.example',
      code: '481906',
      text: expect.stringContaining('481906'),
      link: `${SITE}/donate`,
    });
    expect(await mailed('/__journal/mails?to=noor@Reader.example')).toEqual([code]);
    expect(await mailed('/__journal/mails?to=nobody@reader.example')).toEqual([]);
  });
});

describe('a password reset link', () => {
  const email = 'noor@reader.example';
  const logsIn = async (password: string) => (await ask('/api/access/login', { email, password })).status;
  const link = async () => {
    await ask('/api/access/reset-password', { email });
    return new URL((await ask('/__journal/mails')).body[0].link);
  };

  test('sets the password once [BEYOND-114]', async () => {
    const { href, searchParams } = await link();
    const token = searchParams.get('token') ?? '';
    expect((await visit(href)).text).toContain(`name="token" value="${token}"`);
    const set = await visit('/password', { token, password: 'battery staple' });
    expect([set.status, set.headers.get('Location')]).toEqual([303, '/__journal?done=password']);
    expect([await logsIn('battery staple'), await logsIn('correct horse')]).toEqual([200, 400]);
    const again = await visit('/password', { token, password: 'correct horse' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('no longer valid')]);
  });
});

describe('scenarios', () => {
  test('apply to one session until it returns to the default [BEYOND-114]', async () => {
    journal.choose('slow');
    const told = await ask('/__journal/scenario', { scenario: 'order-unavailable' });
    const headers = { Cookie: cookieOf(told) };
    expect(told.body).toMatchObject({ scenario: 'order-unavailable', default_scenario: 'slow' });
    const order = (sent = {}) => ask('/api/donate?captcha=fresh', requests.donate.onetime.body, sent);
    expect((await order(headers)).status).toBe(503);
    expect((await ask('/__journal/session')).body.scenario).toBe('slow');
    const back = await ask('/__journal/scenario', { scenario: null }, headers);
    expect([back.body.scenario, journal.state().worlds]).toEqual(['slow', {}]);
  });
});

test('switches apply to the next call of one session [BEYOND-114]', async () => {
  const told = await ask('/__journal/switches', { network: 'unavailable', call: 'getCart' });
  const headers = { Cookie: cookieOf(told) };
  const statusOf = async (sent = {}) => (await ask('/api/cart', undefined, sent)).status;
  expect([await statusOf(headers), await statusOf()]).toEqual([503, 200]);
  await ask('/__journal/switches', { call: 'subscribe' }, headers);
  expect(await statusOf(headers)).toBe(200);
});

describe('the clock', () => {
  test('expires codes when moved ahead, and keeps the offset until the reset [BEYOND-114]', async () => {
    const { body } = await ask('/api/access/signin', { email: 'noor@reader.example' });
    const before = Date.parse((await ask('/__journal/clock')).body.time);
    const after = Date.parse((await ask('/__journal/clock', { advance: 600 })).body.time);
    expect(after - before).toBeGreaterThanOrEqual(600_000);
    const tried = await ask('/api/access/signin/verify', { token: body.token, password: '481906' });
    expect(tried.body).toEqual(replies.verifyCode.codeExpired.body);
    await ask('/__journal/reset', {});
    expect(Date.parse((await ask('/__journal/clock')).body.time)).toBeLessThan(after);
  });
});

test('a reset forgets everything and restores the starting options [BEYOND-114]', async () => {
  serve({
    restart: () => {
      journal.reset();
      journal.choose('slow');
    },
  });
  journal.choose('happy');
  await ask('/api/access/signin', { email: 'noor@reader.example' });
  await ask('/__journal/session', { reader: 'digital' });
  const { body } = await ask('/__journal/reset', {});
  expect(body).toMatchObject({ scenario: 'slow', reader: 'visitor' });
  expect(journal.state()).toMatchObject({ sessions: {}, ahead: 0 });
  expect(journal.state().mails.filter(({ about }) => about === 'code')).toEqual([]);
});

describe('the state', () => {
  test('is returned in full or by part [BEYOND-114]', async () => {
    await ask('/api/cart', requests.addToCart.basicProduct.body);
    expect((await ask('/__journal/state')).body).toEqual(JSON.parse(JSON.stringify(journal.state())));
    expect((await ask('/__journal/state/carts')).body).toEqual(journal.state().carts);
  });
});

describe('an invalid request', () => {
  test.each<[string, string, unknown, RegExp]>([
    ['a reader', '/__journal/session', { reader: 'nobody' }, /the readers are: visitor, administrator, /],
    ['a reader', '/__journal/session', {}, /the readers are: /],
    ['a reader', '/__journal/session', { reader: '__proto__' }, /the readers are: /],
    ['a scenario', '/__journal/scenario', { scenario: 'sunshine' }, /The scenarios are: happy, /],
    ['a scenario', '/__journal/scenario', { scenario: ['happy'] }, /The scenarios are: /],
    ['a scenario', '/__journal/scenario', { scenario: 0 }, /The scenarios are: /],
    ['a scenario', '/__journal/scenario', [], /The scenarios are: /],
    ['a switch', '/__journal/switches', { network: 'gone' }, /switches are: network \(normal, /],
    ['a time', '/__journal/clock', {}, /\{"advance": SECONDS\}/],
    ['a time', '/__journal/clock', { advance: 'soon' }, /\{"advance": SECONDS\}/],
    ['a time', '/__journal/clock', { time: 'tomorrow' }, /\{"time": /],
    ['a time', '/__journal/clock', { advance: -1 }, /only goes forward/],
    ['a time', '/__journal/clock', { time: '2020-01-01T00:00:00Z' }, /only goes forward/],
    ['a time', '/__journal/clock', { advance: 1e300 }, /ends at 2100/],
  ])('is refused with the valid options: %s at %s of %j [BEYOND-114]', async (_, path, sent, words) => {
    const before = journal.state();
    const { status, body, headers } = await ask(path, sent);
    expect([status, headers.getSetCookie()]).toEqual([400, []]);
    expect(body.errors).toMatch(words);
    expect({ ...journal.state(), today: before.today }).toMatchObject({ worlds: {}, sessions: {}, ahead: 0 });
  });

  test.each([
    ['/__journal/state/__proto__', /The parts of the state are: version, /],
    ['/__journal/nowhere', /There are: GET \/__journal, /],
  ])('gets a 404 that lists what exists: %s [BEYOND-114]', async (path, words) => {
    const { status, body } = await ask(path);
    expect([status, body.errors]).toEqual([404, expect.stringMatching(words)]);
  });

  test.each(['https://evil.example', 'null', 'http://localhost:5173'])(
    'rejects changes from a page of %s, even if calls may come from anywhere [BEYOND-114]',
    async (Origin) => {
      const changes: [string, unknown][] = [
        ['session', { reader: 'digital' }],
        ['scenario', { scenario: 'slow' }],
        ['switches', { network: 'lost' }],
        ['clock', { advance: 60 }],
        ['reset', {}],
      ];
      for (const [name, body] of changes) expect((await ask(`/__journal/${name}`, body, { Origin })).status).toBe(403);
      expect(journal.state()).toMatchObject({ worlds: {}, sessions: {}, ahead: 0 });
      expect((await ask('/__journal/clock', { advance: 60 }, { Origin: SITE })).status).toBe(200);
    },
  );
});

describe('the page', () => {
  test('needs no script or external resource and makes every change by form [BEYOND-115]', async () => {
    const { text, headers } = await visit('/__journal');
    expect(text).not.toMatch(/<script|\son\w+=|src="(?:https?:)?\/\/|<link[^>]*href="(?:https?:)?\/\//);
    const actions = new Set(
      Array.from(text.matchAll(/<form method="post" action="([^"]+)"/g), ([, action]) => `POST ${action}`),
    );
    expect(actions).toEqual(new Set(API.map(({ call }) => call).filter((call) => call.startsWith('POST'))));
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; img-src data:; style-src 'self'; /);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('labels every field and has one h1 [BEYOND-115]', async () => {
    await ask('/api/access/signin', { email: 'noor@reader.example' });
    const { text } = await visit('/__journal');
    const fields = Array.from(text.matchAll(/<(?:select|input) id="([^"]+)"/g), ([, id]) => id);
    expect(fields).toHaveLength(text.match(/<(?:select|input|textarea)\b/g)?.length ?? 0);
    for (const id of fields) expect(text).toContain(`<label for="${id}">`);
    expect(Array.from(text.matchAll(/<h(\d)/g), ([, level]) => level).join('')).toMatch(/^12+3*2+$/);
  });

  test('returns to itself after a change and confirms it [BEYOND-115]', async () => {
    const posted = await visit('/__journal/session', { reader: 'expired' });
    expect([posted.status, posted.headers.get('Location')]).toEqual([303, '/__journal?done=session']);
    const { text } = await visit('/__journal?done=session', undefined, cookieOf(posted));
    expect(text).toMatch(/role="status">You switched readers/);
    expect(text).toMatch(/<dd>kwame@reader\.example<\/dd>/);
    expect((await visit('/__journal?done=__proto__')).text).not.toContain('role="status"');
  });

  test('escapes what readers wrote [BEYOND-115]', async () => {
    const name = '"><img src=x onerror=alert(1)>';
    journal.work(({ state }) => {
      const [account] = Object.values(state.accounts);
      if (account) account.subscriber.account.name = name;
      state.mails.push({ to: name, about: 'receipt', link: `/receipts?token=${name}`, total: 0 });
    });
    expect((await visit('/__journal')).text).not.toContain('<img');
  });
});

test('every API line of the manual works as written [BEYOND-114]', async () => {
  const manual = readFileSync('docs/journal.md', 'utf8').match(/<!-- console -->\n([\s\S]*?)<!-- \/console -->/)?.[1];
  const rows = API.map(({ call, body, does }) => `| \`${call}\` | ${body && `\`${body}\``} | ${does} |`);
  expect(manual).toBe(['| call | body | what it does |', '|---|---|---|', ...rows, ''].join('\n'));
  for (const { call, body } of API) {
    const [method, path = ''] = call.split(' ');
    const { status } = await ask(path, method === 'POST' ? JSON.parse(body || '{}') : undefined);
    expect([call, status]).toEqual([call, 200]);
  }
});
