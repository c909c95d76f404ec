import { afterEach, describe, expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { api, leavesPrototypesAlone, params, readOf, refused, server } from '../../tests/support/answers.ts';
import { createNetwork, json } from '../../tests/support/network.ts';
import { isDefinite, read } from './reply.ts';
import { Fulfilment } from './schemas/checkout/Fulfilment.ts';

const refusal = async (status: number, body: unknown) => readOf(createNetwork(), () => json(status, body));

afterEach(leavesPrototypesAlone);

describe('a refusal', () => {
  test.each([
    ['a string, for the whole form [CHECK-16]', { errors: 'Plain message' }, [server('general', 'Plain message')]],
    [
      'errors by field, whatever the field is called [CHECK-14]',
      JSON.parse('{"errors":{"__proto__":"a","constructor":"b","zzz":"c","email":"d"}}'),
      [server('__proto__', 'a'), server('constructor', 'b'), server('zzz', 'c'), server('email', 'd')],
    ],
    [
      'nested errors and lists of them, but nothing that is no text [CHECK-14]',
      { errors: { address: { line1: 'x' }, password: { confirm: ['y', 'z'] }, name: 5, general: { a: 1 } } },
      [server('address.line1', 'x'), server('password.confirm', 'y z')],
    ],
    [
      'general errors that are nested [CHECK-14]',
      { errors: { general: { one: 'a', two: ['b', 2, null] } } },
      [server('general', 'a'), server('general', 'b')],
    ],
    ['a list of sentences', { errors: ['One.', 2, 'Two.'] }, [server('general', 'One. Two.')]],
    ['a message with a type [CHECK-49]', { type: 'updated-failed', message: 'm' }, [server('general', 'm')]],
    ['an upgrade that failed, and why [CHECK-49]', { type: 'upgrade-failed', message: 'm' }, [server('general', 'm')]],
    [
      'an upgrade that failed without a word [SUBS-6]',
      { type: 'upgrade-failed' },
      [{ field: 'general', code: 'upgradeUnavailable' }],
    ],
    ['another failure without a word', { type: 'updated-failed', message: ' ' }, []],
    ['a message without a type, which is not documented', { message: 'm' }, []],
    ['a type that is no text', { type: 1, message: 'm' }, []],
    ['errors deeper than documented', { errors: { address: { line1: { deep: 'x' } } } }, []],
    ['an empty object', {}, []],
    ['null', null, []],
    ['false', false, []],
    ['0', 0, []],
    ['an empty text', '', []],
    ['an empty list', [], []],
    ['errors that a prototype would have', { errors: { toString: null, valueOf: 1 } }, []],
  ])('reads %s', async (_, body, problems) => {
    expect(await refusal(400, body)).toEqual(refused(400, ...problems));
  });

  test.each([
    [
      'a page',
      () => new Response('<h1>Oops</h1><script>x</script>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
      500,
    ],
    ['nothing', () => new Response(null, { status: 502 }), 502],
    ['nothing, and says so', () => new Response(null, { status: 502, headers: { 'Content-Length': '0' } }), 502],
    ['JSON that is cut off', () => new Response('{"errors":"a', { status: 400 }), 400],
    ['errors in a page', () => new Response('errors: <b>no</b>', { status: 404 }), 404],
  ])('of %s has no words', async (_, response, status) => {
    expect(await readOf(createNetwork(), response)).toEqual(refused(status));
  });

  test('is signed out, whatever a 401 says', async () => {
    expect(await refusal(401, { errors: 'Please log in' })).toEqual(
      refused(401, { field: 'general', code: 'signedOut' }),
    );
  });

  test('is too many requests, whatever a 429 says and however it says when', async () => {
    const network = createNetwork();
    for (const after of ['7', 'Fri, 31 Dec 2027 23:59:59 GMT', 'soon', '1e9', undefined]) {
      const result = await readOf(network, () => json(429, { errors: 'Slow' }, { 'Retry-After': after }));
      expect(result).toEqual(refused(429, { field: 'general', code: 'tooManyRequests' }));
    }
  });

  test('keeps what a checkout needs of it, in words that may be shown [CHECK-49]', async () => {
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

  test('keeps where what is ordered already leads, and nothing else in its place [POLL-3, POLL-4]', async () => {
    const { paid } = replies.updateCart.cartInvoiced.body;
    expect(await refusal(409, { paid })).toEqual({ kind: 'refused', refusal: { status: 409, problems: [], paid } });
    for (const bent of [true, {}, { ...paid, invoice: '../x' }, { status: 'unpaid' }])
      expect(await refusal(409, { paid: bent })).toEqual(refused(409));
  });

  test.each([
    [400, true],
    [401, true],
    [402, true],
    [403, true],
    [404, true],
    [409, true],
    [413, true],
    [422, true],
    [428, true],
    [429, false],
    [430, true],
    [499, true],
    [500, false],
    [502, false],
    [503, false],
    [599, false],
  ])('of status %i says that the server did not act: %s', (status, definite) => {
    expect(isDefinite({ status, problems: [] })).toBe(definite);
  });

  test('of a retry tells nothing of the try before it when the retry was not let in', () => {
    const definite = [400, 401, 402, 403, 404, 409, 422, 429, 500].filter((status) =>
      isDefinite({ status, problems: [] }, true),
    );
    expect(definite).toEqual([400, 402, 404, 409, 422]);
  });
});

describe('an answer', () => {
  test('that is documented is the output, and only what is documented of it', async () => {
    const { body } = replies.getFulfilment.completed;
    expect(await refusal(200, { ...body, extra: 1 })).toEqual({ kind: 'ok', output: body });
  });

  test.each([
    ['is cut off', () => new Response('{"a":')],
    ['is a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['is empty', () => new Response('')],
    ['is empty, and says so', () => new Response(null, { headers: { 'Content-Length': '0' } })],
    ['is empty by its status', () => new Response(null, { status: 204 })],
    ['is not modified', () => new Response(null, { status: 304 })],
    ['is not the documented one', () => json(200, { status: 'finished' })],
    ['has a length and is cut off', () => new Response('{"a', { headers: { 'Content-Length': '3' } })],
  ])('that %s cannot be read', async (_, response) => {
    expect(await readOf(createNetwork(), response)).toEqual({ kind: 'unreadable' });
  });

  test('that is a redirect to the login page says that the session ended', async () => {
    const network = createNetwork();
    const at = (url: string) => () => redirected(new Response('<h1>Log in</h1>'), url);
    const signedOut = refused(401, { field: 'general', code: 'signedOut' });
    expect(await readOf(network, at('http://journal.test/login?next=%2Fsubscribe'))).toEqual(signedOut);
    expect(await readOf(network, at('http://journal.test/maintenance'))).toEqual({ kind: 'unreadable' });
    const direct = () => new Response(JSON.stringify(replies.getFulfilment.inProgress.body));
    expect(await readOf(network, direct)).toEqual({ kind: 'ok', output: { status: 'in-progress' } });
  });

  test.each([
    ['is never sent', () => Promise.reject(new TypeError('fetch failed'))],
    ['is an error of the network', () => Promise.reject('no error at all')],
    ['breaks off within its body', () => broken(200)],
    ['breaks off within the body of a refusal', () => broken(400)],
  ])('that %s is none', async (_, response) => {
    expect(await readOf(createNetwork(), response)).toEqual({ kind: 'unanswered' });
  });

  test('whose call was cancelled is none', async () => {
    createNetwork();
    const { signal } = cancelled();
    expect(await read(api.GET('/api/checkout/{intent_id}', { params, signal }), Fulfilment)).toEqual({
      kind: 'unanswered',
    });
  });

  test('is not asked for at a path that a value could bend', async () => {
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
        {
          kind: 'unreadable',
        },
      );
    expect(network.calls).toEqual([]);
  });
});

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
  // Only a real network makes these; they cannot be given to a response.
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: url } });
}

function cancelled(): AbortController {
  const controller = new AbortController();
  controller.abort();
  return controller;
}
