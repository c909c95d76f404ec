import type { MouseEvent } from 'react';
import { type AddressSlot, deletionPath } from '#machines/rules/address/address-slot.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { addressBookWords } from '#messages/en/address.ts';
import { fill } from '#messages/text.ts';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import styles from './AddressList.module.css';

export interface AddressListProps {
  slots: readonly AddressSlot[];
  nameOf: (shipcode: Shipcode) => string;
  /** Deletes an address here; without it the link leads to the page that does (ADDR-5). */
  onDelete?: (shipcode: Shipcode) => void;
}

/** The saved addresses, each with its shipping category; with the way to delete it where that may be (ADDR-1, ADDR-3). */
export function AddressList({ slots, nameOf, onDelete }: AddressListProps) {
  const words = useMessages(addressBookWords);
  return (
    <ul>
      {slots.map(
        ({ shipcode, address, isNeeded, canDelete }) =>
          address && (
            <li key={shipcode} className={styles.slot}>
              <p className={styles.category}>{nameOf(shipcode)}</p>
              <AddressLines address={address} />
              {canDelete && (
                <a
                  className={styles.delete}
                  href={deletionPath(shipcode)}
                  aria-label={fill(words.deleteNamed, { category: nameOf(shipcode) })}
                  onClick={onDelete && followed(() => onDelete(shipcode))}
                >
                  {words.delete}
                </a>
              )}
              {!isNeeded && <p className={styles.note}>{words.unneeded}</p>}
            </li>
          ),
      )}
    </ul>
  );
}

/** Acts in place of a link that is followed here; one that is opened elsewhere is left to the browser. */
const followed = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
