import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { LONGEST_WORDS, serverWords } from '#machines/rules/safe-text.ts';
import { replies } from '#mocks/replies.ts';
import { readContract } from '../../scripts/contract/document.ts';
import { validation } from '../../scripts/contract/validation.ts';
import { createNetwork, json, type Network } from '../../tests/support/network.ts';
import { createApi } from './client.ts';
import { isDefinite, type Result, read } from './reply.ts';
import { CheckoutReply, Fulfilment } from './schemas.gen.ts';

const api = createApi('http://journal.test');
const params = { path: { intent_id: 'pi_3Pq81x' } };
const runs = { numRuns: 1_000 };
const isCheckoutReply = validation(readContract())({ $ref: '#/components/schemas/CheckoutReply' });
const untouched = Object.getOwnPropertyNames(Object.prototype).toSorted();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(untouched);
  expect(Object.hasOwn({}, 'polluted')).toBe(false);
});

/** What is read of an answer, through the real client. */
async function readOf(network: Network, response: () => Response | Promise<Response>) {
  network.answer('getFulfilment', response);
  return read(api.GET('/api/checkout/{intent_id}', { params }), Fulfilment);
}

const refusal = async (status: number, body: unknown) => readOf(createNetwork(), () => json(status, body));
const server = (field: string, words: string) => ({ field, code: 'server', words });
const refused = (status: number, ...problems: unknown[]) => ({ kind: 'refused', refusal: { status, problems } });

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

describe('any answer at all', () => {
  const status = fc.oneof(
    fc.constantFrom(200, 201, 204, 304, 400, 401, 402, 404, 409, 422, 429, 500, 502, 503),
    fc.integer({ min: 200, max: 599 }),
  );
  const contentType = fc.constantFrom(
    'application/json',
    'text/html',
    'text/plain',
    'application/octet-stream',
    '',
    'x',
  );
  const hostileKey = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'general',
    'email',
    'address',
  );
  const words = fc.string({ unit: 'binary', maxLength: 40 });
  const errors = fc.oneof(
    words,
    fc.array(fc.oneof(words, fc.integer())),
    fc.dictionary(
      fc.oneof(hostileKey, words),
      fc.oneof(words, fc.array(words), fc.dictionary(hostileKey, words), fc.jsonValue()),
    ),
  );
  const checkout_errors = fc.record(
    {
      message: words,
      require: fc.constantFrom('replacement', 'authorization', 'other'),
      method: words,
      keys: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const envelope = fc.record({ errors, checkout_errors, type: words, message: words }, { requiredKeys: [] });
  const bytes = fc.oneof(
    fc.oneof(fc.jsonValue(), envelope).map((value) => new TextEncoder().encode(JSON.stringify(value))),
    fc.uint8Array({ maxLength: 200 }),
    fc
      .constantFrom('', '<html><script>x</script>', '{"a":', 'null', '[]', '"\\ud800"')
      .map((text) => new TextEncoder().encode(text)),
  );

  test('is one of the four results, and never an exception [API-1]', async () => {
    const network = createNetwork();
    await fc.assert(
      fc.asyncProperty(status, contentType, bytes, async (code, type, body) => {
        const result = await readOf(network, () => answerOf(code, type, body));
        expect(['ok', 'refused', 'unreadable', 'unanswered']).toContain(result.kind);
        expect(result.kind === 'refused').toBe(code >= 400);
      }),
      runs,
    );
  });

  test('says nothing but plain words, trimmed, 500 characters at most', async () => {
    const network = createNetwork();
    const long = fc.string({ unit: 'binary', minLength: 490, maxLength: 520 });
    const said = fc.oneof(envelope, fc.record({ errors: fc.oneof(long, fc.array(long), fc.dictionary(words, long)) }));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 400, max: 599 }), said, async (code, body) => {
        const result = await readOf(network, () => json(code, body));
        for (const said of wordsOf(result)) {
          expect(said.length).toBeGreaterThan(0);
          expect(said.length).toBeLessThanOrEqual(LONGEST_WORDS);
          expect(serverWords(said)).toBe(said);
        }
      }),
      runs,
    );
  });

  test('keeps the names of fields as they are, `__proto__` and `constructor` among them', async () => {
    const network = createNetwork();
    const field = fc.oneof(
      hostileKey.filter((key) => key !== 'general'),
      fc.stringMatching(/^[a-z]{1,12}$/),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(field, { minLength: 1 }),
        fc.stringMatching(/^[a-z]{1,40}$/),
        async (fields, word) => {
          const text = `{"errors":{${fields.map((name) => `${JSON.stringify(name)}:${JSON.stringify(word)}`)}}}`;
          const result = await readOf(network, () => new Response(text, { status: 422 }));
          expect(result).toEqual(refused(422, ...fields.map((name) => server(name, word))));
        },
      ),
      runs,
    );
  });

  test('is taken for a success only as the contract states it', async () => {
    const network = createNetwork();
    const near = fc.record({
      type: fc.constantFrom('started', 'updated', 'customer', 'gratis', 'redeem-succeeded', '__proto__'),
      data: fc.oneof(
        fc.jsonValue(),
        fc.constantFrom(
          ...Object.values(replies.subscribe)
            .map(({ body }) => body)
            .filter((body) => 'data' in body)
            .map(({ data }) => data),
        ),
      ),
    });
    await fc.assert(
      fc.asyncProperty(near, async (body) => {
        network.answer('subscribe', () => json(200, body));
        const call = api.POST('/api/subscribe', { params: { query: { captcha: '' } }, body: Object() });
        const result = await read(call, CheckoutReply);
        expect(result.kind).toBe(isCheckoutReply(body) ? 'ok' : 'unreadable');
        if (result.kind === 'ok') expect(body).toMatchObject(result.output);
      }),
      runs,
    );
  });
});

function wordsOf(result: Result<unknown>): string[] {
  if (result.kind !== 'refused') return [];
  const { problems, checkout } = result.refusal;
  return [...problems.map(({ words }) => words), checkout?.message].filter((words) => words !== undefined);
}

function answerOf(status: number, type: string, body: Uint8Array<ArrayBuffer>): Response {
  const empty = [204, 205, 304].includes(status);
  return new Response(empty ? null : body, { status, headers: type ? { 'Content-Type': type } : {} });
}

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
