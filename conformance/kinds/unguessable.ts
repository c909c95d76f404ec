import { createHash } from 'node:crypto';
import { type CheckedRun, type Complaint, callOf, type Exchange, type ExchangeCheck } from '../runner/exchange.ts';
import { dataIn, memoryOf, sessionIn, sessionsSet } from './exchange-memory.ts';

/** The values that a server made in this run, by what they open, and what each of them is for. */
interface Made {
  kinds: Map<string, Map<string, string>>;
  /** The sessions of the profile's readers, who may have older values. */
  older: Set<string>;
}

const madeOf = memoryOf((): Made => ({ kinds: new Map(), older: new Set() }));

/** Fails an exchange whose reply makes a session, a receipt or a token that can be guessed or opens two things. */
export const unguessable: ExchangeCheck = (exchange, run) => {
  const made = madeOf(run).kinds;
  const complaints: Complaint[] = [];
  const complain = (expected: string, got: string) => void complaints.push({ call: callOf(exchange), expected, got });
  for (const { kind, value, of } of valuesIn(exchange, run)) {
    const known = made.get(kind) ?? new Map<string, string>();
    made.set(kind, known);
    const isNew = !known.has(value);
    if (!isNew && known.get(value) !== of) complain(`${kind} for this alone`, 'one that something else has');
    if (isNew) known.set(value, of);
    const bits = bitsOf([...known.keys()]);
    if (isNew && known.size >= ENOUGH && bits < LEAST_BITS)
      complain(`${kind} with at least 64 random bits`, `values that differ in ${Math.floor(bits)} bits`);
    if (isNew && isDerived(value, exchange)) complain(`${kind} made at random`, 'one made from the request or a count');
  }
  return complaints;
};

/** How many values it takes to see what they have in common. */
const ENOUGH = 5;

/** A little less than 64 bits, since random values may begin alike. */
const LEAST_BITS = 60;

interface Value {
  kind: string;
  value: string;
  /** What it is for; a second thing must not have the same value. */
  of: string;
}

type Data = ReturnType<typeof dataIn>;

function valuesIn(exchange: Exchange, run: CheckedRun): Value[] {
  const { headers, answer } = exchange;
  if (!answer) return [];
  const { older } = madeOf(run);
  const session = sessionIn(headers.get('Cookie'));
  const set = sessionsSet(answer.headers);
  const isOlder = isOfProfile(exchange, run) || older.has(session);
  if (isOlder) for (const each of set) older.add(each);
  const data = answer.status === 200 ? dataIn(answer.text) : {};
  return [
    ...(session === '' ? set : []).map((value) => ({ kind: 'a session', value, of: crypto.randomUUID() })),
    ...madeIn(exchange, data),
    ...(isOlder ? [] : tokensIn(data)),
  ];
}

/** The tokens of the gifts and subscriptions in a reply. */
function tokensIn({ gifts = [], receipt, subscriber, timetable = subscriber?.timetable }: Data): Value[] {
  const { current_subscription: current, future_subscriptions: future = [] } = Object(timetable);
  const all: [kind: string, tokens: { token: string }[]][] = [
    ['the token of a gift', [...gifts, ...(receipt?.gifts ?? [])]],
    ['the token of a subscription', [current, ...future].flatMap((each) => each?.info ?? [])],
  ];
  return all.flatMap(([kind, tokens]) => tokens.map(({ token }) => ({ kind, value: token, of: token })));
}

function madeIn({ id, url, headers }: Exchange, { token, intent, ...body }: Data): Value[] {
  const data = body.data ?? body;
  const of = id === 'getFulfilment' ? url.pathname.split('/').at(-1) : (intent ?? headers.get('Idempotency-Key'));
  return [
    ...(id === 'requestCode' && token ? [{ kind: 'the token of a code', value: token, of: crypto.randomUUID() }] : []),
    ...(data.receipt && of ? [{ kind: 'a receipt', value: data.receipt, of }] : []),
    ...(data.status === 'processing' && data.invoice ? [{ kind: 'an invoice', value: data.invoice, of }] : []),
  ];
}

/** Whether a request names something older than the run. */
function isOfProfile({ id, url, sent }: Exchange, { profile }: CheckedRun): boolean {
  const { readers = {}, gifts, invoices, donations, links } = profile;
  const named = [gifts, invoices, donations, links].flatMap((values) => Object.values<string>(values ?? {}));
  const said = `${url} ${sent}`.replaceAll('%40', '@').toLowerCase();
  const all = [...named, ...Object.values(readers).map(({ email }) => email)];
  return id === 'verifyCode' || all.some((each) => said.includes(each.toLowerCase()));
}

/** How many bits the values can have differed in, by the part that is not the same in all and the characters in it. */
function bitsOf(values: string[]): number {
  const [first = '', ...more] = values;
  const commonIn = (texts: string[], one: string): number => {
    const at = [...one].findIndex((letter, place) => texts.some((text) => text[place] !== letter));
    return at < 0 ? one.length : at;
  };
  const start = commonIn(more, first);
  const reversed = (text: string) => [...text.slice(start)].toReversed().join('');
  const end = commonIn(more.map(reversed), reversed(first));
  const varying = values.map((value) => value.slice(start, value.length - end).replaceAll(/[^A-Za-z0-9]/g, ''));
  const all = varying.join('');
  const letters = /^\d*$/.test(all) ? 10 : /^[\da-f]*$/i.test(all) ? 16 : /^(?:[\da-z]*|[\dA-Z]*)$/.test(all) ? 36 : 62;
  return Math.min(...varying.map(({ length }) => length)) * Math.log2(letters);
}

/** Whether a value spells or hashes what the client sent, or hashes a small number. */
function isDerived(value: string, { sent }: Exchange): boolean {
  const plain = value.toLowerCase();
  const texts = [...sent.matchAll(/"([^"]{6,})"/g)].map(([, text = '']) => text);
  return [...texts.flatMap(spellingsOf), ...countHashes()].some((each) => plain.includes(each));
}

function spellingsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  return [text, bytes.toString('base64url'), bytes.toString('hex'), ...hashesOf(text)].map((each) =>
    each.toLowerCase(),
  );
}

/** The beginnings of a text's hashes, long enough to be no coincidence. */
const hashesOf = (text: string): string[] =>
  ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(text).digest('hex').slice(0, 16));

let ofCounts: string[] | undefined;

function countHashes(): string[] {
  ofCounts ??= Array.from({ length: 2_000 }, (_, count) => hashesOf(String(count))).flat();
  return ofCounts;
}
