import { expect } from 'vitest';
import type { Actor } from 'xstate';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { type Call, varied } from '../support/network.ts';
import { renewOf } from '../support/renewals.ts';
import { run, settle, type TestWorld } from '../support/test-world.ts';
import { hasPaymentForm, loading, lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { type Definition, handedBack, isClosed, orderedBack, type Scenario, scenario } from './scenario.ts';

type Machine = typeof renew.machine;
type Page = Actor<Machine>;

const submit = (page: Page) => page.send({ type: 'form.submitted' });

function change(page: Page): void {
  page.send({ type: 'form.changed', change: { settings: 'other' } });
  page.send({ type: 'form.changed', change: { choice: { level: 'low' } } });
  page.send({ type: 'form.changed', change: { text: { donation: '10' } } });
}

function typedInto(page: Page): unknown {
  const { choice, form } = page.getSnapshot().context.draft;
  return [choice, form.name, form.email, form.donation];
}

function sameReader({ network }: TestWorld): void {
  const { subscriber } = renewOf('checkoutLater').page;
  const { account, timetable } = subscriber ?? expect.fail('He is logged in.');
  network.answer('getSubscriber', () =>
    varied('getSubscriber', 'printSubscriber', { subscriber: { account }, timetable }),
  );
}

const base = {
  flow: renew,
  prepare: sameReader,
  input: (attempt) => renewOf('checkoutLater', attempt),
  reach: change,
  look: lookAtCheckout(typedInto),
  landings: /^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/,
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...base,
    name: 'renewSubscription',
    id: 'renewSubscription',
    limit: 72_000,
    act: submit,
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : orderedBack(means)),
    retry: submit,
    hasEnded: hasPaymentForm,
    isOrder: true,
    hasKey: true,
    restart: renewAnew,
  }),
  scenario<Machine>({
    ...base,
    name: 'getShipping of a renewal',
    id: 'getShipping',
    reach: undefined,
    ...loading<Machine>('shipping', typedInto),
    act: change,
    hasEnded: (page) => page.getSnapshot().context.draft.shipping !== undefined,
  }),
  scenario<Machine>({
    ...base,
    name: 'addToCart of a renewal',
    id: 'addToCart',
    // A lost answer is followed by a refetch of the cart, which may be lost too.
    limit: 72_000,
    reach: (page) => {
      change(page);
      page.send({ type: 'form.changed', change: { timing: 'later' } });
    },
    act: submit,
    look: undefined,
    rest: handedBack('added', 'callFailed', '{"open":{"filling":"resting"}}'),
    retry: submit,
    hasEnded: (page) => page.getSnapshot().hasTag('added'),
    restart: async () => [],
  }),
];

async function renewAnew(world: TestWorld, left: Call): Promise<string[]> {
  const again = run(renew, world, base.input(unfinishedIn(world.attempts.read())));
  await settle();
  change(again);
  submit(again);
  await settle();
  const [sent] = world.network.of('renewSubscription').slice(-1);
  return [
    ...complain(!hasPaymentForm(again), 'opens no form after a reload'),
    ...complain(
      sent?.key === left.key || !isClosed(world, left),
      'orders anew before it knows what became of the order',
    ),
  ];
}
