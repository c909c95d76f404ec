import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { parse as yaml } from 'yaml';
import { added, changed, mutants, placesIn, replaced, requiredFields } from '#fixtures/data/mutation.ts';
import { effort } from '#fixtures/world/effort.ts';
import { forgiven, sparedIn } from '#fixtures/world/forgiveness.ts';
import type { components } from '#machines/api/schema.ts';
import { schemas } from '#machines/api/schema-table.gen.ts';
import { day, type OutputOf, parse, type Schema } from '#machines/api/shapes.ts';
import { PATH_PARAMETERS, PATH_PATTERNS } from '#machines/rules/link/path-value.ts';
import { CONTRACT } from '#mocks/contract/document.ts';
import { type Schema as ContractSchema, type Example, type Json, readContract } from '../scripts/contract/document.ts';
import { refusedExamples, validation } from '../scripts/contract/validation.ts';

type Generated = typeof schemas;
type Components = components['schemas'];
/** The contract's component for a schema. A forgiving variant maps to the component it is made from. */
type Plain<Name> = Name extends `Forgiving${infer Component extends keyof Components}` ? Component : Name;
type Documented = { [Name in keyof Generated]: Components[Plain<Name> & keyof Components] };
type Answers = { [Name in keyof Generated]: OutputOf<Generated[Name]> };

const contract = readContract();
const byName = new Map(Object.entries<Schema<unknown>>(schemas));
const answers = contract.examples.filter(({ kind }) => kind !== 'request');
// The front end only requires an `@` in a reply; the server decides which email addresses are valid.
const checkOf = validation(contract, { email: /@/ });

const values: Json[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    1,
    12,
    52,
    53,
    0.5,
    -1,
    2 ** 53,
    1e300,
    '',
    'a',
    'US',
    'started',
    'lifetime',
    '2026-02-30',
  ],
  ...[
    '2028-02-29',
    'ada@reader.example',
    'pi_1',
    'prd:tote',
    'x'.repeat(129),
    '😀'.repeat(200),
    ' pi_1',
    'pi_1\n',
    'é',
  ],
  ...[[], {}, [null], { status: 'completed', receipt: 'rcp_1' }, { type: 'gratis', data: { receipt: 'rcp_1' } }],
  Array.from({ length: 21 }, () => 'name'),
];

const ORDER = { reference: 'R-1215', kind: 'donation', amount: 5_000, currency: 'USD' };

const keys = [
  'status',
  'receipt',
  'invoice',
  'type',
  'data',
  'errors',
  'message',
  'locale',
  'coupon',
  'US',
  'usa',
  'more',
];

test('every named example matches its schema', () => {
  expect(refusedExamples(contract)).toEqual([]);
});

test('every example of a header matches its schema', () => {
  const headers: { schema: ContractSchema; example?: Json }[] = [];
  JSON.stringify(contract.document, (key, value) => {
    if (key === 'headers') headers.push(...Object.values<(typeof headers)[number]>(value));
    return value;
  });
  const examples = headers.filter(({ example }) => example !== undefined);
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.filter(({ schema, example }) => !checkOf(schema)(example))).toEqual([]);
});

test('has every example in full, by its name [BEYOND-132]', () => {
  expect(contract.document).not.toHaveProperty('x-parts');
  const { components, paths, webhooks } = Object(contract.document);
  expect(JSON.stringify(components.examples)).not.toContain('"$ref"');
  const named: { $ref?: string }[] = [];
  JSON.stringify([components.requestBodies, components.responses, paths, webhooks], (key, value) => {
    if (key === 'examples') named.push(...Object.values<(typeof named)[number]>(value));
    return value;
  });
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ $ref }) => $ref === undefined)).toEqual([]);
});

test('has no key that tools hide, except those that no server has to follow [BEYOND-132]', () => {
  const names = JSON.stringify(contract.document).match(/(?<=")x-[\w-]+(?=":)/g);
  expect([...new Set(names)].sort()).toEqual(['x-expected', 'x-fallback', 'x-forgiving', 'x-requirement']);
});

test('no reply with a secret or a token may be stored [BEYOND-132]', () => {
  const TOKEN = /:"(?:[^"]*[=/])?[a-z]{2,5}_\w{4,}/;
  const secret = contract.examples.filter(({ kind, body }) => kind !== 'request' && TOKEN.test(JSON.stringify(body)));
  expect(secret.length).toBeGreaterThan(300);
  expect(secret.filter(({ headers }) => headers['Cache-Control'] !== 'no-store').map(({ place }) => place)).toEqual([]);
});

