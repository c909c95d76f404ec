import { wholeViewOf } from '../readers/all-readers.ts';
import { type Change, changes } from '../readers/changes.ts';
import { operation } from '../runner/contract.ts';
import { holds, same } from '../runner/expect.ts';
import type { Reply } from '../runner/request.ts';
import type { TestContext } from '../runner/test-context.ts';
import { begin, bodiesOf, send, standing, type ValidRequest } from './valid-requests.ts';

/** The changes whose effect can be seen more than once. */
export const changesWithBody: readonly Change[] = changes.filter(
  (change) =>
    operation(change.call).requestBody && (change.opensIntent || !(change.isFinal || change.call === 'flipAutorenew')),
);

/** Sends a valid request in another way. */
type Way = (request: ValidRequest) => Promise<Reply>;

/** Fails the step unless a request has the same effect in each way. It may be refused with 400 instead. */
export async function hasSameEffect(t: TestContext, change: Change, ways: readonly Way[]): Promise<void> {
  const first = await begin(t, change);
  if (change.opensIntent) return chargesTheSame(first, ways);
  await change.keep?.(t, first.tab);
  const plain = await effectOf(first, send);
  for (const way of ways) {
    const next = await begin(t, change);
    // A reader makes the same change again; a card can be saved once.
    const { cc_token } = Object(next.body);
    const again = next.tab === first.tab ? { ...first, body: { ...first.body, ...(cc_token && { cc_token }) } } : next;
    same(change.call, 'the effect of the same request in another form', await effectOf(again, way), plain);
  }
}

async function chargesTheSame(first: ValidRequest, ways: readonly Way[]): Promise<void> {
  const { change } = first;
  const [body = first.body] = await bodiesOf(first);
  const request = { ...first, body };
  const stand = await standing(request);
  const plain = await stand();
  for (const way of ways) {
    const { status } = await way(request);
    holds(change.call, 'the order to be accepted or refused with 400', status === 200 || status === 400, status);
    same(change.call, 'what the same order in another form costs and changes', await stand(), plain);
  }
}

/** Sends a request. Returns what its reader then sees, without what differs each time. */
async function effectOf(request: ValidRequest, way: Way): Promise<object> {
  const { t, tab, change } = request;
  same(change.call, 'the status', (await way(request)).status, 200);
  const view = await wholeViewOf(t, tab, change);
  return JSON.parse(JSON.stringify(view), (name, value) => (VOLATILE.has(name) ? undefined : value));
}

const VOLATILE = new Set(['version', 'id']);
