import { excerpt } from '../../mocks/contract/check.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { holds } from '../runner/expect.ts';
import { type Reply, replyIn, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Asks for the outcome of a key's order and gives it up. Skips the step on a server without this call. */
export async function closeAttempt(t: TestContext, tab: Tab, body: object): Promise<Reply> {
  await t.offer.need('closeAttempt');
  return replyIn(await tab.send(requestOf(t.server, 'closeAttempt', { body })));
}

/** The request with another value of a field, which a server would accept too. */
export function withOther(request: ValidRequest, field: string): ValidRequest {
  const value: unknown = Object(request.body)[field];
  const other = OTHERS[field]?.(value) ?? otherThan(value);
  return { ...request, body: { ...request.body, [field]: other } };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${value}x`;
}

const OTHERS: Record<string, (value: unknown) => unknown> = {
  origin: (origin) => (origin === 'keep' ? 'change' : 'keep'),
  shipcode: (shipcode) => (shipcode === 'ship-b' ? 'ship-c' : 'ship-b'),
  address: (address) => ({ ...Object(address), line2: 'Flat 2' }),
  password: () => ({ password: 'battery staple', confirm: 'battery staple' }),
  cart: (cart) => ({ ...Object(cart), donation: { process: 'onetime', dollars: 7_700 } }),
  subscription: (subscription) => ({ ...Object(subscription), deliverable: 'digital' }),
  customer: (customer) => (customer === 'use-card' ? 'add-card' : 'use-card'),
  invoice: () => 'pi_conformance',
};

/** Whether an order was carried out, or refused for a reason other than its key. */
export const isKept = ({ body }: Reply): boolean => !/^key-/.test(String(Object(body).reason));

export type KeyRefusal = keyof typeof STATUSES;

const STATUSES = { 'key-reused': 422, 'key-foreign': 403, 'key-in-use': 409, 'key-closed': 409 } as const;

export const isRefusedAs = ({ status, body }: Reply, reason: KeyRefusal): boolean =>
  status === STATUSES[reason] && Object(body).reason === reason;

/** Fails the step unless the request's key was refused for this reason. */
export function refusedAs(call: ChangingId, what: string, reply: Reply, reason: KeyRefusal): void {
  const { status, body } = reply;
  const got = `status ${status}: ${excerpt(body)}`;
  holds(call, `${what} to be refused with ${STATUSES[reason]} and ${reason}`, isRefusedAs(reply, reason), got);
}
