import type { Subscriber } from '#machines/api/contract.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Address } from './address.ts';
import { zoneOf } from './shipping.ts';

/** The codes that the change-address page has for the shipping categories (ADDR-9). */
export const CATEGORIES = ['us', 'ca', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The shipping category of a code; the path of a call always carries this one (ADDR-10). */
export const shipcodeOf = (category: Category): Shipcode => SHIPCODES_OF[category];

/** One of the three places for a saved address. */
export interface AddressSlot {
  category: Category;
  shipcode: Shipcode;
  address: Address | null;
  /** The current subscription is sent here, so that an address may be added or updated (ADDR-6, ADDR-8). */
  isNeeded: boolean;
  /** What is saved here may be deleted (ADDR-3, ADDR-4). */
  canDelete: boolean;
}

/** The slots of a reader, in the order of the shipping categories. */
export const slotsOf = ({ account, timetable }: Subscriber): AddressSlot[] =>
  CATEGORIES.map((category) => {
    const shipcode = shipcodeOf(category);
    const zone = zoneOf(shipcode);
    const address = account.addresses[zone];
    const isNeeded = timetable.address_required[zone];
    const canDelete = address !== null && account.canDeleteAddress[zone] && !isNeeded;
    return { category, shipcode, address, isNeeded, canDelete };
  });

/** The slot that a form begins with: the account's own where it is needed, else the first that is; none where no address is. */
export function firstSlot({ account }: Pick<Subscriber, 'account'>, slots: readonly AddressSlot[]) {
  const needed = slots.filter(({ isNeeded }) => isNeeded);
  return needed.find(({ shipcode }) => shipcode === account.shipcode) ?? needed[0];
}

/**
 * What a reader is told of addresses as a whole: one is needed and missing (ACCT-26), or none is needed, because the
 * subscription is digital (ADDR-23), has ended or was never there.
 */
export function addressNote({ timetable }: Pick<Subscriber, 'timetable'>, slots: readonly AddressSlot[]) {
  const needed = slots.filter(({ isNeeded }) => isNeeded);
  if (needed.some(({ address }) => address === null)) return 'missing';
  if (needed.length > 0) return undefined;
  const current = timetable.current_subscription;
  if (!current) return 'none';
  if (current.state !== 'active') return 'ended';
  return current.info.deliverables.active === 'digital' ? 'digital' : undefined;
}

/** The slot that the address of a deletion page names; undefined for any other path (ADDR-2). */
export function slotOfPath(path: string): Shipcode | undefined {
  const [, named] = /^\/account\/address\/([a-z-]+)\/delete\/?$/.exec(path) ?? [];
  return SHIPCODES.find((shipcode) => shipcode === named);
}

/** The page that deletes what is saved in a slot. */
export const deletionPath = (shipcode: Shipcode): string => `/account/address/${shipcode}/delete`;

const SHIPCODES_OF = { us: 'ship-a', ca: 'ship-b', other: 'ship-c' } as const;
