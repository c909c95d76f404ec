import { type MouseEvent, useState } from 'react';
import type { StateFrom } from 'xstate';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { addressDeletion } from '#machines/account/acts.ts';
import { addressFlow } from '#machines/account/address/address.flow.ts';
import { address } from '#machines/account/address/address.ports.ts';
import type { AddressPage, ReaderPage, Subscriber } from '#machines/api/contract.ts';
import { type AddressSlot, addressNote, deletionPath, slotsOf } from '#machines/rules/address/address-slot.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { isForLife } from '#machines/rules/subscription/overview.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { addressBookMessages } from '#messages/en/address.ts';
import { accountNoticeMessages } from '#messages/en/remedy.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import ruled from '#parts/table/Ruled.module.css';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';
import { useSettledArrival } from '#screens/account/use-settled-arrival.ts';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import styles from './Address.module.css';
import { AddressForm } from './AddressForm.tsx';
import { addressTitle, nowOf } from './address-outcome.ts';

/** The address page, for a logged-in reader or by a mailed link whose token authorises changes (ADDR-1, ADDR-25). */
export function Address({ page, query }: ScreenProps<AddressPage>) {
  const words = useMessages(addressBookMessages);
  const { subscriber, settings, payment_info } = page;
  const trouble = linkTrouble(page);
  const token = linkToken(query);
  return (
    <>
      <PageHeading title={words.title} />
      {trouble && !(subscriber && trouble === 'missing') && (
        <LinkNotice
          trouble={trouble}
          viewer={subscriber ? 'reader' : 'visitor'}
          token={token}
          path="/account/address"
        />
      )}
      {subscriber && <AddressBook page={{ subscriber, settings, payment_info }} link={trouble ? undefined : token} />}
    </>
  );
}

interface AddressBookProps {
  page: ReaderPage;
  link: string | undefined;
}

function AddressBook({ page, link }: AddressBookProps) {
  const [input] = useState(() => ({ subscriber: page.subscriber, token: link }));
  const [snapshot, actor] = useFlow(address, input);
  useDeparture(snapshot.output);
  const words = useMessages(addressBookMessages);
  const { addressMissing } = useMessages(accountNoticeMessages);
  const nameOf = useCategoryNames(page.settings);
  const { subscriber, token } = snapshot.context;
  const slots = slotsOf(subscriber);
  const note = addressNote(subscriber, slots);
  const isSaved = slots.some(({ address }) => address !== null);
  return (
    <>
      <AddressOutcome snapshot={snapshot} nameOf={nameOf} onCheck={() => actor.send({ type: 'answer.sought' })} />
      <Stack>
        <PaymentHealth page={{ ...page, subscriber }} onFile={page.payment_info} />
        <Section title={words.saved}>
          {note === 'missing' && <Notice kind="warning">{addressMissing}</Notice>}
          {note && note !== 'missing' && <NotRequired why={note} subscriber={subscriber} />}
          {isSaved ? (
            <AddressList
              slots={slots}
              nameOf={nameOf}
              // The token of a mailed link does not authorise deletion; the page behind the delete link asks for a
              // login.
              onDelete={
                token === undefined ? (shipcode) => actor.send({ type: 'deletion.requested', shipcode }) : undefined
              }
            />
          ) : (
            note !== 'missing' && <p>{words.noneSaved}</p>
          )}
        </Section>
        <AddressForm snapshot={snapshot} slots={slots} nameOf={nameOf} send={actor.send} />
      </Stack>
    </>
  );
}

export const screen = defineScreen(addressFlow, Address);

interface NotRequiredProps {
  why: Exclude<ReturnType<typeof addressNote>, 'missing' | undefined>;
  subscriber: Subscriber;
}

function NotRequired({ why, subscriber: { timetable } }: NotRequiredProps) {
  const words = useMessages(addressBookMessages);
  const current = timetable.current_subscription;
  const isFixed = !current || isForLife(current) || current.info.cancelled;
  return (
    <Notice>
      <p>{words[why]}</p>
      {why === 'digital' && !isFixed && (
        <TextLink href={`/account/subscriptions/${current.info.token}`}>{words.toPrint}</TextLink>
      )}
      {why === 'ended' && <TextLink href="/subscribe/renew">{words.renew}</TextLink>}
      {why === 'none' && <TextLink href="/subscribe">{words.subscribe}</TextLink>}
    </Notice>
  );
}

interface AddressOutcomeProps {
  snapshot: StateFrom<typeof address.machine>;
  nameOf: (shipcode: Shipcode) => string;
  onCheck: () => void;
}

function AddressOutcome({ snapshot, nameOf, onCheck }: AddressOutcomeProps) {
  const words = useMessages(addressBookMessages);
  const { subscriber, outcome: here } = snapshot.context;
  const before = useSettledArrival({ subscriber }, { addressDeletion });
  const outcome = here ?? (before?.act === 'addressDeletion' ? before : undefined);
  const shipcode = SHIPCODES.find((each) => each === outcome?.facts?.shipcode);
  const category = shipcode && nameOf(shipcode);
  return (
    <OutcomeNotice
      outcome={category === undefined ? undefined : outcome}
      title={outcome && category && addressTitle(outcome, category, words)}
      now={outcome?.act === 'addressChange' && outcome.end === 'done' ? nowOf(outcome, category, words) : undefined}
      isChecking={snapshot.hasTag('checking')}
      onCheck={onCheck}
    />
  );
}

interface AddressListProps {
  slots: readonly AddressSlot[];
  nameOf: (shipcode: Shipcode) => string;
  /** Deletes an address in place; if omitted, links to the deletion page (ADDR-5). */
  onDelete?: (shipcode: Shipcode) => void;
}

function AddressList({ slots, nameOf, onDelete }: AddressListProps) {
  const words = useMessages(addressBookMessages);
  return (
    <ul className={ruled.ruled}>
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
              {isNeeded && !canDelete && <p className={`${styles.note} jr-fine`}>{words.neededHere}</p>}
              {!isNeeded && <p className={`${styles.note} jr-fine`}>{words.unneeded}</p>}
            </li>
          ),
      )}
    </ul>
  );
}

/** Handles plain clicks only; the browser handles clicks that open another tab or window. */
const followed = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
