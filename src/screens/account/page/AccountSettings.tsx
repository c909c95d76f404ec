import type { AccountPage } from '#machines/api/contract.ts';
import { addressNote, slotsOf } from '#machines/rules/address/address-slot.ts';
import { accountMessages } from '#messages/en/account.ts';
import { addressBookMessages } from '#messages/en/address.ts';
import { accountNoticeMessages } from '#messages/en/remedy.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { SettingsList } from '#parts/table/SettingsList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressLines } from '#screens/address/AddressLines.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import { useAnchor } from './AccountAnchors.tsx';

export function AccountSettings({ settings, subscriber }: Pick<AccountPage, 'settings' | 'subscriber'>) {
  const words = useMessages(accountMessages);
  const { name, email, email_change, emailFailing } = subscriber.account;
  return (
    <Section title={words.settings} id={useAnchor('settings')}>
      <SettingsList
        settings={[
          {
            name: words.name,
            value: (
              <p>
                <ServerWords>{name}</ServerWords>
              </p>
            ),
            action: <TextLink href="/account/name">{words.changeName}</TextLink>,
          },
          {
            name: words.email,
            value: (
              <>
                <p>
                  <ServerWords>{email}</ServerWords>
                </p>
                {emailFailing && <p>{words.emailFailing}</p>}
                {email_change !== null && (
                  <p>
                    <ServerWords>{fill(words.emailPending, { address: email_change })}</ServerWords>
                  </p>
                )}
              </>
            ),
            action: <TextLink href="/account/email">{words.changeEmail}</TextLink>,
          },
          {
            name: words.addresses,
            value: <AccountAddresses settings={settings} subscriber={subscriber} />,
            action: <TextLink href="/account/address">{words.changeAddresses}</TextLink>,
          },
        ]}
      />
    </Section>
  );
}

function AccountAddresses({ settings, subscriber }: Pick<AccountPage, 'settings' | 'subscriber'>) {
  const words = useMessages(accountMessages);
  const { addressMissing } = useMessages(accountNoticeMessages);
  const { digital } = useMessages(addressBookMessages);
  const categoryName = useCategoryNames(settings);
  const slots = slotsOf(subscriber);
  const note = addressNote(subscriber, slots);
  const saved = slots.filter(({ address }) => address !== null);
  return (
    <>
      {saved.map(({ shipcode, address }) => (
        <div key={shipcode}>
          <p className="jr-fine">{categoryName(shipcode)}</p>
          {address && <AddressLines address={address} />}
        </div>
      ))}
      {saved.length === 0 && note !== 'missing' && note !== 'digital' && <p>{words.noneSaved}</p>}
      {note === 'missing' && <Notice kind="warning">{addressMissing}</Notice>}
      {note === 'digital' && <p>{digital}</p>}
    </>
  );
}
