import type { Actor, ActorRefFrom, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Receipt } from '#machines/api/contract.ts';
import { ReceiptPage } from '#machines/api/schemas/pages/ReceiptPage.ts';
import type { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import type { CallId } from '#mocks/documented.ts';
import { same } from './expect.ts';
import { needed } from './outcome.ts';
import { pageData } from './page.ts';
import type { Rig } from './rig.ts';
import type { Tab } from './tab.ts';

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
  const { receipt } = await pageData(rig, tab, 'showReceipt', ReceiptPage, { query });
  return needed(receipt, 'the receipt cannot be read');
}

/** Whether the checkout of a purchase waits for the payment form to be filled in. */
function hasIntent<M extends AnyStateMachine>(snapshot: SnapshotFrom<M>): boolean {
  // Every purchase invokes `checkout`; the compiler cannot know it of any machine.
  const { checkout: invoked } = Object(snapshot).children as { checkout?: ActorRefFrom<typeof checkoutMachine> };
  const checkout = invoked?.getSnapshot();
  return checkout?.matches('sendable') === true && checkout.context.intent?.secret !== undefined;
}
