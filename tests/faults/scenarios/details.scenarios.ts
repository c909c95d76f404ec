import type { Actor } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import type { addressMachine } from '#machines/account/address/address.machine.ts';
import { address } from '#machines/account/address/address.ports.ts';
import type { AddressEvent } from '#machines/account/address/address-context.ts';
import { addressDeletion } from '#machines/account/address/address-deletion.ports.ts';
import { email } from '#machines/account/email/email.ports.ts';
import { linkRenewal } from '#machines/account/link/link-renewal.ports.ts';
import { name } from '#machines/account/name/name.ports.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { giftResend } from '#machines/purchase/gift/gift-resend.ports.ts';
import { slotsOf } from '#machines/rules/address/address-slot.ts';
import { pages, requests } from '#mocks/replies.ts';
import { loading } from '../looks.ts';
import { type Definition, handedBack, isTooMany, type Look, type Scenario, scenario } from '../scenario.ts';

const limit = 35_000;
const submitted = { type: 'form.submitted' } as const;
const rest = handedBack('completed');

type Changing = Actor<typeof name.machine> | Actor<typeof email.machine>;
const isCompleted = (actor: Changing) => actor.getSnapshot().matches({ open: 'completed' });
const submit = (actor: Changing) => actor.send(submitted);

function lookAtChange(actor: Changing): Look {
  const { value, context, ...snapshot } = actor.getSnapshot();
  return {
    value: placeOf(value, context.outcome),
    problems: saidIn(context),
    isBusy: snapshot.hasTag('busy'),
    typed: isCompleted(actor) ? undefined : context.form,
  };
}

/** If the outcome is in doubt, the form is editable again and shows a notice instead of a problem. */
const placeOf = (value: string | { open: string }, outcome: Outcome | undefined): string => {
  if (outcome?.end === 'unsure') return 'sendable';
  return typeof value === 'string' ? value : value.open;
};
const saidIn = ({ outcome, problems }: { outcome?: Outcome | undefined; problems: Problem[] }): Problem[] =>
  outcome?.end === 'unsure' ? generalProblem('callFailed') : problems;

const request = (actor: Actor<typeof linkRenewal.machine>) => actor.send({ type: 'link.requested' });

const changing = { limit, rest, look: lookAtChange, act: submit, retry: submit, hasEnded: isCompleted };

type Addresses = Actor<typeof addressMachine>;
const { unitedStates } = requests.changeAddress;
const readerOf = (page: Exclude<keyof typeof pages.showAddresses, `link${string}`>) =>
  copyOf(pages.showAddresses[page].body.subscriber);
const fill = (actor: Addresses) => {
  const { line1, line2, city, state, postcode } = unitedStates.body;
  for (const [field, value] of Object.entries({ line1, line2, city, state, postcode }))
    actor.send({ type: 'field.changed', field, value } as AddressEvent);
};
const send = (actor: Addresses) => actor.send(submitted);
const remove = (actor: Addresses) => actor.send({ type: 'deletion.requested', shipcode: 'ship-c' });
const isSaved = (actor: Addresses) => actor.getSnapshot().matches({ open: 'completed' });

function lookAtAddress(actor: Addresses): Look {
  const { value, context, status, ...snapshot } = actor.getSnapshot();
  return {
    value: placeOf(value, context.outcome),
    problems: saidIn(context),
    isBusy: snapshot.hasTag('busy'),
    typed: status === 'done' || isSaved(actor) ? undefined : context.drafts,
  };
}

const saving = {
  flow: address,
  limit,
  rest,
  look: lookAtAddress,
  reach: fill,
  act: send,
  retry: send,
  hasEnded: isSaved,
} satisfies Partial<Definition<typeof addressMachine>>;

type Resending = Actor<typeof giftResend.machine>;
const resend = (actor: Resending) => actor.send({ type: 'resend.requested', gift: { token: 'gft_Ib2q', mails: 1 } });

function lookAtResend(actor: Resending): Look {
  const { value, context, ...snapshot } = actor.getSnapshot();
  const { end, problems = [] } = context.outcome ?? {};
  const isSilent = end === 'refused' && problems.length === 0;
  return {
    value: end ?? String(value),
    problems: isSilent ? generalProblem('callFailed') : problems,
    isBusy: snapshot.hasTag('busy'),
  };
}

