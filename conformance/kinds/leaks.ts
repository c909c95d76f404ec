import type { CallId } from '../../mocks/documented.ts';
import { routes } from '../../mocks/routes.gen.ts';
import { followed, isOwn, operation } from '../runner/contract.ts';
import { type CheckedRun, callOf, type Exchange, type ExchangeCheck, type OperationId } from '../runner/exchange.ts';
import { fieldsOf } from '../runner/fields.ts';
import { dataIn, memoryOf, sessionIn, sessionsSet } from './exchange-memory.ts';

/** What a run has seen: the passwords and new addresses that it gave readers, and who is logged in with which cookie. */
interface Seen {
  passwords: Set<string>;
  given: Set<string>;
  readers: Map<string, string>;
}

const seenIn = memoryOf(({ profile: { readers = {}, newReader } }): Seen => {
  const passwords = [...Object.values(readers), newReader].flatMap((reader) => reader?.password ?? []);
  return { passwords: new Set(passwords), given: new Set(), readers: new Map() };
});

/** Finds secrets in replies and page data: by name, by form, and those that the run itself knows. */
export const leaks: ExchangeCheck = (exchange, run) => {
  const { id, answer, headers } = exchange;
  const { signInCode } = run.profile;
  const seen = seenIn(run);
  if (typeof answer !== 'object' || 'failure' in answer) return [];
  if (answer.status < 400) note(exchange, answer.headers, seen);
  const { text } = answer;
  const stated = [...answer.headers].filter(([name]) => name !== 'set-cookie').map(([, value]) => value);
  const session = sessionIn(headers.get('Cookie'));
  const code = id === 'requestCode' || id === 'verifyCode' ? signInCode?.code.replaceAll(' ', '') : undefined;
  const told = [
    answer.status < 400 ? unknownSecret(id, text) : undefined,
    [text, ...stated].some((each) => SECRETS.test(each)) && 'a hash or a secret key',
    [...seen.passwords].some((password) => password.length > 7 && text.includes(password)) && 'a password',
    session.length > 15 && [text, ...stated].some((each) => each.includes(session)) && 'the session of the cookie',
    code !== undefined && text.replaceAll(' ', '').includes(code) && 'the mailed code',
    isPrivate(exchange) && othersIn(text, seen, session, run),
  ];
  return told.flatMap((got) => (got ? [{ call: callOf(exchange), expected: 'an answer without secrets', got }] : []));
};

/** Forms of hashed passwords and of keys that only a server holds. */
const SECRETS =
  /\$2[abxy]?\$\d\d\$|\$argon2|\$scrypt\$|\bscrypt:|pbkdf2[_:$]|\$[156]\$[^\s"]{4}|\{SSHA|\b[sr]k_(?:live|test)_|\bwhsec_|BEGIN [A-Z ]*PRIVATE KEY/;

const NAMES =
  /pass(?:word|wd|phrase)|hash|digest|salt|secret|token|api_?key|private_?key|session_?id|\botp|cvc|cvv|card_?number|iban|(?:login|sign_?in|reset|verification)_?code/i;

/** A field that looks like a secret by its name and that the schema of the reply does not have. */
function unknownSecret(id: OperationId | undefined, text: string): string | undefined {
  const names = Array.from(text.matchAll(/"([\w$-]+)"\s*:/g), ([, name = '']) => name);
  const found = names.find((name) => NAMES.test(name) && !namesOf(id).has(name));
  return found && `a field ${found}`;
}

const known = new Map<OperationId | undefined, Set<string>>();

function namesOf(id: OperationId | undefined): Set<string> {
  const names = known.get(id) ?? new Set<string>();
  if (!known.has(id) && id !== undefined) collect(operation(id).responses, names, new Set());
  known.set(id, names);
  return names;
}

/** Collects the names of all fields that the schemas of a reply lead to. */
function collect(schema: unknown, names: Set<string>, visited: Set<unknown>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const whole: object = followed(schema);
  if (visited.has(whole)) return;
  visited.add(whole);
  for (const name of Object.keys(Object(whole).properties ?? {})) names.add(name);
  for (const part of Object.values(whole)) collect(part, names, visited);
}

function note({ id, sent, isForm }: Exchange, headers: Headers, { passwords, given, readers }: Seen): void {
  const { email, password } = isForm ? Object.fromEntries(new URLSearchParams(sent)) : dataIn(sent);
  if (id === 'changeEmail') given.add(String(email));
  const typed: unknown = password?.password ?? password;
  // The kit gives some new accounts their address as the password.
  if (isTyping(id) && typeof typed === 'string' && !typed.includes('@')) passwords.add(typed);
  for (const session of id === 'logIn' ? sessionsSet(headers) : []) readers.set(session, String(email));
}

const isTyping = (id: OperationId | undefined): boolean =>
  id !== undefined && id in routes && fieldsOf(id as CallId).some(({ path }) => path[0] === 'password');

const isPrivate = ({ id, url }: Exchange): boolean =>
  id !== undefined && isOwn(id) && !url.searchParams.has('admin-view') && !url.searchParams.has('token');

/** The address of another reader in an answer about a reader's own data. */
function othersIn(text: string, { readers, given }: Seen, session: string, { profile }: CheckedRun) {
  const own = readers.get(session);
  // The publisher's address may be on every page.
  const { administrator: _, ...others } = profile.readers ?? {};
  const isOthers = ({ email }: { email: string }) => email !== own && !given.has(email) && text.includes(email);
  return own !== undefined && Object.values(others).some(isOthers) && 'the address of another reader';
}
