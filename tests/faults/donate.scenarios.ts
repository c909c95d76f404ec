import type { Actor } from 'xstate';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import type { donateMachine } from '#machines/purchase/donate/donate.machine.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages } from '#mocks/replies.ts';
import type { Call } from '../support/network.ts';
import { copyOf } from '../support/orders.ts';
import { run, settle, type TestWorld } from '../support/test-world.ts';
import { hasPaymentForm, loading, lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { type Definition, handedBack, isClosed, orderedBack, type Scenario, scenario } from './scenario.ts';

type Machine = typeof donateMachine;
type Donor = Actor<Machine>;

const page = () => copyOf(pages.showDonate.onetime.body);
const submit = (donor: Donor) => donor.send({ type: 'form.submitted' });

function fill(donor: Donor): void {
  donor.send({ type: 'form.changed', change: { text: { name: 'Ada Okafor' } } });
  donor.send({ type: 'form.changed', change: { text: { email: 'ada@reader.example' } } });
  donor.send({ type: 'form.changed', change: { amount: '40' } });
}

const base = {
  flow: donate,
  input: (attempt) => ({ page: page(), link: readDonateLink(new URLSearchParams(), page().donate), attempt }),
  landings: /^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/,
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...base,
    name: 'donate, first submit',
    id: 'donate',
    limit: 72_000,
    reach: fill,
    act: submit,
    look: lookAtCheckout(typedInto),
    rest: (means) => (means === 'good' ? { value: 'sendable', problems: [] } : orderedBack(means)),
    retry: submit,
    hasEnded: hasPaymentForm,
    hasKey: true,
    isOrder: true,
    restart: giveAnew,
  }),
  scenario<Machine>({
    ...base,
    name: 'getShipping of a donation',
    id: 'getShipping',
    ...loading<Machine>('shipping', typedInto),
    act: fill,
    hasEnded: (donor) => donor.getSnapshot().context.draft.shipping !== undefined,
  }),
  scenario<Machine>({
    ...base,
    name: 'addToCart of a donation that is checked out later',
    id: 'addToCart',
    // A lost answer is followed by a refetch of the cart, which may be lost too.
    limit: 72_000,
    reach: fillForLater,
    act: submit,
    rest: handedBack('added', 'callFailed', '{"open":"filling"}'),
    retry: submit,
    hasEnded: (donor) => donor.getSnapshot().hasTag('added'),
    restart: addAnew,
  }),
];

function fillForLater(donor: Donor): void {
  fill(donor);
  donor.send({ type: 'form.changed', change: { timing: 'later' } });
}

async function addAnew(world: TestWorld): Promise<string[]> {
  const again = run(donate, world, base.input(undefined));
  await settle();
  fillForLater(again);
  submit(again);
  await settle();
  return complain(!again.getSnapshot().hasTag('added'), 'does not put it into the cart after a reload');
}

function typedInto(donor: Donor): unknown {
  const { form, amounts } = donor.getSnapshot().context.draft;
  return { name: form.name, email: form.email, amount: amounts.onetime };
}

async function giveAnew(world: TestWorld, left: Call): Promise<string[]> {
  const again = run(donate, world, base.input(unfinishedIn(world.attempts.read())));
  await settle();
  fill(again);
  submit(again);
  await settle();
  const [sent] = world.network.of('donate').slice(-1);
  return [
    ...complain(!hasPaymentForm(again), 'opens no form after a reload'),
    ...complain(
      sent?.key === left.key || !isClosed(world, left),
      'orders anew before it knows what became of the order',
    ),
  ];
}