test('every call says what it does to the session, as its cookie and its security do [BEYOND-132]', () => {
  const calls = contract.operations.filter(({ kind }) => kind === 'call');
  const { paths, security: usual } = Object(contract.document);
  for (const { path, method } of calls) {
    const { operationId, description, security = usual, responses } = paths[path][method];
    const { $ref: cookie = '' } = responses[200].headers?.['Set-Cookie'] ?? {};
    const [, words = ''] = /\*\*Session:\*\* (.*)$/s.exec(description) ?? [];
    expect({
      operationId,
      opens: words.startsWith('opens one if'),
      ofAccount: /an account\s+that the order created/.test(words),
      begins: words.startsWith('replaces'),
      ends: words.startsWith('ends'),
      isNeeded: words.startsWith("needs a reader's"),
    }).toEqual({
      operationId,
      opens: /Session(?:Opened|OfOrder)$/.test(cookie),
      ofAccount: /SessionOf(?:Order|Account)$/.test(cookie),
      begins: cookie.endsWith('/SessionBegun'),
      ends: cookie.endsWith('/SessionEnded'),
      isNeeded: /^\[\{"session":\[\]\}(?:,\{"linkToken":\[\]\})?\]$/.test(JSON.stringify(security)),
    });
  }
});

test('every event of the provider says its rules in its description [BEYOND-132]', () => {
  const { mail: _, ...events } = Object(contract.document).webhooks;
  expect(Object.keys(events).length).toBeGreaterThan(5);
  for (const { post } of Object.values<{ post: { description: string } }>(events))
    expect(post.description.replaceAll('\n', ' ')).toMatch(
      /Verify the signature.+arrive twice.+read .+ from the provider/,
    );
});

test('no source repeats a long value of an example or uses a YAML alias [BEYOND-132]', () => {
  const places = new Map<string, string[]>();
  const note = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    if (text.length >= 200) places.set(text, [...(places.get(text) ?? []), place]);
    for (const [key, part] of Object.entries(value)) note(part, `${place}/${key}`);
  };
  for (const path of globSync('openapi/*.yaml')) {
    const { components, 'x-parts': parts } = yaml(readFileSync(path, 'utf8'), { maxAliasCount: 0 });
    note(components?.examples, `${path} components/examples`);
    note(parts, `${path} x-parts`);
  }
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the example of a host page holds page data documented for its route [BEYOND-132]', () => {
  const { value } = Object(contract.document).components.examples.hostPage;
  const [, data = ''] = /<script type="application\/json" id="journal-data">([^<]*)<\/script>/.exec(value) ?? [];
  const login = contract.examples.find(({ operationId }) => operationId === 'showLogin');
  const fits = checkOf(login?.schema ?? {});
  expect([fits(JSON.parse(data)), fits.errors]).toEqual([true, null]);
});

test("the generated schemas have the contract's types (checked by the compiler)", () => {
  expectTypeOf<Answers>().toExtend<Documented>();
  expectTypeOf<Documented>().toExtend<Answers>();
});

test('every requirement cited in the contract exists', () => {
  const rows = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8');
  const known = new Set(Array.from(rows.matchAll(/^\| ([A-Z]+-\d+) \|/gm), ([, id]) => id));
  const text = readFileSync(CONTRACT, 'utf8');
  const lists = Array.from(text.matchAll(/"x-requirement":\["(.+?)"\]/g), ([, ids = '']) => ids.split('","'));
  const mentions = Array.from(text.matchAll(/\(([A-Z]+-\d+)\)/g), ([, id = '']) => id);
  const named = [...lists.flat(), ...mentions];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('path parameters accept exactly what the contract allows', () => {
  const { IntentId, Token, Product, Shipcode, ...others } = contract.schemas;
  const tokens = ['GiftToken', 'InvoiceToken', 'LinkToken', 'ReceiptToken', 'SubscriptionToken'];
  expect(tokens.map((name) => others[name]?.$ref)).toEqual(tokens.map(() => '#/components/schemas/Token'));
  expect(PATH_PATTERNS).toEqual({
    intent: IntentId?.pattern,
    token: Token?.pattern,
    invoice: Token?.pattern,
    slug: Product?.properties?.slug?.pattern,
    receipt: Token?.pattern,
    shipcode: `^(?:${Shipcode?.enum?.join('|')})$`,
  });
});

test('every path parameter has a type that is checked before a call', () => {
  const names = contract.operations.flatMap(({ path }) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  expect(new Set(names)).toEqual(new Set(Object.keys(PATH_PARAMETERS)));
});

test.each(answers.map((example) => [`${example.operationId} ${example.name}`, example] as const))(
  'the generated schema accepts %s and rejects it with any required field missing, null or of another type',
  (_, example) => {
    const schema = schemaOf(example);
    // Defaults may be added, but nothing in an example is dropped.
    expect(parse(schema, example.body)).toMatchObject(Object(example.body));
    const fields = requiredFields(contract.schemas, example.schema, example.body);
    const broken = fields.flatMap((field) => mutants(example.body, field));
    const taken = broken.filter(({ body }) => schema(body) !== undefined && keptOf(example, body) === undefined);
    expect(taken.map(({ what }) => what)).toEqual([]);
    expect(broken.length).toBeGreaterThanOrEqual(fields.length * 5);
  },
);

const numRuns = effort(400, 4_000, 40_000);

const anyChange = fc.record({
  at: fc.nat(),
  value: fc.oneof(fc.constantFrom(...values), fc.jsonValue({ maxDepth: 1 })),
  key: fc.option(fc.constantFrom(...keys)),
});

test('reply schemas agree with JSON Schema on every mutated example', () => {
  const replies = answers.filter(({ kind }) => kind === 'reply');
  const verdicts = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...replies), anyChange, (example, change) => {
      const body = changedBy(example, change);
      const kept = keptOf(example, body);
      const output = schemaOf(example)(body);
      verdicts[kept === undefined ? 'refused' : 'taken'] += 1;
      expect(output).toEqual(kept && schemaOf(example)(kept));
    }),
    { numRuns },
  );
  expect(verdicts.taken).toBeGreaterThan(numRuns / 10);
  expect(verdicts.refused).toBeGreaterThan(numRuns / 10);
});

