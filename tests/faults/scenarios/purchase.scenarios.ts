import type { Actor } from 'xstate';
import { builderOf, typing } from '#fixtures/data/orders.ts';
import { keyOf, run, settle } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { products } from '#machines/purchase/builder/products.ports.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts/attempts.ts';
import type { subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { goodReply, type Means } from '../faults.ts';
import { hasPaymentForm, loading, lookAtCheckout } from '../looks.ts';
import { DOCUMENTS, hasReceipt, order, payment, submit } from '../order.ts';
import { complain } from '../safe-outcome.ts';
import { type Definition, handedBack, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof subscribeMachine;
type Builder = Actor<Machine>;

const intent = 'pi_3Pq81x';
const general = (code: Problem['code']): Problem[] => [{ field: 'general', code }];
const check = (builder: Builder) => builder.getSnapshot().children.checkout?.send({ type: 'check.requested' });
const fill = (builder: Builder) => typing.forEach((event) => void builder.send(event));
const added = handedBack('added', 'callFailed', JSON.stringify({ open: { filling: 'resting' } }));

const openForm = async (builder: Builder) => {
  fill(builder);
  submit(builder);
  await settle();
};

const builder = {
  flow: subscribe,
  input: (attempt) => ({ ...builderOf('visitor'), attempt }),
  prepare: ({ network }) => network.answer('subscribe', goodReply),
  look: lookAtCheckout(typedInto),
  landings: DOCUMENTS,
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  order<Machine>({ ...builder, name: 'subscribe, first submit', id: 'subscribe', fill, typedInto }),
  payment<Machine>({ ...builder, name: 'subscribe, second submit', id: 'subscribe', fill, typedInto }),
  order<Machine>({
    ...builder,
    name: 'subscribe, a gift',
    id: 'subscribe',
    typedInto,
    fill: (actor) => {
      actor.send({ type: 'form.changed', change: { purpose: 'gift' } });
      actor.send({ type: 'form.changed', change: { destination: 'recipient' } });
      actor.send({ type: 'form.changed', change: { text: { recipient_name: 'Noor Haddad' } } });
      fill(actor);
    },
  }),
  scenario<Machine>({
    ...builder,
    name: 'addToCart, checked out later',
    id: 'addToCart',
    limit: 108_000,
    look: (actor) => {
      const snapshot = actor.getSnapshot();
      return {
        value: snapshot.hasTag('added') ? 'added' : JSON.stringify(snapshot.value),
        problems: snapshot.context.problems,
        isBusy: snapshot.hasTag('busy'),
        typed: typedInto(actor),
      };
    },
    reach: (actor) => {
      fill(actor);
      actor.send({ type: 'form.changed', change: { timing: 'later' } });
    },
    act: submit,
    rest: added,
    retry: submit,
    hasEnded: (actor) => actor.getSnapshot().hasTag('added'),
  }),
  scenario<Machine>({
    ...builder,
    name: 'getFulfilment, polling',
    id: 'getFulfilment',
    limit: 100 * 36_000,
    reach: openForm,
    act: submit,
    rest: (means) => unsettled(means, means === 'unanswered' ? 'timedOut' : 'unexpected'),
    retry: check,
    hasEnded: hasReceipt,
    goesOn: true,
    restart: async (world) => {
      const again = run(subscribe, world, { ...builderOf('visitor'), attempt: unfinishedIn(world.attempts.read()) });
      await settle();
      return complain(!hasReceipt(again), 'does not go on after a reload');
    },
  }),
  scenario<Machine>({
    ...builder,
    name: 'getFulfilment, restoring',
    id: 'getFulfilment',
    limit: 35_000,
    attempt: { step: 'paying', intent },
    act: fill,
    rest: (means) => unsettled(means, 'unexpected'),
    retry: check,
    hasEnded: hasReceipt,
  }),
  scenario<Machine>({
    ...builder,
    name: 'closeAttempt, restoring',
    id: 'closeAttempt',
    limit: 35_000,
    // An order without a receipt reloads its page.
    landings: /^(?:|\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+)$/,
    attempt: { step: 'placing', key: keyOf(9) },
    act: fill,
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : unsettled(means, 'unexpected')),
    retry: check,
    hasEnded: (actor) => actor.getSnapshot().children.checkout?.getSnapshot().matches('sendable') === true,
    wordless: 'The order continues as if it got no answer.',
  }),
  scenario<Machine>({
    ...builder,
    name: 'closeAttempt, before another order',
    id: 'closeAttempt',
    limit: 35_000,
    reach: fill,
    act: (actor) => {
      submit(actor);
    },
    prepare: ({ network, attempts }) => {
      network.answer('subscribe', goodReply);
      attempts.read = () => [{ id: 'other', step: 'placing', at: 0, key: keyOf(9) }];
    },
    rest: (means) => ({ value: means === 'good' ? 'sendable' : 'questioned', problems: [] }),
    retry: check,
    hasEnded: hasPaymentForm,
    wordless: 'The reader is asked instead.',
  }),
  scenario<Machine>({
    ...builder,
    name: 'getShipping',
    id: 'getShipping',
    ...loading<Machine>('shipping', typedInto),
    act: fill,
    hasEnded: (actor) => actor.getSnapshot().context.draft.shipping !== undefined,
  }),
  // Products load independently of the form, so one machine stands for every builder.
  scenario<typeof products.machine>({
    name: 'getProducts',
    id: 'getProducts',
    flow: products,
    input: () => ({ key: 'swag' }),
    limit: 35_000,
    rest: (means) => ({ value: means === 'good' ? 'loaded' : 'failed', problems: [] }),
    retry: (actor) => actor.send({ type: 'load.retried' }),
    hasEnded: (actor) => actor.getSnapshot().output?.list.length === 3,
    wordless: 'A list that cannot be loaded is reported in our own words.',
  }),
];

function unsettled(means: Means, code: Problem['code']) {
  if (means === 'good') return { value: 'completed', problems: [] };
  const isSignedOut = typeof means === 'object' && means.status === 401;
  return { value: 'unsettled', problems: [...general(code), ...(isSignedOut ? general('signedOutUnsure') : [])] };
}

/** What the reader typed; a category's only country may be preselected. */
function typedInto(actor: Builder): unknown {
  const { form } = actor.getSnapshot().context.draft;
  const unset = { country: '', country_name: '' };
  const [address, recipient_address] = [form.address, form.recipient_address].map((each) => ({ ...each, ...unset }));
  return { ...form, address, recipient_address };
}
