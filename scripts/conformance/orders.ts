import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Address, DonateRequest, SubscribeRequest } from '#machines/api/contract.ts';
import { needed } from './expect.ts';
import { ordering } from './purchase.ts';
import type { Rig } from './rig.ts';

/** What a new reader of this run gives; with another address each time that it is asked. */
export function newReader({ profile, fresh }: Rig) {
  const { email, ...reader } = needed(profile.newReader, 'the profile has no new reader');
  return { ...reader, email: email.replace('{run}', fresh()) };
}

/** Types into the form of a purchase, field by field. */
export function typeInto<M extends AnyStateMachine>(actor: Actor<M>, texts: Record<string, string>): void {
  // Every purchase has a form whose texts change; the compiler cannot know it of any machine.
  for (const [field, value] of Object.entries(texts))
    actor.send({ type: 'form.changed', change: { text: { [field]: value } } } as EventFromLogic<M>);
}

/** The lines of an address, by their fields in the form of a purchase. */
export const addressTexts = ({ line1, line2, city, state, postcode }: Address): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ line1, line2, city, state, postcode }).map(([line, text]) => [`address.${line}`, text]),
  );

/** The fields that every order of a new reader has. */
export function orderer(rig: Rig, session: string) {
  const { name, email, password, address, shipcode } = newReader(rig);
  const pair = { password, confirm: password };
  return { name, email, password: pair, origin: 'change', address, shipcode, session, gifted: false } as const;
}

/** An order of a print subscription and a donation, by a new reader. */
export const subscriptionOrder = (rig: Rig, session: string): SubscribeRequest => ({
  ...orderer(rig, session),
  cart: {
    items: [],
    giftsubs: [],
    donation: { process: 'onetime', dollars: 2_500 },
    subscription: { renewal: false, medium: 'print', level: 'low', term: '1year' },
  },
});

/** Places an order on `/subscribe`. */
export const subscribe = ordering('subscribe');

/** A donation of 25 dollars by a new reader. */
export function donationOrder(rig: Rig, session: string): DonateRequest {
  const { password: _, ...fields } = orderer(rig, session);
  return { ...fields, shipcode: 'ship-a', cart: { donation: { process: 'onetime', dollars: 2_500 } } };
}

/** Places a donation. */
export const placeDonation = ordering('donate');
