import type { Actor, ActorRefFrom, AnyActorRef } from 'xstate';
import { donationOf, paymentOf } from '#fixtures/data/cards.ts';
import { METHOD, type TestWorld } from '#fixtures/world/test-world.ts';
import { monthlyDonationCard } from '#machines/account/monthly-donation/monthly-donation-card.ports.ts';
import type { cardUpdateMachine } from '#machines/account/payment/card-update.machine.ts';
import { paymentChange } from '#machines/account/payment/payment-change.ports.ts';
import { type Definition, handedBack, type Look, type Scenario, scenario } from '../scenario.ts';

type Payment = typeof paymentChange.machine;
type Donation = typeof monthlyDonationCard.machine;
type Page = Actor<Payment> | Actor<Donation>;

const cardOf = (page: Page): ActorRefFrom<typeof cardUpdateMachine> | undefined => page.getSnapshot().children.card;
const submit = (page: Page) => cardOf(page)?.send({ type: 'form.submitted' });
const rename = (page: Page) => cardOf(page)?.send({ type: 'name.changed', name: 'Ines Duarte' });

/** A finished card change is no longer a child. */
function lookAtCard(page: Page): Look {
  const card: AnyActorRef | undefined = cardOf(page);
  const snapshot = card?.getSnapshot();
  return {
    value: snapshot ? String(snapshot.value) : String(page.getSnapshot().value),
    problems: snapshot?.context.problems ?? [],
    isBusy: snapshot?.hasTag('busy') ?? false,
    typed: snapshot?.context.name,
  };
}

const setUp = ({ payment }: TestWorld) => {
  payment.readSetupStatus = async () => ({ kind: 'succeeded', method: METHOD });
};

const keeping = {
  limit: 35_000,
  prepare: setUp,
  reach: (page: Page) => void rename(page),
  act: submit,
  look: lookAtCard,
  rest: handedBack('completed', 'callFailed', 'unsettled'),
  retry: submit,
  hasEnded: (page: Page) => page.getSnapshot().matches('completed'),
};

const restarting = {
  name: 'restartDonation',
  id: 'restartDonation',
  flow: monthlyDonationCard,
  input: () => donationOf('donationFailing'),
  limit: 35_000,
  prepare: ({ network }) => network.answer('setDonationCard', 'failingDonationCardKept'),
  act: submit,
  rest: handedBack('left', 'callFailed', 'unrestarted'),
  retry: (page) => page.send({ type: 'restart.retried' }),
  hasEnded: (page) => page.getSnapshot().output?.reload === true,
  hasKey: true,
} satisfies Definition<Donation>;

export const scenarios: Scenario[] = [
  scenario<Payment>({ ...keeping, name: 'setCard', id: 'setCard', flow: paymentChange, input: () => paymentOf() }),
  scenario<Payment>({
    ...keeping,
    name: 'setCard, by a link',
    id: 'setCard',
    flow: paymentChange,
    input: () => paymentOf('byLink', { token: 'lnk_9Zc4Tq' }),
  }),
  scenario<Donation>({
    ...keeping,
    name: 'setDonationCard',
    id: 'setDonationCard',
    flow: monthlyDonationCard,
    input: () => donationOf(),
  }),
  scenario<Donation>(restarting),
];
