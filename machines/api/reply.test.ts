import { afterEach, describe, expect, test } from 'vitest';
import { api, leavesPrototypesAlone, meant, params, readOf, refused, server } from '#fixtures/world/answers.ts';
import { createNetwork, json, wrongly } from '#fixtures/world/network.ts';
import { replies } from '#mocks/replies.ts';
import type { AnyAnswer } from '#mocks/respond.ts';
import { isDefinite, read } from './reply.ts';
import { NameReply } from './schemas/account/NameReply.ts';
import { Fulfilment } from './schemas/checkout/Fulfilment.ts';
import { Done } from './schemas/shared/Done.ts';

const refusal = async (status: number, body: unknown) => meant(await readOf(createNetwork(), () => json(status, body)));

afterEach(leavesPrototypesAlone);

describe('a refusal', () => {
  test.each([
    [
      'a string as a problem of the whole form [CHECK-16]',
      { errors: 'Plain message' },
      [server('general', 'Plain message')],
    ],
    [
      'errors by field, whatever the field’s name [CHECK-14]',
      JSON.parse('{"errors":{"__proto__":"a","constructor":"b","zzz":"c","email":"d"}}'),
      [server('__proto__', 'a'), server('constructor', 'b'), server('zzz', 'c'), server('email', 'd')],
    ],
    [
      'nested errors and lists, without values that are not text [CHECK-14]',
      { errors: { address: { line1: 'x' }, password: { confirm: ['y', 'z'] }, name: 5, general: { a: 1 } } },
      [server('address.line1', 'x'), server('password.confirm', 'y z')],
    ],
    [
      'nested general errors [CHECK-14]',
      { errors: { general: { one: 'a', two: ['b', 2, null] } } },
      [server('general', 'a'), server('general', 'b')],
    ],
    ['a list of sentences', { errors: ['One.', 2, 'Two.'] }, [server('general', 'One. Two.')]],
    ['a message with a type [CHECK-49]', { type: 'updated-failed', message: 'm' }, [server('general', 'm')]],
    ['a failed upgrade with its reason [CHECK-49]', { type: 'upgrade-failed', message: 'm' }, [server('general', 'm')]],
    [
      'a failed upgrade without a message [SUBS-6]',
      { type: 'upgrade-failed' },
      [{ field: 'general', code: 'upgradeUnavailable' }],
    ],
    ['another failure without a message', { type: 'updated-failed', message: ' ' }, []],
    ['an undocumented message without a type', { message: 'm' }, []],
    ['a type that is not text', { type: 1, message: 'm' }, []],
    [
      'errors deeper than documented',
      { errors: { address: { line1: { deep: 'x' } } } },
      [server('address.line1.deep', 'x')],
    ],
    ['an empty object', {}, []],
    ['an empty list', [], []],
    ['errors named like inherited properties', { errors: { toString: null, valueOf: 1 } }, []],
  ])('reads %s', async (_, body, problems) => {
    expect(await refusal(400, body)).toEqual({
      kind: 'refused',
      refusal: { status: expect.any(Number), problems },
    });
  });

  test('means what it documents with any status of the 400s [ENTRY-12, ENTRY-13, ENTRY-15]', async () => {
    const network = createNetwork();
    const isKnown = new Set<string>();
    for (const [id, named] of Object.entries(replies))
      for (const [name, { status, body }] of Object.entries<AnyAnswer>(named)) {
        if (status < 400 || status >= 500 || isKnown.has(JSON.stringify(body))) continue;
        isKnown.add(JSON.stringify(body));
        const documented = meant(await readOf(network, () => json(status, body)));
        for (const other of [400, 401, 402, 403, 404, 409, 410, 418, 422, 428, 429, 499])
          expect(meant(await readOf(network, () => json(other, body))), `${id}.${name} with ${other}`).toEqual(
            documented,
          );
      }
    expect(isKnown.size).toBeGreaterThan(100);
  });

  test('says which status it came with if another one is documented', async () => {
    const body = { errors: { email: 'No.' } };
    const came = async (status: number) => Object(await readOf(createNetwork(), () => json(status, body))).refusal;
    expect([(await came(400)).cameWith, (await came(422)).cameWith]).toEqual([undefined, 422]);
  });

  test('means signed out or too many requests for a message that is not documented, and keeps it [ENTRY-15]', async () => {
    const words = 'Wrong email or password.';
    expect(await refusal(401, { errors: words })).toEqual(refused(401, { field: 'general', code: 'signedOut', words }));
    expect(await refusal(429, { errors: words })).toEqual(
      refused(429, { field: 'general', code: 'tooManyRequests', words }),
    );
    expect(await refusal(400, { errors: 'Please log in.' })).toEqual(
      refused(401, { field: 'general', code: 'signedOut' }),
    );
    expect(await refusal(503, { errors: 'Please log in.' })).toEqual(refused(503, server('general', 'Please log in.')));
  });

  test.each([401, 413, 414, 429, 431])('needs no body with status %i', async (status) => {
    const page = () => new Response('<h1>Oops</h1>', { status, headers: { 'Content-Type': 'text/html' } });
    for (const response of [page, () => new Response(null, { status })])
      expect(await readOf(createNetwork(), response)).toMatchObject({ kind: 'refused', refusal: { status } });
  });

  test.each([400, 403, 404, 407, 409, 500, 502, 503])(
    'with status %i is unreadable if a proxy wrote it [API-1]',
    async (status) => {
      const bodies = ['<h1>Just a moment…</h1>', '', '{"errors":"a', 'null', 'false', '0', '"No"', 'errors: no'];
      for (const body of [...bodies, null])
        expect(await readOf(createNetwork(), () => new Response(body, { status }))).toEqual({ kind: 'unreadable' });
    },
  );

  test('keeps the checkout errors, as displayable text [CHECK-49]', async () => {
    const { checkout_errors } = replies.subscribe.authorizationRequired.body;
    const message = `\u202e ${checkout_errors.message}\n`;
    expect(await refusal(402, { checkout_errors: { ...checkout_errors, message } })).toEqual({
      kind: 'refused',
      refusal: { status: 402, problems: [], checkout: checkout_errors },
    });
    expect(
      await refusal(402, { checkout_errors: { ...checkout_errors, keys: { payment_intent_id: '../x' } } }),
    ).toEqual(refused(402));
  });

  test('keeps the page of an order that was already paid, and no invalid one [POLL-3, POLL-4]', async () => {
    const { paid } = replies.updateCart.cartInvoiced.body;
    expect(await refusal(409, { paid })).toEqual({ kind: 'refused', refusal: { status: 409, problems: [], paid } });
    for (const bent of [true, {}, { ...paid, invoice: '../x' }, { status: 'unpaid' }])
      expect(await refusal(409, { paid: bent })).toEqual(refused(409));
  });

  test('proves that the server did not act, except with 429 or a status of the 500s', () => {
    const definite = [400, 401, 402, 403, 404, 409, 413, 422, 428, 430, 499];
    const all = [...definite, 429, 500, 502, 503, 599];
    expect(all.filter((status) => isDefinite({ status, problems: [] }))).toEqual(definite);
  });

  test('proves nothing about the first try if the retry gets a 401 or 403', () => {
    const definite = [400, 401, 402, 403, 404, 409, 422, 429, 500].filter((status) =>
      isDefinite({ status, problems: [] }, true),
    );
    expect(definite).toEqual([400, 402, 404, 409, 422]);
  });
});

