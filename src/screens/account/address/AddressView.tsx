import { ArrivalNotice } from '#app/ArrivalNotice.tsx';
import type { Settings } from '#machines/api/contract.ts';
import { addressNote, slotsOf } from '#machines/rules/address/address-slot.ts';
import { useMessages } from '#messages/context.tsx';
import { accountNoticeWords } from '#messages/en/account.ts';
import { addressBookWords } from '#messages/en/address.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { Success } from '#screens/account/Success.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';

export interface AddressViewProps extends Pick<AddressFormProps, 'snapshot' | 'send'> {
  settings: Settings;
}

/** The change-address page, as its flow stands. */
export function AddressView({ snapshot, settings, send }: AddressViewProps) {
  const words = useMessages(addressBookWords);
  const { addressMissing } = useMessages(accountNoticeWords);
  const nameOf = useCategoryNames(settings);
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
            onDelete={token === undefined ? (shipcode) => send({ type: 'deletion.requested', shipcode }) : undefined}
          />
        ) : (
          note !== 'missing' && <p>{words.noneSaved}</p>
        )}
      </Section>
      <Section title={words.change} group>
        <AddressForm snapshot={snapshot} slots={slots} nameOf={nameOf} send={send} />
      </Section>
    </>
  );
}
