import type { Call, CallRef, ElementRef, SyncPayload } from 'storybook/internal/instrumenter';

type Calls = ReadonlyMap<string, Call>;

export interface PlayStep {
  id: string;
  words: string;
  status: string;
}

interface Told extends Partial<CallRef & ElementRef> {
  __regexp__?: { source: string };
  __function__?: { name: string };
  __class__?: { name: string };
}

export const stepsOf = (storyId: string, log: SyncPayload['logItems'], calls: Calls): PlayStep[] =>
  log.flatMap(({ callId, ancestors = [], status = '' }) => {
    const call = calls.get(callId);
    if (call?.storyId !== storyId || ancestors.length > 0) return [];
    return [{ id: callId, words: wordsOf(call, calls), status }];
  });

export function wordsOf(call: Call, calls: Calls): string {
  const { id, method, path, args } = call;
  if (method === 'step') return String(args[0]);
  if (isQuery(call)) return `Find ${soughtBy(call)}`;
  if (method === 'waitFor') {
    // A wait is described by the last call inside it.
    const last = [...calls.values()].findLast(({ ancestors }) => ancestors.at(-1) === id);
    return last ? wordsOf(last, calls).replace(/^(Expect|Find)/, 'Wait for') : 'Wait for the page';
  }
  if (callOf(path[0], calls)?.method === 'expect') return `Expect ${expected(call, calls)}`;
  const [target = '', ...values] = args.map((arg) => nameOf(arg, calls));
  switch (method) {
    case 'keyboard':
      return `Type ${target}`;
    case 'selectOptions':
      return `Select ${values[0]} in ${target}`;
    case 'tab':
      return args[0]?.shift ? 'Press Shift and Tab' : 'Press Tab';
    case 'type':
      return `Type ${values[0]} into ${target}`;
    default:
      return sentence(spaced(method), target, ...values);
  }
}

/** `expect(subject).not.toBeVisible()` as “subject not to be visible”. */
function expected({ method, path, args }: Call, calls: Calls): string {
  const expecting = callOf(path[0], calls);
  const subject: unknown = expecting?.args[0];
  // A null subject is a query that found nothing; describe that query, called just before.
  const query = subject === null && [...calls.values()].find((call) => isQuery(call) && precedes(call, expecting));
  return sentence(
    query ? soughtBy(query) : nameOf(subject, calls),
    ...path.slice(1).map(String),
    spaced(method).toLowerCase(),
    ...args.map((arg) => nameOf(arg, calls)),
  );
}

const precedes = (one: Call, other: Call | undefined): boolean =>
  one.cursor + 1 === other?.cursor && one.ancestors.at(-1) === other.ancestors.at(-1);

const isQuery = ({ method }: Call): boolean => /^(get|query|find)(All)?By/.test(method);

/** Describes a query: `findByRole('radio', { name: 'Print' })` as the radio “Print”. */
function soughtBy({ method, args: [what, options] }: Call): string {
  const [role, name]: readonly unknown[] = method.endsWith('Role') ? [what, options?.name] : ['', what];
  const words = name === undefined || isFunction(name) ? '' : nameOf(name);
  const kind = words === '' && role === '' ? 'element' : String(role);
  const article = kind === '' ? '' : 'the';
  return sentence(method.includes('All') ? 'every' : article, kind, words);
}

function nameOf(value: unknown, calls: Calls = new Map()): string {
  if (typeof value === 'string') return quoted(short(value));
  if (Array.isArray(value)) return `[${short(value.map((each) => nameOf(each, calls)).join(', '))}]`;
  if (!isObject(value)) return String(value);
  const { __element__: element, __regexp__: pattern, __function__: called, __class__: made }: Told = value;
  const call = callOf(value, calls);
  if (call)
    return isQuery(call)
      ? soughtBy(call)
      : sentence(spaced(call.method).toLowerCase(), ...call.args.map((arg) => nameOf(arg, calls)));
  if (element) return element.innerText?.trim() ? quoted(short(element.innerText)) : `the ${element.localName}`;
  if (pattern) return quoted(pattern);
  if (called) return called.name;
  if (made) return `the ${spaced(made.name).toLowerCase()}`;
  const parts = Object.entries(value).map(([key, part]) => `${key} ${nameOf(part, calls)}`);
  return short(parts.join(', '));
}

export const quoted = (words: string | number | Pick<RegExp, 'source'>): string =>
  `“${typeof words === 'object' ? words.source.replaceAll(/^\^|\$$|\\n?/g, '') : words}”`;

const spaced = (name: string): string => {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

function short(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}

const MOST = 60;

const callOf = (value: unknown, calls: Calls): Call | undefined =>
  isObject(value) && '__callId__' in value ? calls.get(String(value.__callId__)) : undefined;

const isFunction = (value: unknown): boolean => isObject(value) && '__function__' in value;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
