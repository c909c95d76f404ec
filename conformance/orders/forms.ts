import type { Actor, ActorRefFrom, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Receipt } from '../../machines/api/contract.ts';
import type { checkoutMachine } from '../../machines/purchase/checkout/checkout.machine.ts';
import type { PurchaseCall } from '../../machines/purchase/checkout/order.ts';
import { same } from '../runner/expect.ts';
import type { Tab } from '../runner/tab.ts';
import { reachCountries, type TestContext } from '../runner/test-context.ts';
import type { Bill } from './bill.ts';
import { CONSENT, newReader } from './orders.ts';
import { cardOf } from './purchase.ts';
import { agrees, type Ordered, receiptOf } from './receipt.ts';

/** Makes changes to a purchase's form, in order. */
export function fill<M extends AnyStateMachine>(actor: Actor<M>, ...changes: object[]): void {
  // Every purchase has a form, which the types of a generic machine do not say.
  for (const change of changes) actor.send({ type: 'form.changed', change } as EventFromLogic<M>);
}

export function typeInto<M extends AnyStateMachine>(actor: Actor<M>, texts: Record<string, string>): void {
  fill(actor, ...Object.entries(texts).map(([field, value]) => ({ text: { [field]: value } })));
}

/** Fills in a purchase's form for a new reader. Returns who it is. */
export async function fillIn<M extends AnyStateMachine>(t: TestContext, actor: Actor<M>, ...changes: object[]) {
  await reachCountries(t, actor);
  const reader = newReader(t);
  const { name, email, password, address } = reader;
  const { line1, line2, city, state, postcode, country } = address;
  fill(actor, ...changes, { country: { address: country } });
  typeInto(actor, { name, email, password, confirm: password });
  const lines = Object.entries({ line1, line2, city, state, postcode });
  typeInto(actor, Object.fromEntries(lines.map(([line, text]) => [`address.${line}`, text])));
  return { ...reader, origin: 'change' as const };
}

/** Submits a completed purchase as a reader does, with a new card, and follows it to its receipt. */
export async function bought<M extends AnyStateMachine>(
  t: TestContext,
  { tab, actor, call }: { tab: Tab; actor: Actor<M>; call: PurchaseCall },
  bill: Partial<Bill>,
  ordered: Ordered = {},
): Promise<Receipt> {
  // Every purchase has a form to submit, which the types of a generic machine do not say.
  const submit = () => actor.send({ type: 'form.submitted' } as EventFromLogic<M>);
  checkoutOf(actor.getSnapshot())?.send({ type: 'card.chosen', card: 'add-card' });
  if (call !== 'payInvoice') agree(actor);
  submit();
  const secret = secretIn(await t.reach(actor, 'an open intent', (now) => secretIn(now) !== undefined, call));
  t.entry('payment');
  submit();
  const { output } = await t.reach(actor, 'its receipt', ({ status }) => status === 'done', 'getFulfilment');
  // A purchase ends by visiting the next page.
  const visit = new URL(Object(output).visit ?? '', t.server);
  same('getFulfilment', 'the page after a fulfilled order', visit.pathname, '/receipts');
  const receipt = await receiptOf(t, tab, visit.searchParams.get('token') ?? '', bill);
  agrees(receipt, ordered, cardOf(t));
  await isPaidTotal(tab, secret ?? '', receipt);
  return receipt;
}

/** Agrees to what renews, as a reader does whose host asks for it. */
function agree<M extends AnyStateMachine>(actor: Actor<M>): void {
  const { shown_at: at, text_version, text } = CONSENT.renewal_consent;
  const terms = { text_version, text, isAsked: true };
  // Every purchase hears both, which the types of a generic machine do not say.
  for (const event of [
    { type: 'terms.shown', terms, at },
    { type: 'consent.toggled', at },
  ])
    actor.send(event as EventFromLogic<M>);
}

export async function isPaidTotal(tab: Tab, secret: string, { total }: Receipt): Promise<void> {
  const { amount } = await tab.world.payment.read(secret);
  same('showReceipt', 'the total of the receipt, equal to the paid amount, in cents', total, amount);
}

/** The secret of the open intent, once the payment can be sent. */
function secretIn<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>): string | undefined {
  const checkout = checkoutOf(snapshot)?.getSnapshot();
  return checkout?.matches('sendable') ? checkout.context.intent?.secret : undefined;
}

function checkoutOf<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>) {
  // Every purchase invokes `checkout`, which the types of a generic machine do not say.
  const { checkout } = Object(snapshot).children as { checkout?: ActorRefFrom<typeof checkoutMachine> };
  return checkout;
}
