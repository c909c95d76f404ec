import type { EventFromLogic, StateFrom } from 'xstate';
import { SubmissionForm } from '#app/SubmissionForm.tsx';
import type { addressDeletionMachine } from '#machines/account/address/address-deletion.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { addressBookWords, addressDeletionWords } from '#messages/en/address.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { SignInAgain } from '#screens/account/SignInAgain.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';

export interface AddressDeletionViewProps {
  snapshot: StateFrom<typeof addressDeletionMachine>;
  /** The name of the slot's shipping category. */
  category: string;
  send: (event: EventFromLogic<typeof addressDeletionMachine>) => void;
}

/** The deletion page of a slot, as its flow stands: one button, or why there is none. */
export function AddressDeletionView({ snapshot, category, send }: AddressDeletionViewProps) {
  const words = useMessages(addressDeletionWords);
  const { deleting } = useMessages(addressBookWords);
  const { slot, problems } = snapshot.context;
  const isClosed = snapshot.matches('closed');
  const address = (
    <div>
      <p>
        <strong>{category}</strong>
      </p>
      {slot.address && <AddressLines address={slot.address} />}
    </div>
  );
  return (
    <>
      <PageHeading title={words.title} lead={isClosed ? undefined : words.lead} />
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
          sending={deleting}
          aside={<Ways />}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          {() => (
            <>
              <SignInAgain problems={problems} />
              {address}
            </>
          )}
        </SubmissionForm>
      )}
    </>
  );
}

function Ways() {
  const words = useMessages(addressDeletionWords);
  return (
    <>
      <p>
        <TextLink href="/account/address">{words.addresses}</TextLink>
      </p>
      <SettingsLink />
    </>
  );
}
