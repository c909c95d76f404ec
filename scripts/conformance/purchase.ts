import type { Actor, ActorRefFrom, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { CheckoutReply, Keys, Receipt } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { operations } from '#machines/api/schema.ts';
import type { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import { fulfilment } from '#machines/purchase/checkout/fulfilment.ports.ts';
import type { CallId } from '#mocks/documented.ts';
import { type Asked, ask, pageData } from './ask.ts';
import { accepted, holds, kindOf, needed, refused, StepFailed, same } from './expect.ts';
import { type Rig, type Step, step } from './rig.ts';
import { botToken, type Tab } from './tab.ts';

/** What an order is sent with beside what is ordered. */
export interface Sent {
  key: string;
  captcha: string;
  invoice?: string;
  customer?: 'use-card';
}

/** A call that orders something. */
type OrderingId =
  | 'checkOutCart'
  | 'subscribe'
  | 'renewSubscription'
  | 'redeemGift'
  | 'donate'
  | 'payInvoice'
  | 'updateSubscription';

type OrderOf<Id extends OrderingId> = operations[Id]['requestBody']['content']['application/json'];

/** Orders by a call, whose path is filled where it has something to fill. */
export const ordering =
  <Id extends OrderingId>(id: Id, path?: object) =>
  (tab: Tab, order: OrderOf<Id>, { key, captcha, ...given }: Sent): Promise<Result<CheckoutReply>> => {
    const params = { path, query: { captcha }, header: { 'Idempotency-Key': key } };
    return ask(tab, id, { params, body: { ...order, ...given } } as Asked<OrderingId>); // each of them takes all of these
  };

/** Something that is bought in a tab: how it is ordered, and what it must cost in cents where that is known. */
export interface Purchase {
  tab: Tab;
  place: (sent: Sent) => Promise<Result<CheckoutReply>>;
  total?: number;
}

/**
 * What every purchase that a new card pays for must do: one answer for one key, one open intent, one charge, one
 * receipt. `begin` makes ready for it once, in the first step.
 */
export function purchaseSteps(call: CallId, begin: (rig: Rig) => Promise<Purchase>): Step[] {
  let begun: (Purchase & { keys: Keys }) | undefined;
  let receipt: string | undefined;
  const order = () => needed(begun, 'the order was not taken');
  return [
    step('opens one intent for an order, however often its key is sent', async (rig) => {
      const purchase = await begin(rig);
      const key = crypto.randomUUID();
      const first = keysIn(call, await purchase.place(sent(rig, { key })), 'started');
      const again = keysIn(call, await purchase.place(sent(rig, { key })), 'started');
      same(call, 'the reply to a key that was sent before', again, first);
      begun = { ...purchase, keys: first };
    }),
    step('asks for what it costs, to the cent', async ({ profile }) => {
      const { tab, keys, total } = order();
      needed(profile.payment, 'the profile has no payment provider');
      const { amount } = await tab.world.payment.read(keys.stripe_secret);
      holds(call, 'a whole amount of cents above nothing', Number.isSafeInteger(amount) && Number(amount) > 0, amount);
      if (total !== undefined) same(call, 'the amount of the intent in cents', amount, total);
    }),
    step('brings the open intent up to date when the order names it', async (rig) => {
      const { place, keys } = order();
      const invoice = keys.payment_intent_id;
      same(call, 'the intent of the order', keysIn(call, await place(sent(rig, { invoice })), 'updated'), keys);
    }),
    step('has one open intent for a session, also under another key', async (rig) => {
      const { place, keys } = order();
      const reply = orderReplyIn(accepted(call, await place(sent(rig))));
      const intent = 'keys' in reply.data && reply.data.keys.payment_intent_id;
      same(call, 'the intent of the session', intent, keys.payment_intent_id);
    }),
    step('says that an order is unpaid before it is paid, and after a card was declined', async ({ profile }) => {
      const { tab, keys } = order();
      const isUnpaid = async () => {
        const state = accepted('getFulfilment', await fulfilmentOf(tab, keys));
        same('getFulfilment', 'the state of the order', state, { status: 'unpaid' });
      };
      await isUnpaid();
      if (!profile.payment) return;
      const { declined = DECLINED_CARD } = profile.payment;
      const said = await tab.world.payment.authorize({ secret: keys.stripe_secret, method: declined });
      if (said.kind !== 'refused') throw new StepFailed({ call, expected: 'a declined card', got: said.kind });
      await isUnpaid();
    }),
    step('refuses an order that names an intent which there is not', async (rig) => {
      const { place } = order();
      refused(call, await place(sent(rig, { invoice: 'pi_conformance' })), { status: 422 });
    }),
    botStep(call, begin),
    step('settles a paid order with its receipt', async (rig) => {
      const { tab, keys, total } = order();
      await pay(rig, tab, keys);
      receipt = await settled(rig, tab, keys.payment_intent_id);
      const page = await pageData(rig, tab, 'showReceipt', { query: { token: receipt } });
      if (total !== undefined) same('showReceipt', 'the total of the receipt in cents', page.receipt?.total, total);
    }),
    step('fulfils a paid order once, and does not take it again', async (rig) => {
      const { tab, place, keys } = order();
      const token = needed(receipt, 'the order was not paid');
      const again = accepted('getFulfilment', await fulfilmentOf(tab, keys, { reset: '' }));
      if (again.status === 'completed') same('getFulfilment', 'the receipt of the order', again.receipt, token);
      const result = await place(sent(rig, { invoice: keys.payment_intent_id }));
      // A server may find another reason first: whoever has just subscribed has an account by now.
      const isRefused = result.kind === 'refused' && [400, 409, 422].includes(result.refusal.status);
      holds(call, 'a refusal of an order that was paid', isRefused, kindOf(result));
    }),
    step('shows the intent to its own session alone', async (rig) => {
      const { tab, keys } = order();
      needed(await tab.session(), 'a visitor has no session here');
      refused('getFulfilment', await fulfilmentOf(rig.open(), keys), { status: 404 });
    }),
  ];
}

/** Sends a filled-in purchase as a reader does, with a new card, and follows it to its receipt. */
export async function bought<M extends AnyStateMachine>(
  rig: Rig,
  tab: Tab,
  actor: Actor<M>,
  call: CallId,
): Promise<Receipt> {
  // Every purchase has a form that is submitted; the compiler cannot know it of any machine.
  const submit = () => actor.send({ type: 'form.submitted' } as EventFromLogic<M>);
  submit();
  await rig.reach(actor, 'an open intent', hasIntent, call);
  needed(rig.profile.payment, 'the profile has no payment provider');
  submit();
  const { output } = await rig.reach(actor, 'its receipt', ({ status }) => status === 'done', 'getFulfilment');
  // A purchase ends with the page that follows.
  const visit = new URL(Object(output).visit ?? '', rig.server);
  same('getFulfilment', 'the page that a fulfilled order leads to', visit.pathname, '/receipts');
  const query = { token: visit.searchParams.get('token') ?? '' };
  const { receipt } = await pageData(rig, tab, 'showReceipt', { query });
  return needed(receipt, 'the receipt cannot be read');
}

/** Whether the checkout of a purchase waits for the payment form to be filled in. */
function hasIntent<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>): boolean {
  // Every purchase invokes `checkout`; the compiler cannot know it of any machine.
  const { checkout: invoked } = Object(snapshot).children as { checkout?: ActorRefFrom<typeof checkoutMachine> };
  const checkout = invoked?.getSnapshot();
  return checkout?.matches('sendable') === true && checkout.context.intent?.secret !== undefined;
}

/** That what is on file is charged once for one key; for a reader who has something on file. */
export const onFileStep = (call: CallId, begin: (rig: Rig) => Promise<Purchase>): Step =>
  step('charges what is on file once, however often its key is sent', async (rig) => {
    needed(rig.profile.payment, 'the profile has no payment provider');
    const { place } = await begin(rig);
    const order = sent(rig, { customer: 'use-card' });
    const first = orderReplyIn(accepted(call, await place(order)));
    same(call, 'the type of the reply', first.type, 'customer');
    rig.leave('an order that was charged to what is on file');
    const again = orderReplyIn(accepted(call, await place({ ...order, captcha: botToken(rig.profile) })));
    same(call, 'the reply to a key that was sent before', again, first);
  });

/** That an order with a token of the bot check that is not taken is refused. */
const botStep = (call: CallId, begin: (rig: Rig) => Promise<Purchase>): Step =>
  step('refuses an order of a bot', async (rig) => {
    const captcha = refusedToken(rig);
    const { place } = await begin(rig);
    refused(call, await place(sent(rig, { captcha })), { status: 403 });
  });

/** A token of the bot check that is not taken. */
export const refusedToken = ({ profile }: Rig): string =>
  needed(profile.botCheck?.refused, 'the profile names no token of the bot check that is refused');

/** What an order is sent with: a fresh key and a fresh token, unless they are named. */
export const sent = ({ profile }: Rig, given: Partial<Sent> = {}): Sent => ({
  key: crypto.randomUUID(),
  captcha: botToken(profile),
  ...given,
});

/** What an order was answered with, whether or not it is told inside an upgrade. */
export const orderReplyIn = (reply: CheckoutReply): Exclude<CheckoutReply, { type: 'upgrade-checkout' }> =>
  reply.type === 'upgrade-checkout' ? reply.data : reply;

/** The intent that an order was answered with; fails the step where it was answered otherwise. */
export function keysIn(call: CallId, result: Result<CheckoutReply>, type: 'started' | 'updated'): Keys {
  const reply = orderReplyIn(accepted(call, result));
  if (reply.type === type && 'keys' in reply.data) return reply.data.keys;
  throw new StepFailed({ call, expected: `a reply of type ${type}`, got: kindOf(result) });
}

/** Pays an intent with the provider; a step that cannot is not run. */
export async function pay({ profile }: Rig, tab: Tab, keys: Keys): Promise<void> {
  needed(profile.payment, 'the profile has no payment provider');
  const said = await tab.world.payment.confirm({ secret: keys.stripe_secret });
  if (said.kind === 'taken') return;
  const got = 'words' in said ? said.words : said.kind;
  throw new StepFailed({ call: 'the payment provider', expected: 'the payment to be taken', got });
}

/** Polls as the readers' front does until an order is fulfilled; answers its receipt. */
export async function settled(rig: Rig, tab: Tab, intent: string): Promise<string> {
  const actor = rig.start(fulfilment, tab, { intent, reset: false });
  const { output } = await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'getFulfilment');
  if (output?.kind === 'settled' && output.settled.status === 'completed') return output.settled.receipt;
  throw new StepFailed({
    call: 'getFulfilment',
    expected: 'a fulfilled order within a hundred polls',
    got: JSON.stringify(output),
  });
}

/** Asks once what became of an intent. */
const fulfilmentOf = (tab: Tab, keys: Keys, query: { reset?: '' } = {}) =>
  ask(tab, 'getFulfilment', { params: { path: { intent_id: keys.payment_intent_id }, query } });

const DECLINED_CARD = 'pm_card_visa_chargeDeclined';
