import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { api, leavesPrototypesAlone, meant, readOf, refused, server } from '#fixtures/world/answers.ts';
import { createNetwork, json, wrongly } from '#fixtures/world/network.ts';
import { LONGEST_WORDS, serverWords } from '#machines/rules/text/safe-text.ts';
import { replies } from '#mocks/replies.ts';
import { readContract } from '../../scripts/contract/document.ts';
import { validation } from '../../scripts/contract/validation.ts';
import { type Result, read } from './reply.ts';
import { CheckoutReply } from './schemas/checkout/CheckoutReply.ts';

const isCheckoutReply = validation(readContract())({ $ref: '#/components/schemas/CheckoutReply' });

afterEach(leavesPrototypesAlone);

describe('any reply', () => {
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

  test('becomes one of the four results and never throws [API-1]', async () => {
    const network = createNetwork();
    await fc.assert(
      fc.asyncProperty(status, contentType, bytes, async (code, type, body) => {
        const result = await readOf(network, () => answerOf(code, type, body));
        expect(['ok', 'refused', 'unreadable', 'unanswered']).toContain(result.kind);
        if (code < 400) expect(result.kind).not.toBe('refused');
        else expect(['refused', 'unreadable']).toContain(result.kind);
      }),
    );
  });

  test('yields only plain trimmed text of at most 500 characters', async () => {
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
    );
  });

  test('keeps field names unchanged, even `__proto__` and `constructor`', async () => {
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
          expect(meant(result)).toEqual(refused(400, ...fields.map((name) => server(name, word))));
        },
      ),
    );
  });

  test('is a success only if it matches the contract', async () => {
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
        network.answer(
          'subscribe',
          wrongly(() => json(200, body)),
        );
        const call = api.POST('/api/subscribe', { params: { query: { captcha: '' } }, body: Object() });
        const result = await read(call, CheckoutReply);
        expect(result.kind).toBe(isCheckoutReply(body) ? 'ok' : 'unreadable');
        if (result.kind === 'ok') expect(body).toMatchObject(result.output);
      }),
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
