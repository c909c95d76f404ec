import { useState } from 'react';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useAddress, useDeparture } from '#app/world/WorldProvider.tsx';
import { addressDeletionFlow } from '#machines/account/address/address-deletion.flow.ts';
import { addressDeletion } from '#machines/account/address/address-deletion.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import { type AddressSlot, slotOfPath, slotsOf } from '#machines/rules/address/address-slot.ts';
import { outcomeMessages } from '#messages/en/account.ts';
import { addressBookMessages, addressDeletionMessages } from '#messages/en/address.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import { addressTitle } from './address-outcome.ts';

type Page = Pick<ScreenProps<ReaderPage>, 'page'>;

/** The page that deletes the address in the slot its path names (ADDR-2). */
export function AddressDeletion({ page, path }: Page & { path: string }) {
  const words = useMessages(addressDeletionMessages);
  const slot = slotsOf(page.subscriber).find(({ shipcode }) => shipcode === slotOfPath(path));
  if (slot) return <Deletion page={page} slot={slot} />;
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        <Notice>{words.nothingSaved}</Notice>
        <Ways />
      </Stack>
    </>
  );
}

export const screen = defineScreen(addressDeletionFlow, ({ page }) => (
  <AddressDeletion page={page} path={useAddress().pathname()} />
));

function Deletion({ page, slot: given }: Page & { slot: AddressSlot }) {
  const nameOf = useCategoryNames(page.settings);
  const [input] = useState(() => ({ slot: given }));
  const [snapshot, actor] = useFlow(addressDeletion, input);
  useDeparture(snapshot.output);
  const words = useMessages(addressDeletionMessages);
  const { slot, problems, outcome } = snapshot.context;
  const { checking } = useMessages(outcomeMessages);
  const book = useMessages(addressBookMessages);
  const isClosed = snapshot.matches('closed');
  const address = (
    <div>
      <p>
        <strong>{nameOf(given.shipcode)}</strong>
      </p>
      {slot.address && <AddressLines address={slot.address} />}
    </div>
  );
  return (
    <>
      <PageHeading title={words.title} lead={isClosed ? undefined : words.lead} />
      <Stack>
        <PaymentHealth page={page} onFile={page.payment_info} />
        <OutcomeNotice
          outcome={outcome}
          title={outcome && addressTitle(outcome, nameOf(given.shipcode), book)}
          isChecking={snapshot.hasTag('checking')}
          onCheck={() => actor.send({ type: 'answer.sought' })}
        />
        {isClosed ? (
          <Stack>
            {address}
            <Notice>{slot.address ? words.needed : words.nothingSaved}</Notice>
            <Ways />
          </Stack>
        ) : (
          <SubmissionForm
            id="address-deletion"
            busy={snapshot.hasTag('busy') || snapshot.status === 'done'}
            problems={problems}
            fields={[]}
            submit={words.submit}
            sending={snapshot.hasTag('checking') ? checking : book.deleting}
            aside={<Ways />}
            onSubmit={() => actor.send({ type: 'form.submitted' })}
          >
            {() => (
              <>
                <Remedies problems={problems} elsewhere={problems.map(({ field }) => field)} />
                {address}
              </>
            )}
          </SubmissionForm>
        )}
      </Stack>
    </>
  );
}

function Ways() {
  const words = useMessages(addressDeletionMessages);
  return (
    <>
      <p>
        <TextLink href="/account/address">{words.addresses}</TextLink>
      </p>
      <SettingsLink />
    </>
  );
}
