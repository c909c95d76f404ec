import type { AccountPage } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { accountWords } from '#messages/en/account-page.ts';
import { fill } from '#messages/text.ts';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { SettingsList } from '#parts/table/SettingsList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AccountAddresses } from './AccountAddresses.tsx';
import { useAnchor } from './AccountAnchors.tsx';

/** Who the reader is and where the journal is sent, with the ways to change it (ACCT-16). */
export function AccountSettings({ settings, subscriber }: Pick<AccountPage, 'settings' | 'subscriber'>) {
  const words = useMessages(accountWords);
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
            way: <TextLink href="/account/name">{words.changeName}</TextLink>,
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
            way: <TextLink href="/account/email">{words.changeEmail}</TextLink>,
          },
          {
            name: words.addresses,
            value: <AccountAddresses settings={settings} subscriber={subscriber} />,
            way: <TextLink href="/account/address">{words.changeAddresses}</TextLink>,
          },
        ]}
      />
    </Section>
  );
}
