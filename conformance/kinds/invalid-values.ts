import { statusesOf } from '../../mocks/contract/check.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { changes } from '../requests/changes.ts';
import { begin, bodiesOf, leavesAll, send, type ValidRequest } from '../requests/valid-requests.ts';
import { isOwn, operation, parametersOf, takes } from '../runner/contract.ts';
import { holds } from '../runner/expect.ts';
import { fieldAt, fieldsOf, type Invalid, invalidIn, LEFT_OUT, type Path, withValue } from '../runner/fields.ts';
import type { Otherwise } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';
import { isRefusedIn } from './refused-ways.ts';

/** A call refuses every value that its schema refuses, and a refusal leaves everything as it was. */
export const invalidValuesKit = kitFlow('invalid-values', () =>
  changes
    .filter(({ call }) => operation(call).requestBody && statusesOf(call).includes(400) && !INDIFFERENT.has(call))
    .map((change) =>
      step(`refuses every invalid value of ${change.call} and changes nothing`, async (t) => {
        const request = await begin(t, change);
        const known = new Set<string>();
        for (const body of await bodiesOf(request)) await isUntouched({ ...request, body }, known);
      }),
    ),
);

const TRIES = 4;

async function isUntouched(request: ValidRequest, known: Set<string>): Promise<void> {
  const { t, change, body } = request;
  const unused = await unusedIn(request);
  // A line is removed whatever its quantity, and removing one that does not exist succeeds.
  const tried = invalidIn(change.call, body)
    .filter((invalid) => !known.has(placeOf(invalid, body)) && !unused.has(invalid.field.path[0]))
    .filter(({ field: { path } }) => change.call !== 'removeFromCart' || ['type', 'ref'].includes(String(path.at(-1))))
    .filter(({ field }, at, all) => !isFurther(field.path) || all[at - 1]?.field !== field);
  await leavesAll(request, async () => {
    if (change.call !== 'verifyCode')
      return allOf([
        ...tried.map((invalid) => isRefused(request, invalid)),
        ...tried.filter(isInForms).map((invalid) => isRefused(request, invalid, { isForm: true })),
        ...inPath(request),
      ]);
    // A code is lost after a few attempts, and only so many are mailed.
    for (let at = 0; at < tried.length; at += TRIES) {
      const asked = await begin(t, change);
      for (const invalid of tried.slice(at, at + TRIES)) await isRefused(asked, invalid);
    }
  });
  for (const invalid of tried) known.add(placeOf(invalid, body));
}

/** Calls whose answer is the same for every token, or that cannot succeed here. */
const INDIFFERENT = new Set<ChangingId>(['renewLink', 'restartDonation']);

/** One invalid value is enough for a field of an item after the first. */
const isFurther = (path: Path): boolean => path.some((key) => typeof key === 'number' && key > 0);

/** A field is tried once, a number once for each kind of item. */
const placeOf = ({ field: { path, schema } }: Invalid, body: object): string => {
  const { type, for: purpose = '' } = Object(body);
  return [path.join('.'), purpose, schema.minimum === undefined ? '' : type].join(' ');
};

/** The parts of a body that a server may ignore: those without which it accepts the same order. */
async function unusedIn(request: ValidRequest): Promise<Set<unknown>> {
  const { call } = request.change;
  if (!takes(call, 'Idempotency-Key')) return new Set();
  // Only readers have a card on file.
  const unused = new Set<unknown>(isOwn(call) ? [] : ['customer']);
  const fixed = fieldsOf(call).filter(({ schema }) => schema.const !== undefined);
  for (const part of [...PARTS, ...fixed.map(({ path }) => String(path[0]))]) {
    const { status } = await send({ ...request, body: withValue(request.body, [part], LEFT_OUT) }, { isStray: true });
    if (status < 400) unused.add(part);
  }
  return unused;
}

const PARTS = [
  ...['address', 'password', 'recipient_name', 'recipient_address', 'recipient_shipcode'],
  ...['origin', 'gifted', 'session', 'account'],
];

/** Waits for every request, so that none is left to the next step. */
async function allOf(acts: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(acts)) if (result.status === 'rejected') throw result.reason;
}

/** Whether a value is invalid in a form too, where every value is a text and an empty one may be left out. */
const isInForms = ({ field: { schema }, value }: Invalid): boolean =>
  schema.type === 'integer' ? typeof value === 'number' : typeof value === 'string' && value !== '';

async function isRefused(
  request: ValidRequest,
  { field, what, value, isTyped }: Invalid,
  how: Otherwise = {},
): Promise<void> {
  const { call } = request.change;
  const place = `${field.path.join('.')} that is ${what}${how.isForm ? ', in a form' : ''}`;
  const invalid = { body: withValue(request.body, field.path, value) };
  const { status, body } = await isRefusedIn(request, { what: `with ${place}`, request: invalid, how });
  if (!isTyped || status !== 400 || SECRET.has(call)) return;
  const { errors } = Object(body);
  // A pair of passwords may have one error.
  const isNamed =
    (field.path[0] === 'password' && 'password' in Object(errors)) ||
    field.path.some((_, at) => typeof fieldAt(errors, field.path.slice(0, at + 1)) === 'string');
  holds(call, `an error at ${place}`, isNamed, Object.keys(Object(errors)).join() || errors);
}

/** Calls that answer alike whatever is wrong. */
const SECRET = new Set<ChangingId>(['logIn', 'verifyCode']);

/** The same for what the path and the query need. */
const inPath = (request: ValidRequest): Promise<unknown>[] =>
  parametersOf(request.change.call).flatMap(({ name, in: place, required }) => {
    if (!required || place === 'header') return [];
    const invalid = { [place]: { ...request[place], [name]: VALUE } };
    return [isRefusedIn(request, { what: `with ${name} in the ${place} that is "${VALUE}"`, request: invalid })];
  });

const VALUE = 'not a value';