test('a reply is only forgiven the data an order reports to the host [BEYOND-84]', () => {
  const names = answers.filter(({ kind }) => kind === 'reply').map(({ schema }) => schema);
  expect(sparedIn(contract.schemas, names)).toEqual([
    'AttemptOutcome.order',
    'Completed.order',
    'Gratis.data.order',
    'Processing.order',
    'RedeemSucceeded.data.order',
  ]);
});

test.each(orderPlaces().map((place) => [`${place.example.operationId} ${place.example.name}`, place] as const))(
  '%s with an invalid order is read as if without one [BEYOND-84]',
  (_, { example, path }) => {
    const schema = schemaOf(example);
    const without = schema(changed(example.body, path, undefined));
    expect(without).toBeDefined();
    const wrong: Json[] = [null, 0, 'R-1', [], {}, { ...ORDER, reference: 'R 1' }, { ...ORDER, amount: 1.5 }];
    for (const order of [...wrong, { ...ORDER, amount: -1 }, { ...ORDER, kind: 'gift' }, { ...ORDER, currency: 'usd' }])
      expect(schema(changed(example.body, path, order))).toEqual(without);
    expect(schema(changed(example.body, path, ORDER))).not.toEqual(without);
  },
);

test('page schemas omit exactly the data the contract forgives [BEYOND-73]', () => {
  const pages = answers.filter(({ kind }) => kind === 'page');
  const verdicts = { taken: 0, forgiven: 0, refused: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...pages), anyChange, (example, change) => {
      const body = changedBy(example, change);
      const kept = keptOf(example, body);
      const output = schemaOf(example)(body);
      verdicts[kept === undefined ? 'refused' : kept === body ? 'taken' : 'forgiven'] += 1;
      expect(output).toEqual(kept && schemaOf(example)(kept));
      if (output !== undefined) expect(checkOf(example.schema)(output)).toBe(true);
    }),
    { numRuns },
  );
  for (const count of Object.values(verdicts)) expect(count).toBeGreaterThan(numRuns / 50);
});

test('a date must exist in the calendar, as in JSON Schema', () => {
  const isDate = checkOf({ type: 'string', format: 'date' });
  const digits = (length: number, max: number) => fc.nat({ max }).map((part) => String(part).padStart(length, '0'));
  fc.assert(
    fc.property(digits(4, 9999), digits(2, 13), digits(2, 32), (year, month, date) => {
      const text = `${year}-${month}-${date}`;
      return (day()(text) !== undefined) === isDate(text);
    }),
    { numRuns: effort(500, 5_000, 50_000) },
  );
});

test('parsing drops unknown keys and never turns a prototype into data', () => {
  expect(parse(schemas.InProgress, { status: 'in-progress', more: 1 })).toEqual({ status: 'in-progress' });
  const hostile = JSON.parse('{"__proto__": {"polluted": "yes"}, "constructor": "x", "name": "Please look."}');
  const errors = parse(schemas.FieldErrors, hostile);
  expect(Object.keys(errors)).toEqual(['name']);
  expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
});

function changedBy({ body }: Example, { at, value, key }: { at: number; value: unknown; key: string | null }): Json {
  const json = value as Json;
  return key === null ? replaced(body, at, json) : added(body, at, key, json);
}

const keptOf = ({ schema }: Example, body: Json): Json | undefined =>
  forgiven(contract.schemas, schema, checkOf(schema), body);

function orderPlaces() {
  return answers
    .filter(({ kind }) => kind === 'reply')
    .flatMap((example) =>
      placesIn(example.body)
        // A gift has an order of another kind.
        .filter((path) => path.at(-1) === 'reference')
        .map((path) => path.slice(0, -1))
        .map((path) => ({ example, path })),
    );
}

function schemaOf({ place, schema }: Example): Schema<unknown> {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const found = byName.get(name);
  if (!found) throw new Error(`${place} has no generated schema.`);
  return found;
}
