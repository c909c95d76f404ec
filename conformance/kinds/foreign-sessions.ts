import { visitIds } from '../../mocks/routes.ts';
import { addToCart, donation, removeFromCart } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { fulfilmentOf } from '../orders/purchase.ts';
import { isUnpaid } from '../orders/purchase-steps.ts';
import type { Profile } from '../profile.ts';
import { type View, viewOf } from '../readers/all-readers.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { type Change, cardFor, changes } from '../requests/changes.ts';
import { begin, intentOf, keysOf, send } from '../requests/valid-requests.ts';
import { isRead, parametersOf } from '../runner/contract.ts';
import { type Blamed, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, isPage, NOWHERE, replyIn, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, once, type Step, step } from '../runner/test-context.ts';
import { doors, unlike } from './doors.ts';

/** In another session, a reader's own value is as unknown as any, and every page shows its own reader only. */
export const foreignSessionsKit = kitFlow('foreign-sessions', () => [
  ...doors.flatMap(({ call, what, begin: beginDoor, isOwn }) =>
    isOwn
      ? step(`opens ${call} for ${what} to no other reader`, async (t) => {
          const { tab, value, tries } = await beginDoor(t);
          // The reader's reply must not be cached for others.
          if (isRead(call)) await tries(value);
          for (const other of (await others(t)).filter((each) => each !== tab)) {
            const unknown = isRead(call) ? await tries(unlike(value), other) : 'refused';
            same(call, `the reply to ${what} of another reader`, await tries(value, other), unknown);
          }
        })
      : [],
  ),
  ...changes.filter(({ opensIntent, isFinal }) => opensIntent && !isFinal).map(intentStep),
  ...READS.map((id) =>
    step(`shows ${id} of another reader only to an administrator`, async (t) => {
      const { ref } = (await subscriberOf(await t.as('subscriber'))).account;
      const values = valuesFor(id, t.profile);
      for (const other of await others(t)) {
        const own = await viewOf(t, other);
        for (const query of [values, { ...values, 'admin-view': ref }]) {
          const request = requestOf(t.server, id, { path: { ...NOWHERE, ...values }, query });
          const { status, body } = await replyIn(await other.send(request));
          if (status === 200) isOwnData(id, Object(body), own);
        }
      }
    }),
  ),
  step('saves a card only for the account or donation that it was set up for', async (t) => {
    const tab = await t.as('nothingOnFile');
    const card = await cardFor(t, await t.as('cardOnFile'));
    const token = t.entry('donations', 'paid');
    const params = { query: { token } };
    refused('setDonationCard', await ask(t.open(), 'setDonationCard', { params, body: card }), { status: 400 });
    for (const body of [card, await cardFor(t, t.open(), token)])
      refused('setCard', await ask(tab, 'setCard', { params: { query: {} }, body }), { status: 400 });
  }),
]);

/** Everything that may show an account: pages, and the calls that do. */
const READS = [...visitIds.filter(isPage), 'getGift', 'getSubscriber'] as const;

/** The tokens that open a page to everybody. Other pages are opened without a token. */
function valuesFor(id: (typeof READS)[number], { gifts = {}, invoices = {}, pages }: Profile): Record<string, string> {
  if (id !== 'getGift' && id !== 'getSubscriber' && pages?.[id] !== undefined) skip('another host renders the page');
  const tokens: Record<string, string | undefined> = {
    GiftToken: gifts.upgradable,
    InvoiceToken: invoices.payable ?? invoices.pastDue,
  };
  return Object.fromEntries(
    parametersOf(id).flatMap(({ name, schema }) => {
      const value = tokens[schema?.$ref?.split('/').at(-1) ?? ''];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Fails the step if a page or reply shows another account or payment method than the visitor's own. */
function isOwnData(id: Blamed, { subscriber, payment_info, settings }: ReturnType<typeof Object>, own: View): void {
  if (subscriber) same(id, 'the account shown', subscriber.account.ref, Object(own.account).ref);
  same(id, "whether it is an administrator's view", settings?.view_only ?? false, false);
  if (payment_info !== undefined) same(id, 'the method on file shown', payment_info, own.onFile ?? null);
}

/** A visitor without a session, one with a session, and readers without and with a subscription, if there are any. */
export const others = once(async (t): Promise<Tab[]> => {
  const visitor = t.open();
  if (await t.offer.isOffered('addToCart')) {
    await addToCart(visitor, donation(100));
    await removeFromCart(visitor, { ...donation(100), all: true });
  }
  const roles = (['noSubscription', 'nothingOnFile'] as const).filter((role) => t.profile.readers?.[role]);
  return [t.open(), visitor, ...(await Promise.all(roles.map(t.as)))];
});

/** Only an intent's own session may read it, reset it or name it in an order. */
function intentStep(change: Change): Step {
  const { call } = change;
  return step(`binds the intent of ${call} to its session`, async (t) => {
    const order = await begin(t, change);
    const place = (tab: Tab, more: object = {}) => send({ ...order, tab, body: { ...order.body, ...more } });
    const keys = needed(keysOf(await place(order.tab)), 'the order has no intent');
    const isCharged = async () => t.profile.payment && intentOf(order.tab, keys.stripe_secret);
    const before = await isCharged();
    for (const other of await others(t)) {
      for (const query of [{}, { reset: '' }] as const) {
        refused('getFulfilment', await fulfilmentOf(other, keys, query), { status: 404 });
        tellsNothing('getFulfilment', other, { secret: keys.stripe_secret });
      }
      const { email } = newReader(t);
      const named = await place(other, { invoice: keys.payment_intent_id, name: 'Somebody Else', email });
      holds(call, "a refusal of an order with another session's intent", named.status >= 400, named.status);
      tellsNothing(call, other, { secret: keys.stripe_secret });
      const unnamed = call === 'donate' && keysOf(await place(other, { email }));
      if (unnamed) holds(call, 'a separate intent', unnamed.payment_intent_id !== keys.payment_intent_id, unnamed);
    }
    same(call, 'the intent after others named it', await isCharged(), before);
    await isUnpaid(order.tab, keys);
  });
}

/** Fails the step if the last answer to a tab, with its cookies, has a value of another reader. */
export function tellsNothing(call: Blamed, tab: Tab, own: { [what: string]: string | undefined }): void {
  const answer = tab.last()?.answer;
  const told = answer ? [answer.text, ...answer.headers.getSetCookie()] : [];
  for (const [what, value] of Object.entries(own))
    if (value) holds(call, `an answer without another reader's ${what}`, !told.join().includes(value), `the ${what}`);
}
