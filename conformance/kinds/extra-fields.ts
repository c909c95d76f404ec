import { contractDocument } from '../../mocks/contract/document.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { wholeViewOf } from '../readers/all-readers.ts';
import { type Change, changes, seen } from '../readers/changes.ts';
import { operation, parametersOf } from '../runner/contract.ts';
import { holds, same } from '../runner/expect.ts';
import { fieldAt, fieldsOf, type Path, withValue } from '../runner/fields.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { begin, bodiesOf, intentOf, isKeyed, secretOf, send, type ValidRequest } from './valid-requests.ts';

/** A request is not trusted with fields that the contract does not have there, although it has them elsewhere. */
export const extraFieldsKit = kitFlow('extra-fields', () =>
  changes
    .filter(
      ({ call, isFinal }) => operation(call).requestBody && (isPayable(call) || !(isFinal || call === 'flipAutorenew')),
    )
    .map((change) =>
      step(`takes nothing from fields that ${change.call} does not have`, (t) =>
        isPayable(change.call) ? chargesTheSame(t, change) : changesTheSame(t, change),
      ),
    ),
);

const isPayable = (call: ChangingId): boolean => isKeyed(call) && call !== 'restartDonation';

async function chargesTheSame(t: TestContext, change: Change): Promise<void> {
  const request = await begin(t, change);
  const [body = request.body] = await bodiesOf(request);
  const whole = { ...request, body };
  const secret = await secretOf(whole);
  const effect = async () => ({
    intent: secret && (await intentOf(request.tab, secret)),
    view: await seen(t, request.tab, change),
  });
  const plain = await effect();
  for (const extra of EXTRAS) {
    const { status } = await send(withExtras(whole, extra));
    holds(change.call, 'the order to be accepted or refused with 400', status === 200 || status === 400, status);
    same(change.call, 'what an order with more fields costs and changes', await effect(), plain);
  }
}

async function changesTheSame(t: TestContext, change: Change): Promise<void> {
  const first = await begin(t, change);
  await change.keep?.(t, first.tab);
  const plain = await effectOf(first);
  for (const extra of EXTRAS) {
    const next = await begin(t, change);
    // A reader makes the same change again; a card can be saved once.
    const { cc_token } = Object(next.body);
    const again = next.tab === first.tab ? { ...first, body: { ...first.body, ...(cc_token && { cc_token }) } } : next;
    same(change.call, 'the effect of a request with more fields', await effectOf(withExtras(again, extra)), plain);
  }
}

/** Sends a request. Returns what its reader then sees, without what differs each time. */
async function effectOf(request: ValidRequest): Promise<object> {
  const { t, tab, change } = request;
  const { status } = await send(request);
  same(change.call, 'the status', status, 200);
  const view = { ...(await wholeViewOf(t, tab)), ...(await seen(t, tab, change)) };
  return JSON.parse(JSON.stringify(view), (name, value) => (VOLATILE.has(name) ? undefined : value));
}

const VOLATILE = new Set(['version', 'id']);

/** Names of fields that a server may have beside the contract's. */
const OTHERS = ['price', 'total', 'amount', 'discount', 'cents', 'tax', 'admin', 'is_admin', 'paid', 'free', 'user'];

/** The fields of the contract's schemas, by name, and others that a server may have, with two values each. */
const EXTRAS: Record<string, unknown>[] = [0, 1].map((round) => {
  const extras = new Map<string, unknown>(OTHERS.map((name) => [name, 1 - round]));
  for (const { properties = {} } of Object.values<{ properties?: Record<string, { type?: string; enum?: unknown[] }> }>(
    contractDocument.components.schemas,
  ))
    for (const [name, { type, enum: values }] of Object.entries(properties)) {
      if (type === 'integer') extras.set(name, 1 - round);
      if (type === 'boolean') extras.set(name, round === 0);
      if (type === 'string') extras.set(name, values?.at(-round) ?? 'conformance');
    }
  return Object.fromEntries([...extras, ['__proto__', { admin: true, amount: 1, view_only: false }]]);
});

/** A request with more fields in its query, its body, and every object and list item of the body. */
function withExtras(request: ValidRequest, extras: Record<string, unknown>): ValidRequest {
  const { change, given, body } = request;
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
  const parameters = new Set(parametersOf(change.call).map(({ name }) => name));
  const query = Object.entries(extras).flatMap(([name, value]) =>
    parameters.has(name) ? [] : [[name, String(value)]],
  );
  return {
    ...request,
    given: { ...given, query: { ...Object.fromEntries(query), ...given.query } },
    body: { ...unknownAt([]), ...nested },
  };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
