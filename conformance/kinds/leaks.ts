import { pageDataIn } from '../../mocks/contract/check.ts';
import type { CallId } from '../../mocks/documented.ts';
import { routes } from '../../mocks/routes.gen.ts';
import { passwordsIn } from '../profile.ts';
import { followed, isOwn, type OperationId, opensByLink, operation } from '../runner/contract.ts';
import { type CheckedRun, callOf, type Exchange, type ExchangeCheck } from '../runner/exchange.ts';
import { fieldsOf } from '../runner/fields.ts';
import { dataIn, memoryOf, sessionIn, sessionsSet } from './exchange-memory.ts';

/** Someone with the addresses that they have sent; a reader of the profile also with their name. */
interface Person {
  addresses: Set<string>;
  name?: string;
  hasLoggedIn?: boolean;
}

/** What a run has seen: the passwords, the people, everyone's addresses, and whose each session is. */
interface Seen {
  passwords: Set<string>;
  /** An address that may be on every page. */
  publisher: string;
  readers: Person[];
  addresses: Set<string>;
  sessions: Map<string, Person>;
}

const seenIn = memoryOf(({ profile }): Seen => {
  const { administrator, ...others } = profile.readers ?? {};
  const addresses = Object.values(others).map(({ email }) => lower(email));
  return {
    passwords: new Set(passwordsIn(profile)),
    publisher: lower(administrator?.email),
    readers: addresses.map((email) => ({ addresses: new Set([email]) })),
    addresses: new Set(addresses),
    sessions: new Map(),
  };
});