describe('a reply', () => {
  test('returns only the documented fields', async () => {
    const { body } = replies.getFulfilment.completed;
    expect(await refusal(200, { ...body, extra: 1 })).toEqual({ kind: 'ok', output: body });
  });

  test.each([
    ['is cut off', () => new Response('{"a":')],
    ['is an HTML page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['is empty', () => new Response('')],
    ['is empty with its length', () => new Response(null, { headers: { 'Content-Length': '0' } })],
    ['has an empty status', () => new Response(null, { status: 204 })],
    ['is a 304', () => new Response(null, { status: 304 })],
    ['does not match the contract', () => json(200, { status: 'finished' })],
    ['has its length and is cut off', () => new Response('{"a', { headers: { 'Content-Length': '3' } })],
  ])('is unreadable if it %s', async (_, response) => {
    expect(await readOf(createNetwork(), response)).toEqual({ kind: 'unreadable' });
  });

  test('is unreadable if it reports success and errors', async () => {
    expect(await refusal(200, { ...replies.getFulfilment.completed.body, errors: 'No' })).toEqual({
      kind: 'unreadable',
    });
  });

  test('is unreadable if a success says that it is a failure, where the contract asks for nothing else', async () => {
    for (const said of [{ error: 'No' }, { error: { code: 3 } }, { success: false }]) {
      const network = createNetwork();
      network.answer(
        'endSession',
        wrongly(() => json(200, said)),
      );
      expect(await read(api.POST('/api/access/logout', {}), Done), JSON.stringify(said)).toEqual({
        kind: 'unreadable',
      });
    }
  });

  test('does not prove that the server did not act if it is a login page', () => {
    expect(isDefinite({ status: 401, isLoginPage: true, problems: [] })).toBe(false);
  });

  test.each([
    'https://sso.press.example/realms/x',
    '/signin',
    '/users/sign_in',
    '/oauth2/authorize',
    '/auth/realms/x',
    'https://wifi.example/login',
  ])('means signed out if it redirects to the login page of a proxy, %s', async (address) => {
    const page = new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } });
    const { href } = new URL(address, 'http://journal.test');
    expect(await readOf(createNetwork(), () => redirected(page, href))).toEqual(loginPage);
  });

  test('means signed out if a proxy answers with its login page', async () => {
    const page = '<form><input name="u"><input id=p type="password"></form>';
    const answer = () => html(page, 200);
    expect(await readOf(createNetwork(), answer)).toEqual(loginPage);
    // The page of another error may have a login form.
    for (const status of [404, 500, 502, 511])
      expect(await readOf(createNetwork(), () => html(page, status))).toEqual({ kind: 'unreadable' });
  });

  test('means signed out if it redirects to the login page', async () => {
    const network = createNetwork();
    const at = (url: string) => () => redirected(new Response('<h1>Log in</h1>'), url);
    expect(await readOf(network, at('http://journal.test/login?next=%2Fsubscribe'))).toEqual(
      refused(401, { field: 'general', code: 'signedOut' }),
    );
    expect(await readOf(network, at('http://journal.test/maintenance'))).toEqual({ kind: 'unreadable' });
    const direct = () => new Response(JSON.stringify(replies.getFulfilment.inProgress.body));
    expect(await readOf(network, direct)).toEqual({ kind: 'ok', output: { status: 'in-progress' } });
  });

  test.each([
    ['was never sent', () => Promise.reject(new TypeError('fetch failed'))],
    ['is a network error', () => Promise.reject('no error at all')],
    ['breaks off in its body', () => broken(200)],
    ['breaks off in the body of a refusal', () => broken(400)],
  ])('counts as unanswered if it %s', async (_, response) => {
    expect(await readOf(createNetwork(), response)).toEqual({ kind: 'unanswered' });
  });

  test('counts as unanswered if its call was cancelled', async () => {
    createNetwork();
    const { signal } = cancelled();
    expect(await read(api.GET('/api/checkout/{intent_id}', { params, signal }), Fulfilment)).toEqual({
      kind: 'unanswered',
    });
  });

  test('says that nothing was sent if the request cannot be written, also on a retry [BEYOND-193]', async () => {
    const network = createNetwork();
    const body = { name: 'Ada' };
    Object.defineProperty(body, 'name', { enumerable: true, get: () => new URL('') });
    const result = await read(api.POST('/api/account/name', { body }), NameReply);
    expect(result).toEqual(refused(403, { field: 'general', code: 'callFailed' }));
    expect(isDefinite({ status: 403, problems: [] }, true)).toBe(false);
    expect(network.calls).toEqual([]);
  });

  test('is never requested with a value that could change the path', async () => {
    const network = createNetwork();
    for (const intent_id of [
      '..',
      '.',
      '',
      'pi_1/../x',
      '%2e%2e',
      'pi_1?x',
      'pi_1#x',
      'undefined',
      'constructor',
      '\\',
    ])
      expect(await read(api.GET('/api/checkout/{intent_id}', { params: { path: { intent_id } } }), Fulfilment)).toEqual(
        refused(404, { field: 'general', code: 'callFailed' }),
      );
    expect(network.calls).toEqual([]);
  });
});

const html = (page: string, status: number) =>
  new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const loginPage = {
  kind: 'refused',
  refusal: { status: 401, isLoginPage: true, problems: [{ field: 'general', code: 'signedOut' }] },
};

function broken(status: number): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"status":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status });
}

function redirected(response: Response, url: string): Response {
  // The Response constructor cannot set these.
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
}

function cancelled(): AbortController {
  const controller = new AbortController();
  controller.abort();
  return controller;
}
