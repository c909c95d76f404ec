import type { Subscriber } from '#machines/api/contract.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import { zoneOf } from './shipping.ts';

/** Returns the shipping category of a deliverable; undefined for digital (ACCT-49). */
export const destinationOf = (deliverable: Deliverable): Shipcode | undefined => DESTINATIONS[deliverable];

/** Whether a print deliverable has no address to go to (ACCT-27). */
export function lacksAddress(deliverable: Deliverable, addresses: Subscriber['account']['addresses']): boolean {
  const shipcode = destinationOf(deliverable);
  return shipcode !== undefined && addresses[zoneOf(shipcode)] === null;
}

const DESTINATIONS: Record<Deliverable, Shipcode | undefined> = {
  digital: undefined,
  'print-a': 'ship-a',
  'print-b': 'ship-b',
  'print-c': 'ship-c',
};