/** Finds secrets in replies and page data: by name, by form, and those that the run itself knows. */
export const leaks: ExchangeCheck = (exchange, run) => {
  const { id, answer, headers } = exchange;
  const seen = seenIn(run);
  if (!answer) return [];
  const data = dataIn(answer.text);
  if (answer.status < 400) note(exchange, answer.headers, data, seen);
  const stated = [...answer.headers].filter(([name]) => name !== 'set-cookie').map(([, value]) => value);
  const open = [answer.text, ...stated];
  const all = [...open, ...answer.headers.getSetCookie()];
  const session = sessionIn(headers.get('Cookie'));
  const code = codeOf(run.profile);
  const page = /^\s*[{[]/.test(answer.text) ? '' : answer.text.replace(pageDataIn(answer.text) ?? '', '');
  const told = [
    ...toldIn(data, schemasOf(id, answer.status)),
    ...[page, ...stated].map((value): Told => ({ name: '', value, schemas: [] })),
  ];
  const secret = told.find(({ name, schemas }) => schemas.length === 0 && NAMES.test(name));
  const found = [
    answer.status < 400 && secret && `a field ${secret.name}`,
    all.some((each) => SECRETS.test(each)) && 'a hash or a secret key',
    [...seen.passwords].some((each) => each.length > 7 && all.some((text) => text.includes(each))) && 'a password',
    session.length > 15 && open.some((each) => each.includes(session)) && 'the session of the cookie',
    code && all.some((each) => code.test(each)) && 'the mailed code',
    othersIn(exchange, data, told, seen),
  ];
  return found.flatMap((got) => (got ? [{ call: callOf(exchange), expected: 'an answer without secrets', got }] : []));
};

/** Finds the mailed code, however its parts are joined. A short one may be anything. */
function codeOf({ signInCode }: CheckedRun['profile']): RegExp | undefined {
  const parts = (signInCode?.code ?? '').split(/\W+/);
  return parts.join('').length < 6 ? undefined : new RegExp(`(?<!\\w)${parts.join('(?:\\W|%20)*')}(?!\\w)`);
}

/** Forms of hashed passwords and of keys that only a server holds. */
const SECRETS =
  /\$2[abxy]?\$\d\d\$|\$argon2|\$scrypt\$|\bscrypt:|pbkdf2[_:$]|\$[156]\$[^\s"]{4}|\{SSHA|\b[sr]k_(?:live|test)_|\bwhsec_|BEGIN [A-Z ]*PRIVATE KEY/;

const NAMES =
  /pass(?:word|wd|phrase)|hash|digest|salt|secret|token|api_?key|private_?key|session_?id|\botp|cvc|cvv|card_?number|iban|(?:login|sign_?in|reset|verification)_?code/i;

/** A value of an answer, with the name of its field and the schemas that the contract has for it. */
interface Told {
  name: string;
  value: unknown;
  schemas: Schema[];
}

type Schema = Partial<Record<'oneOf' | 'anyOf' | 'allOf', object[]>> & {
  format?: string;
  properties?: Record<string, object>;
  items?: object;
  additionalProperties?: object | boolean;
};

/** Every value in a value, with what schemas say of it. */
function toldIn(value: unknown, schemas: Schema[], name = ''): Told[] {
  const at = (key: string, held: unknown, isItem: boolean): Told[] => {
    const inner = schemas.flatMap(({ properties, items, additionalProperties: more }) => {
      const own = isItem ? items : Object.hasOwn(properties ?? {}, key) ? properties?.[key] : more;
      return typeof own === 'object' ? optionsOf(own) : [];
    });
    return toldIn(held, inner, isItem ? name : key);
  };
  const held = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ name, value, schemas }, ...held.flatMap(([key, each]) => at(key, each, Array.isArray(value)))];
}

const options = new Map<object, Schema[]>();

function optionsOf(schema: object): Schema[] {
  const known = options.get(schema) ?? [];
  if (known.length > 0) return known;
  const whole: Schema = followed(schema);
  const { oneOf = [], anyOf = [], allOf = [] } = whole;
  options.set(schema, [whole, ...[...oneOf, ...anyOf, ...allOf].flatMap(optionsOf)]);
  return options.get(schema) ?? [];
}

/** The schemas of an operation's replies with a status. */
function schemasOf(id: OperationId | undefined, status: number): Schema[] {
  const reply = id && operation(id).responses[status];
  const { schema } = Object(reply && followed(reply).content?.['application/json']);
  return schema ? optionsOf(schema) : [];
}

function note({ id, sent, isForm, headers }: Exchange, answered: Headers, data: Data, seen: Seen): void {
  const { email, password } = isForm ? Object.fromEntries(new URLSearchParams(sent)) : dataIn(sent);
  const typed: unknown = password?.password ?? password;
  // The kit gives some new accounts their address as the password.
  if (isTyping(id) && typeof typed === 'string' && !typed.includes('@')) seen.passwords.add(typed);
  const session = sessionIn(headers.get('Cookie'));
  const people = [...seen.readers, ...seen.sessions.values()];
  const reader = people.find(({ addresses }) => id === 'logIn' && addresses.has(lower(email)));
  const person = reader ?? seen.sessions.get(session) ?? { addresses: new Set() };
  person.hasLoggedIn ||= id === 'logIn';
  for (const each of [session, ...sessionsSet(answered)].filter(Boolean)) seen.sessions.set(each, person);
  const { account } = Object(data.subscriber);
  person.name ??= account?.name;
  // Others log in by a code, a link or an order.
  for (const each of [email, !person.hasLoggedIn && account?.email].filter(Boolean)) {
    person.addresses.add(lower(each));
    seen.addresses.add(lower(each));
  }
}

const lower = (email: unknown): string => String(email ?? '').toLowerCase();

const isTyping = (id: OperationId | undefined): boolean =>
  id !== undefined && id in routes && fieldsOf(id as CallId).some(({ path }) => path[0] === 'password');

type Data = ReturnType<typeof dataIn>;

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Another person's address in a reader's own data, or a name or an address where the contract has no field for it. */
function othersIn({ id, url, sent, headers }: Exchange, data: Data, told: Told[], seen: Seen) {
  const own = seen.sessions.get(sessionIn(headers.get('Cookie')));
  if (own?.addresses.has(seen.publisher)) return false;
  const asked = lower(`${url} ${sent}`.replaceAll('%40', '@'));
  const isOthers = (email: string) =>
    ![seen.publisher, ...(own?.addresses ?? [])].includes(email) && seen.addresses.has(email) && !asked.includes(email);
  const hasOthers = (value: string) => (lower(value).match(ADDRESS) ?? []).some(isOthers);
  const hasName = (value: string) =>
    seen.readers.some((each) => each !== own && each.name?.includes(' ') && value.includes(each.name));
  const isByLink = id !== undefined && opensByLink(id) && url.searchParams.has('token');
  const held = id !== undefined && isOwn(id) ? data : data.subscriber;
  if (own?.hasLoggedIn && !isByLink && hasOthers(JSON.stringify(held ?? ''))) return 'the address of another reader';
  const isStray = ({ value, schemas }: Told) =>
    typeof value === 'string' &&
    ((schemas.length === 0 && hasName(value)) ||
      (!schemas.some(({ format }) => format === 'email') && hasOthers(value)));
  return told.some(isStray) && 'the name or address of another reader';
}