export const scenarios: Scenario[] = [
  scenario<typeof name.machine>({
    ...changing,
    name: 'changeName',
    id: 'changeName',
    flow: name,
    input: () => ({ name: 'Étienne Gagnon' }),
    reach: (actor) => actor.send({ type: 'form.changed', change: requests.changeName.newName.body }),
  }),
  scenario<typeof email.machine>({
    ...changing,
    name: 'changeEmail',
    id: 'changeEmail',
    flow: email,
    input: () => ({ email: 'amara@reader.example', email_change: null, name: 'Amara Nwosu' }),
    reach: (actor) => actor.send({ type: 'form.changed', change: requests.changeEmail.newEmail.body }),
  }),
  scenario<typeof linkRenewal.machine>({
    name: 'renewLink',
    id: 'renewLink',
    flow: linkRenewal,
    limit,
    input: () => ({ token: 'lnk_too_old' }),
    act: request,
    rest: (means) => {
      if (means === 'unanswered' || means === 'unreadable') return { value: 'unsure', problems: [] };
      return handedBack('sent', 'callFailed', 'refused')(means);
    },
    retry: request,
    hasEnded: (actor) => actor.getSnapshot().matches('sent'),
  }),
  scenario<typeof giftResend.machine>({
    name: 'resendGift',
    id: 'resendGift',
    flow: giftResend,
    limit,
    input: () => undefined,
    act: resend,
    look: lookAtResend,
    rest: (means) => {
      if (means === 'unanswered' || means === 'unreadable') return { value: 'unsure', problems: [] };
      if (isTooMany(means)) return { value: 'refused', problems: generalProblem('giftResend.tooMany') };
      return handedBack('done', 'callFailed', 'refused')(means);
    },
    retry: resend,
    hasEnded: (actor) => actor.getSnapshot().context.outcome?.end === 'done',
  }),
  scenario<typeof addressMachine>({
    ...saving,
    name: 'changeAddress',
    id: 'changeAddress',
    input: () => ({ subscriber: readerOf('noneSaved') }),
  }),
  scenario<typeof addressMachine>({
    ...saving,
    name: 'changeAddressByLink',
    id: 'changeAddressByLink',
    input: () => ({ subscriber: readerOf('noneSaved'), token: 'lnk_9Zc4Tq' }),
  }),
  scenario<typeof addressMachine>({
    ...saving,
    name: 'deleteAddress, addresses',
    id: 'deleteAddress',
    input: () => ({ subscriber: readerOf('oneRemovable') }),
    act: remove,
    rest: handedBack('deleted'),
    retry: remove,
    hasEnded: (actor) => actor.getSnapshot().output?.reload === true,
  }),
  scenario<typeof addressDeletion.machine>({
    name: 'deleteAddress, its page',
    id: 'deleteAddress',
    flow: addressDeletion,
    limit,
    input: () => {
      const slot = slotsOf(readerOf('oneRemovable')).find(({ canDelete }) => canDelete);
      if (!slot) throw new Error('The documented reader has no address that may be deleted.');
      return { slot };
    },
    look: (actor) => {
      const { value, context, status, ...snapshot } = actor.getSnapshot();
      return {
        value: placeOf(value, context.outcome),
        problems: saidIn(context),
        isBusy: snapshot.hasTag('busy'),
        visit: status === 'done' ? snapshot.output?.visit : undefined,
      };
    },
    act: (actor) => actor.send(submitted),
    rest,
    retry: (actor) => actor.send(submitted),
    hasEnded: (actor) => actor.getSnapshot().output?.visit === '/account/address',
    landings: /^\/account\/address$/,
  }),
  scenario<typeof addressMachine>({
    ...saving,
    name: 'getShipping, addresses',
    id: 'getShipping',
    input: () => ({ subscriber: readerOf('noneSaved') }),
    ...loading<typeof addressMachine>('shipping', typedInto),
    reach: undefined,
    act: fill,
    hasEnded: (actor) => actor.getSnapshot().context.shipping !== undefined,
  }),
];

/** The typed part of the address; a category's only country may be preselected. */
function typedInto(actor: Addresses): unknown {
  return { ...actor.getSnapshot().context.drafts['ship-a'], country: '', country_name: '' };
}
