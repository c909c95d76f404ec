import type { AddressesReply, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import type { Problem } from '#machines/lib/problem.ts';
import {
  type Address,
  type AddressLine,
  emptyAddress,
  inCountry,
  withinCountries,
  withLine,
} from '#machines/rules/address/address.ts';
import { missingLines } from '#machines/rules/address/address-format.ts';
import { type AddressSlot, firstSlot, slotsOf } from '#machines/rules/address/address-slot.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';

export interface AddressInput {
  subscriber: Subscriber;
  token?: string;
}

export interface AddressContext extends AddressInput {
  /** The slot being edited; undefined if no address is needed. */
  shipcode?: Shipcode;
  drafts: Record<Shipcode, Address>;
  shipping?: ShippingConfig;
  problems: Problem[];
  deleting?: Shipcode;
  outcome?: Outcome | undefined;
}

export type AddressEvent =
  | { type: 'category.chosen'; shipcode: Shipcode }
  | { type: 'field.changed'; field: AddressLine; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'deletion.requested'; shipcode: Shipcode }
  | { type: 'form.submitted' }
  | { type: 'answer.sought' };

/** The initial context, with the account's own slot selected and the saved addresses filled in. */
export function beginAddress({ subscriber, token }: AddressInput): AddressContext {
  return {
    subscriber,
    token,
    shipcode: firstSlot(subscriber, slotsOf(subscriber))?.shipcode,
    drafts: draftsOf((shipcode) => subscriber.account.addresses[zoneOf(shipcode)] ?? emptyAddress),
    problems: [],
  };
}

export const slotOf = ({ subscriber }: AddressContext, shipcode: Shipcode): AddressSlot | undefined =>
  slotsOf(subscriber).find((slot) => slot.shipcode === shipcode);

/** Returns the missing lines of the address being edited, or a problem if no slot is being edited. */
export const problemsOf = ({ shipcode, drafts }: AddressContext): Problem[] =>
  shipcode === undefined ? [{ field: 'shipcode', code: 'required' }] : missingLines(drafts[shipcode], 'address');

/** Types into a line of the address being edited. No-op if there is none. */
export const type = (context: AddressContext, field: AddressLine, value: string): Partial<AddressContext> =>
  redraft(context, (draft) => withLine(draft, field, value, context.shipping?.states));

/**
 * Moves the address being edited to a country. No-op until the countries are loaded, or if the country is not among
 * them.
 */
export const chooseCountry = (context: AddressContext, code: string): Partial<AddressContext> =>
  redraft(context, (draft, shipcode) => {
    const { shipping } = context;
    return shipping ? inCountry(draft, code, shipping[zoneOf(shipcode)].countries, shipping.states) : draft;
  });

/** Stores the loaded countries and limits each address to those of its category (ADDR-18). */
export const settle = ({ drafts }: AddressContext, shipping: ShippingConfig): Partial<AddressContext> => ({
  shipping,
  drafts: draftsOf((shipcode) =>
    withinCountries(drafts[shipcode], shipping[zoneOf(shipcode)].countries, shipping.states),
  ),
});

/** Shows the saved addresses from the reply in the form (API-22). */
export function afterSaving(context: AddressContext, { addresses }: AddressesReply): Partial<AddressContext> {
  const { subscriber } = context;
  const kept = { subscriber: { ...subscriber, account: { ...subscriber.account, addresses } } };
  return { ...kept, ...redraft(context, (draft, shipcode) => addresses[zoneOf(shipcode)] ?? draft) };
}

function redraft(
  { shipcode, drafts }: AddressContext,
  change: (draft: Address, shipcode: Shipcode) => Address,
): Partial<AddressContext> {
  return shipcode === undefined ? {} : { drafts: { ...drafts, [shipcode]: change(drafts[shipcode], shipcode) } };
}

const draftsOf = (draftOf: (shipcode: Shipcode) => Address): Record<Shipcode, Address> =>
  Object.fromEntries(SHIPCODES.map((shipcode) => [shipcode, draftOf(shipcode)])) as Record<Shipcode, Address>;
