import { type MouseEvent, useState } from 'react';
import { ArrivalNotice } from '#app/ArrivalNotice.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/WorldProvider.tsx';
import { address } from '#machines/account/address/address.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { type AddressSlot, addressNote, deletionPath, slotsOf } from '#machines/rules/address/address-slot.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { accountNoticeWords } from '#messages/en/account.ts';
import { addressBookWords } from '#messages/en/address.ts';
import { fill } from '#messages/text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { Success } from '#screens/account/Success.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import styles from './Address.module.css';
import { AddressForm } from './AddressForm.tsx';

/** The page of a reader's addresses; by a mailed link, whose token authorises the change, or logged in (ADDR-1, ADDR-25). */
export function Address({ page, query }: ScreenProps<ReaderPage>) {
  const [input] = useState(() => ({ subscriber: page.subscriber, token: readToken(query) }));
  const [snapshot, actor] = useFlow(address, input);
  useDeparture(snapshot.output);
  const words = useMessages(addressBookWords);
  const { addressMissing } = useMessages(accountNoticeWords);
  const nameOf = useCategoryNames(page.settings);
  const { subscriber, token } = snapshot.context;
  const slots = slotsOf(subscriber);
  const note = addressNote(subscriber, slots);
  const isSaved = slots.some(({ address }) => address !== null);
  return (
    <>
      <PageHeading title={words.title} />
      <ArrivalNotice />
      <Success kept={subscriber}>{snapshot.matches({ open: 'completed' }) ? words.updated : undefined}</Success>
      <Section title={words.saved}>
        {note === 'missing' && <Notice kind="warning">{addressMissing}</Notice>}
        {note === 'digital' && <Notice>{words.digital}</Notice>}
        {isSaved ? (
          <AddressList
            slots={slots}
            nameOf={nameOf}
            // The token of a mailed link authorises no deletion, the page behind the delete link asks for a login.
            onDelete={
              token === undefined ? (shipcode) => actor.send({ type: 'deletion.requested', shipcode }) : undefined
            }
          />
        ) : (
          note !== 'missing' && <p>{words.noneSaved}</p>
        )}
      </Section>
      <Section title={words.change} group>
        <AddressForm snapshot={snapshot} slots={slots} nameOf={nameOf} send={actor.send} />
      </Section>
    </>
  );
}

export const screen = defineScreen<ReaderPage>(ReaderPageSchema, Address, { strips: ['token'] });

function readToken(query: URLSearchParams): string | undefined {
  const token = query.get('token');
  return isPathValue('token', token) ? token : undefined;
}

interface AddressListProps {
  slots: readonly AddressSlot[];
  nameOf: (shipcode: Shipcode) => string;
  /** Deletes an address here; without it the link leads to the page that does (ADDR-5). */
  onDelete?: (shipcode: Shipcode) => void;
}

/** The saved addresses, each with its shipping category; with the way to delete it where that may be (ADDR-1, ADDR-3). */
function AddressList({ slots, nameOf, onDelete }: AddressListProps) {
  const words = useMessages(addressBookWords);
  return (
    <ul>
      {slots.map(
        ({ shipcode, address, isNeeded, canDelete }) =>
          address && (
            <li key={shipcode} className={styles.slot}>
              <p className={`${styles.category} jr-fine`}>{nameOf(shipcode)}</p>
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
              {!isNeeded && <p className={`${styles.note} jr-fine`}>{words.unneeded}</p>}
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
