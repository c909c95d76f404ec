import { read } from '../../machines/api/reply.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { addToCart, cartOf, donation, emptyCart } from '../orders/cart.ts';
import { viewOf } from '../readers/all-readers.ts';
import { type Change, changeOf } from '../requests/changes.ts';
import { type Refusal, refusals } from '../requests/refusals.ts';
import { begin, send, standing, type ValidRequest } from '../requests/valid-requests.ts';
import { accepted, refused, same } from '../runner/expect.ts';
import type { Reply } from '../runner/request.ts';
import { kitFlow, once, step, type TestContext } from '../runner/test-context.ts';

/** A refusal leaves everything as it was: what the same request has stored, the session, the stock and the intent. */
export const refusalsKit = kitFlow('refusals', () =>
  refusals.flatMap((refusal) =>
    refusal.calls.map((call) => step(nameOf(call, refusal), (t) => isRefused(t, changeOf(call), refusal))),
  ),
);

const nameOf = (call: ChangingId, { what, field }: Refusal): string =>
  `${call} refuses ${what}${field === undefined ? '' : ` (error at ${field})`}`;

async function isRefused(t: TestContext, change: Change, refusal: Refusal): Promise<void> {
  const { call } = change;
  const valid = await stored(t, change);
  const requests = [await refusal.wrong(valid)].flat().map((wrong) => ({ ...valid, ...wrong }));
  await holdSomething(valid);
  const stand = await standing(valid);
  const others = new Set(requests.map(({ tab }) => tab).filter((tab) => tab !== valid.tab));
  const standOfAll = async () => ({
    own: await stand(),
    others: await Promise.all([...others].map((tab) => stateOf({ ...valid, tab }))),
  });
  const before = await standOfAll();
  for (const request of requests) {
    const { reason, paid } = refused(call, await resultOf(await send(request)), refusal);
    if (refusal.reason !== undefined) same(call, 'the reason of the refusal', reason, refusal.reason);
    if (refusal.paid !== undefined) same(call, 'the outcome of what was paid', paid?.status, refusal.paid);
  }
  same(call, 'the data after the refusal', await standOfAll(), before);
  if (!change.isFinal || Object(before.own).intent) accepted(call, await resultOf(await send(valid)));
}

/** Only a cart that holds something can be emptied. */
async function holdSomething({ t, tab }: ValidRequest): Promise<void> {
  const { offer, undo } = t;
  if (!(await offer.isOffered('getCart')) || !(await offer.isOffered('addToCart'))) return;
  if ((await cartOf(tab)).count > 0) return;
  accepted('addToCart', await addToCart(tab, donation(1_700)));
  undo('the cart', () => emptyCart(tab));
}

const stateOf = async ({ t, tab, change }: ValidRequest): Promise<object> => ({
  ...(await viewOf(t, tab, change)),
  session: await tab.session(),
});

/** A valid request, after another one that was carried out, if the kit can revert that. */
async function stored(t: TestContext, change: Change): Promise<ValidRequest> {
  if (change.keep) return begin(t, change, await changedBy(t, change.call));
  const valid = await begin(t, change);
  if (!change.places?.includes('cart')) return valid;
  accepted(change.call, await resultOf(await send(valid)));
  return begin(t, change, valid.tab);
}

/** Makes a change once in a run. Returns the tab of its reader. */
const changedBy = once(async (t, call: ChangingId) => {
  const change = changeOf(call);
  const valid = await begin(t, change);
  await change.keep?.(t, valid.tab);
  accepted(call, await resultOf(await send(valid)));
  return valid.tab;
});

/** Reads a reply as the front end does. */
const resultOf = ({ status, body }: Reply) =>
  read(Promise.resolve({ data: body, error: body, response: { status } }), (value) => value);
