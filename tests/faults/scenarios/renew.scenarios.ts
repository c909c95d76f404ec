import { expect } from 'vitest';
import type { Actor } from 'xstate';
import { renewOf } from '#fixtures/data/renewals.ts';
import { varied } from '#fixtures/world/network.ts';
import type { TestWorld } from '#fixtures/world/test-world.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { loading } from '../looks.ts';
import { order, submit } from '../order.ts';
import { type Definition, handedBack, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof renew.machine;
type Page = Actor<Machine>;

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
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  order<Machine>({ ...base, name: 'renewSubscription', id: 'renewSubscription', fill: change, typedInto }),
  scenario<Machine>({
    ...base,
    name: 'getShipping of a renewal',
    id: 'getShipping',
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
    rest: handedBack('added', 'callFailed', '{"open":{"filling":"resting"}}'),
    retry: submit,
    hasEnded: (page) => page.getSnapshot().hasTag('added'),
    restart: async () => [],
  }),
];
