import { patternWords, textName } from './pattern-words.gen.ts';
import type { Expected, Schema, Trace } from './shapes.ts';

/** A violation of the contract in page data. Never quotes a value, or a key the contract does not know. */
export interface PageDataProblem {
  /** A JSON pointer (RFC 6901), such as `/settings/journal`; empty for the page data as a whole. */
  pointer: string;
  expected: string;
  found: string;
  /** `error`: the widget cannot be shown. `warning`: the part is ignored and its default applies. */
  severity: 'error' | 'warning';
}

/** Returns the problems in page data; empty if it matches the schema. */
export function problemsIn(schema: Schema<unknown>, data: unknown): PageDataProblem[] {
  const findings: Finding[] = [];
  schema(data, createTrace(findings, { path: [], severity: 'error', isNullable: false }));
  return findings.map(({ path, expected, value, isNullable, severity }) => ({
    pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    expected: wordsFor(expected) + (isNullable ? ' or null' : ''),
    found: kindOf(value, expected),
    severity,
  }));
}

/** The fields that the schemas know in each object of page data. Maps, whose names are data, are not in it. */
export type KnownFields = ReadonlyMap<object, ReadonlyMap<string, Schema<unknown>>>;

export function fieldsKnownIn(schemas: readonly Schema<unknown>[], data: unknown): KnownFields {
  const known = new Map<object, Map<string, Schema<unknown>>>();
  const trace: Trace = {
    at: () => trace,
    wrong: () => undefined,
    orNull: () => trace,
    reads: (value, fields) =>
      void known.set(
        value,
        new Map([...(known.get(value) ?? []), ...fields.map(({ key, schema }) => [key, schema] as const)]),
      ),
    options: (count) => Array.from({ length: count }, () => trace),
    choose: () => undefined,
  };
  for (const schema of schemas) schema(data, trace);
  return known;
}

interface Place {
  path: (string | number)[];
  severity: PageDataProblem['severity'];
  isNullable: boolean;
}

interface Finding extends Place {
  value: unknown;
  expected: Expected[];
}

interface Option extends Trace {
  findings?: Finding[];
}

function createTrace(findings: Finding[], place: Place): Option {
  return {
    findings,
    at: (key, isSpared = false, isData = false) =>
      createTrace(findings, {
        path: key === '' || (isData && !isNameOfText(key)) ? place.path : [...place.path, key],
        severity: isSpared ? 'warning' : place.severity,
        isNullable: false,
      }),
    wrong: (value, ...expected) => void findings.push({ ...place, value, expected: [expected] }),
    orNull: () => createTrace(findings, { ...place, isNullable: true }),
    reads: () => undefined,
    options: (count) => Array.from({ length: count }, () => createTrace([], place)),
    choose: (options: Option[], passed) => {
      const all = options.map((option) => option.findings ?? []);
      findings.push(...(all[passed] ?? closest(all)));
    },
  };
}

/** Only names of texts are quoted. Other keys of a map may contain anything, even a secret. */
const isNameOfText = (key: string | number): boolean => textName.test(String(key));

/**
 * Returns the findings of the option closest to the value. If every option expects a different constant in the same
 * place, none is closest and that place is the problem.
 */
function closest(options: Finding[][]): Finding[] {
  const tags = options.map((findings) => findings.find(({ expected }) => isConstant(expected)));
  const [tag] = tags;
  if (tag && tags.every((each) => each?.path.join('/') === tag.path.join('/')))
    return [{ ...tag, expected: tags.flatMap((each) => each?.expected ?? []) }];
  const untagged = options.filter((_, at) => !tags[at]);
  const [best = [], ...others] = [...(untagged.length > 0 ? untagged : options)].sort((a, b) => a.length - b.length);
  const [only] = best;
  // Options of different kinds fail at the value itself, so all of them are expected there.
  const alike = others.filter(([each]) => each && only && each.path.length === only.path.length && best.length === 1);
  return only && alike.length > 0
    ? [{ ...only, expected: [only, ...alike.flat()].flatMap(({ expected }) => expected) }]
    : best;
}

const isConstant = (expected: Expected[]): boolean =>
  expected.every(([kind, values]) => kind === 'choice' && values.length === 1);

function wordsFor(expected: Expected[]): string {
  const choices = expected.flatMap(([kind, values]) => (kind === 'choice' ? values : []));
  const others = expected.filter(([kind]) => kind !== 'choice').map(wordsForOne);
  const all = [...(choices.length > 0 ? [wordsForChoice(choices)] : []), ...others];
  return [...new Set(all)].join(' or ');
}

function wordsForChoice(values: (string | boolean)[]): string {
  const quoted = [...new Set(values)].map((value) => JSON.stringify(value));
  return quoted.length === 1 ? `${quoted[0]}` : `one of ${quoted.join(', ')}`;
}

function wordsForOne(expected: Expected): string {
  switch (expected[0]) {
    case 'text': {
      const [, min, max, pattern] = expected;
      const words = pattern && wordsForPattern(pattern);
      return words ?? `text of ${min > 0 ? `${min} to ${max}` : `at most ${max}`} characters`;
    }
    case 'matching':
      return wordsForPattern(expected[1]);
    case 'day':
      return 'a day of the calendar, such as 2026-03-14';
    case 'whole':
      return expected[2] === Number.MAX_SAFE_INTEGER
        ? `a whole number from ${expected[1]} on`
        : `a whole number from ${expected[1]} to ${expected[2]}`;
    case 'choice':
      return wordsForChoice(expected[1]);
    case 'flag':
      return 'true or false';
    case 'list':
      return `a list of ${expected[1] > 0 ? `${expected[1]} to` : 'at most'} ${expected[2]}`;
    case 'object':
      return expected[1] > 0 ? `an object of at least ${expected[1]}` : 'an object';
    case 'key':
      return 'only names of texts, such as login.heading';
  }
}

/** The pattern of the contract's format `email`, the only one not spelled out in the contract. */
const EMAIL = '@';

const wordsForPattern = ({ source }: RegExp): string =>
  source === EMAIL ? 'an email address' : (patternWords[source] ?? 'text of the documented form');

function kindOf(value: unknown, expected: Expected[]): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return textKind(value, expected);
  if (typeof value === 'number') return numberKind(value, expected);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : typeof value === 'boolean' ? 'true or false' : `a ${typeof value}`;
}

function textKind(value: string, [expected]: Expected[]): string {
  if (expected?.[0] === 'key') return 'another name';
  const length = [...value].length;
  if (length === 0) return 'empty text';
  return length === 1 ? 'text of 1 character' : `text of ${length} characters`;
}

function numberKind(value: number, [expected]: Expected[]): string {
  if (expected?.[0] !== 'whole') return 'a number';
  if (!Number.isInteger(value)) return 'a number that is not whole';
  return value < expected[1] ? `a number below ${expected[1]}` : `a number above ${expected[2]}`;
}
