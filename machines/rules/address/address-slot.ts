import type { Subscriber } from '#machines/api/contract.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { Address } from './address.ts';
import { zoneOf } from './shipping.ts';

/** The codes the change-address page uses for the shipping categories (ADDR-9). */
export const CATEGORIES = ['us', 'ca', 'other'] as const;
export type AddressCategory = (typeof CATEGORIES)[number];

/** Returns the shipping category of a code, as the path of a call names it (ADDR-10). */
export const shipcodeOf = (category: AddressCategory): Shipcode => SHIPCODES_OF[category];

export interface AddressSlot {
  category: AddressCategory;
  shipcode: Shipcode;
  address: Address | null;
  /** The current subscription is sent here, so the reader may add or update the address (ADDR-6, ADDR-8). */
  isNeeded: boolean;
  /** The reader may delete the saved address (ADDR-3, ADDR-4). */
  canDelete: boolean;
}

/** Returns a reader's slots in the order of the shipping categories. */
export const slotsOf = ({ account, timetable }: Subscriber): AddressSlot[] =>
  CATEGORIES.map((category) => {
    const shipcode = shipcodeOf(category);
    const zone = zoneOf(shipcode);
    const address = account.addresses[zone];
    const isNeeded = timetable.address_required[zone];
    const canDelete = address !== null && account.canDeleteAddress[zone] && !isNeeded;
    return { category, shipcode, address, isNeeded, canDelete };
  });

/**
 * Returns the slot a form starts with: the account's own if needed, else the first needed one; undefined if no address
 * is needed.
 */
export function firstSlot({ account }: Pick<Subscriber, 'account'>, slots: readonly AddressSlot[]) {
  const needed = slots.filter(({ isNeeded }) => isNeeded);
  return needed.find(({ shipcode }) => shipcode === account.shipcode) ?? needed[0];
}

/**
 * Returns the note above the addresses: one is missing (ACCT-26), or none is needed because the subscription is digital
 * (ADDR-23), has ended or never existed.
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

/**
 * Returns the shipping category in the path of an address deletion page, which may also name it as forms do (`us`);
 * undefined for any other path.
 */
export function slotOfPath(path: string): Shipcode | undefined {
  const [, named] = /^\/account\/address\/([a-z-]+)\/delete\/?$/.exec(path) ?? [];
  const category = CATEGORIES.find((each) => each === named);
  return category ? shipcodeOf(category) : SHIPCODES.find((shipcode) => shipcode === named);
}

export const deletionPath = (shipcode: Shipcode): string => `/account/address/${shipcode}/delete`;

const SHIPCODES_OF = { us: 'ship-a', ca: 'ship-b', other: 'ship-c' } as const;
