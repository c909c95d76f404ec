import type { Actor, AnyActorRef } from 'xstate';
import type { addressMachine } from '#machines/account/address/address.machine.ts';
import { address } from '#machines/account/address/address.ports.ts';
import type { AddressEvent } from '#machines/account/address/address-context.ts';
import { addressDeletion } from '#machines/account/address/address-deletion.ports.ts';
import { email } from '#machines/account/email/email.ports.ts';
import { name } from '#machines/account/name/name.ports.ts';
import { slotsOf } from '#machines/rules/address/address-slot.ts';
import { pages, requests } from '#mocks/replies.ts';
import { copyOf } from '../support/orders.ts';
import { loading } from './looks.ts';
import { type Definition, handedBack, type Look, type Scenario, scenario } from './scenario.ts';

const limit = 35_000;
const submitted = { type: 'form.submitted' } as const;
const rest = handedBack('completed');

/** A page whose form is a machine of its own, there again once it was sent. */
type Editing = Actor<typeof name.machine> | Actor<typeof email.machine>;
const formOf = (actor: Editing): AnyActorRef | undefined => actor.getSnapshot().children.form;
const isCompleted = (actor: Editing) => actor.getSnapshot().matches({ open: 'completed' });
const submit = (actor: Editing) => formOf(actor)?.send(submitted);

function lookAtForm(actor: Editing): Look {
  const form = actor.getSnapshot().children.form?.getSnapshot();
  return {
    value: isCompleted(actor) ? 'completed' : String(form?.value),
    problems: form?.context.problems ?? [],
    isBusy: form?.hasTag('busy') ?? false,
    typed: isCompleted(actor) ? undefined : form?.context.form,
  };
}

const editing = { limit, rest, look: lookAtForm, act: submit, retry: submit, hasEnded: isCompleted };

type Addresses = Actor<typeof addressMachine>;
const { unitedStates } = requests.changeAddress;
const readerOf = (page: keyof typeof pages.showAddresses) => copyOf(pages.showAddresses[page].body.subscriber);
const fill = (actor: Addresses) => {
  const { line1, line2, city, state, postcode } = unitedStates.body;
  for (const [field, value] of Object.entries({ line1, line2, city, state, postcode }))
    actor.send({ type: 'field.changed', field, value } as AddressEvent); // the pairs stand above
};
const send = (actor: Addresses) => actor.send(submitted);
const remove = (actor: Addresses) => actor.send({ type: 'deletion.requested', shipcode: 'ship-c' });
const isSaved = (actor: Addresses) => actor.getSnapshot().matches({ open: 'completed' });

function lookAtAddress(actor: Addresses): Look {
  const { value, context, status, ...snapshot } = actor.getSnapshot();
  return {
    value: typeof value === 'string' ? value : value.open,
    problems: context.problems,
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

/** Every place of the name, email and address pages where a call is made. */
export const scenarios: Scenario[] = [
  scenario<typeof name.machine>({
    ...editing,
    name: 'changeName',
    id: 'changeName',
    flow: name,
    input: () => ({ name: 'Étienne Gagnon' }),
    reach: (actor) => formOf(actor)?.send({ type: 'form.changed', change: requests.changeName.newName.body }),
  }),
  scenario<typeof email.machine>({
    ...editing,
    name: 'changeEmail',
    id: 'changeEmail',
    flow: email,
    input: () => ({ email: 'amara@reader.example', email_change: null, name: 'Amara Nwosu' }),
    reach: (actor) => formOf(actor)?.send({ type: 'form.changed', change: requests.changeEmail.newEmail.body }),
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

/** What is typed of the address; the only country of a category may be filled in beside it. */
function typedInto(actor: Addresses): unknown {
  return { ...actor.getSnapshot().context.drafts['ship-a'], country: '', country_name: '' };
}
