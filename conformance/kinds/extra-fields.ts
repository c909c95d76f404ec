import { contractDocument } from '../../mocks/contract/document.ts';
import { viewOf } from '../readers/all-readers.ts';
import { askSubscriber } from '../readers/subscriber.ts';
import { changesWithBody, effectsOf, sameEffect } from '../requests/effects.ts';
import { send, type ValidRequest } from '../requests/valid-requests.ts';
import { followed, takes } from '../runner/contract.ts';
import { isTree, same } from '../runner/expect.ts';
import { fieldAt, fieldsOf, type Path, withValue } from '../runner/fields.ts';
import { kitFlow, once, step } from '../runner/test-context.ts';

/** A request is not trusted with fields that the contract does not have there, although it has them elsewhere, and takes a form like JSON. */
export const extraFieldsKit = kitFlow('extra-fields', () =>
  changesWithBody.map((change, at) =>
    step(`takes nothing from fields that ${change.call} does not have`, async (t) => {
      const { tab, ref, values } = await victimOf(t);
      const mine = await change.by(t);
      const opened = async () => [await viewOf(t, tab), ref && (await askSubscriber(mine, ref)).kind];
      const before = await opened();
      const { plain, effectBy } = await effectsOf(t, change, [send, send]);
      for (const round of ROUNDS) {
        // Each call begins with other values of the fields that have more.
        const extras = [...values].map(([name, [...all]]) => [name, all[(round + at) % all.length]]);
        if (round === 1) extras.push(['__proto__', { admin: true, amount: 1, view_only: false }]);
        const named: Record<string, unknown> = Object.fromEntries(extras);
        const headers = Object.fromEntries(HEADERS.map((name) => [`X-${name}`, encodeURI(String(named[name]))]));
        const effect = await effectBy((request) => send(withExtras(request, named), { headers, isForm: round === 2 }));
        sameEffect(change.call, 'the effect of the same request in another form', effect, plain);
      }
      same(change.call, 'what another reader has, and who sees it', await opened(), before);
    }),
  ),
);

const ROUNDS = [0, 1, 2];

/** Fields that a server may have beside the contract's. */
const SUMS = ['price', 'total', 'amount', 'discount', 'cents', 'tax', 'balance', 'credit', 'points', 'unit_price'];
const FLAGS = ['admin', 'is_admin', 'isAdmin', 'paid', 'free', 'verified', 'is_staff'];
const ROLES = ['role', 'roles', 'plan', 'group', 'permissions'];
const READERS = ['user', 'user_id', 'userId', 'account', 'account_id', 'reader', 'id', 'owner', 'customer', 'ref'];
const HEADERS = ['email', ...SUMS.slice(0, 3), ...FLAGS.slice(0, 2), ...ROLES.slice(0, 1), ...READERS.slice(0, 4)];

/** Another reader, and the values that requests have beside their own fields: this reader's data and the contract's. */
const victimOf = once(async (t) => {
  const { readers = {}, coupons, invoices, gifts, links, donations } = t.profile;
  const role = (['lifetime', 'twoAddresses', 'digital'] as const).find((each) => readers[each]) ?? 'subscriber';
  const tab = await t.as(role);
  const view = await viewOf(t, tab);
  const { ref } = Object(view.account);
  const values = new Map<string, Set<unknown>>();
  const add: Add = (name, ...more) => void values.set(name, new Set([...(values.get(name) ?? []), ...more]));
  for (const name of SUMS) add(name, 1, 0, 100);
  for (const name of FLAGS) add(name, true, 1, false);
  for (const name of ROLES) add(name, 'admin', 'administrator', 'staff');
  for (const name of READERS) add(name, ref);
  for (const name of ['code', 'coupon']) add(name, ...Object.values(coupons ?? {}));
  add('invoice', ...Object.values(invoices ?? {}));
  addHeld({ email: readers[role]?.email, account: view.account, timetable: view.timetable }, add);
  add('token', ...Object.values({ ...gifts, ...links, ...donations }));
  addPossible(contractDocument.components.schemas, add);
  return { tab, ref, values };
});

type Add = (name: string, ...values: unknown[]) => void;

/** Values of the contract's fields, by name. */
function addPossible(schema: unknown, add: Add): void {
  const { properties } = Object(schema);
  for (const [name, field] of Object.entries<object>(Object(properties))) {
    const { type, format, const: only, enum: listed = only === undefined ? [] : [only] } = Object(followed(field));
    add(name, ...(listed.length > 0 ? listed : (POSSIBLE[format ?? type] ?? [])));
  }
  for (const part of Object.values(Object(schema))) if (typeof part === 'object') addPossible(part, add);
}

const POSSIBLE: Record<string, unknown[]> = {
  boolean: [true, false],
  integer: [1, 0, 2],
  string: ['conformance'],
  date: ['2030-01-01'],
};

/** The values in a reader's data, by name. */
function addHeld(data: unknown, add: Add): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, held] of Object.entries(data)) {
    if (held !== null && JSON.stringify(held ?? '').length < 200) add(name, held);
    addHeld(held, add);
  }
}

/** A request with more fields in its query, its body, its headers, and every object and list item of the body. */
function withExtras(request: ValidRequest, extras: Record<string, unknown>): ValidRequest {
  const { change, query: own, body } = request;
  const fields = fieldsOf(change.call, body);
  const objects: Path[] = fields.map(({ path }) => path).filter((path) => isObject(fieldAt(body, path)));
  const unknownAt = (at: Path) => {
    const known = new Set(
      fields.filter(({ path }) => path.slice(0, -1).join() === at.join()).map(({ path }) => path.at(-1)),
    );
    return Object.fromEntries(Object.entries(extras).filter(([name]) => !known.has(name)));
  };
  const nested = objects.reduce(
    (held, at) => withValue(held, at, { ...unknownAt(at), ...Object(fieldAt(held, at)) }),
    body,
  );
  const query = Object.entries(extras).flatMap(([name, value]) =>
    takes(change.call, name) || isObject(value) ? [] : [[name, String(value)]],
  );
  return { ...request, query: { ...Object.fromEntries(query), ...own }, body: { ...unknownAt([]), ...nested } };
}

const isObject = (value: unknown): boolean => isTree(value) && !Array.isArray(value);
