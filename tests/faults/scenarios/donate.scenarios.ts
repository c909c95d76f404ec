import type { Actor } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import type { donateMachine } from '#machines/purchase/donate/donate.machine.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pages } from '#mocks/replies.ts';
import { loading } from '../looks.ts';
import { order, submit } from '../order.ts';
import { type Definition, handedBack, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof donateMachine;
type Donor = Actor<Machine>;

const page = () => copyOf(pages.showDonate.onetime.body);

function fill(donor: Donor): void {
  donor.send({ type: 'form.changed', change: { text: { name: 'Ada Okafor' } } });
  donor.send({ type: 'form.changed', change: { text: { email: 'ada@reader.example' } } });
  donor.send({ type: 'form.changed', change: { amount: '40' } });
}

function typedInto(donor: Donor): unknown {
  const { form, amounts } = donor.getSnapshot().context.draft;
  return { name: form.name, email: form.email, amount: amounts.onetime };
}

const base = {
  flow: donate,
  input: (attempt) => ({ page: page(), link: readDonateLink(new URLSearchParams(), page().donate), attempt }),
} satisfies Partial<Definition<Machine>>;

export const scenarios: Scenario[] = [
  order<Machine>({ ...base, name: 'donate, first submit', id: 'donate', fill, typedInto }),
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
    reach: (donor) => {
      fill(donor);
      donor.send({ type: 'form.changed', change: { timing: 'later' } });
    },
    act: submit,
    rest: handedBack('added', 'callFailed', '{"open":"filling"}'),
    retry: submit,
    hasEnded: (donor) => donor.getSnapshot().hasTag('added'),
  }),
];
