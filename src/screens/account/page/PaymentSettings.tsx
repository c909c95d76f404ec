import type { ActorRefFrom } from 'xstate';
import type { cardDeletionMachine } from '#machines/account/page/card-deletion.machine.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { isRenewable } from '#machines/rules/subscription/overview.ts';
import { useMessages } from '#messages/context.tsx';
import { accountWords, payingWords } from '#messages/en/account-page.ts';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { SettingsList } from '#parts/table/SettingsList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useMethodsOnFile } from '#screens/purchase/checkout/use-methods-on-file.ts';
import { useAnchor } from './AccountAnchors.tsx';
import { Confirmation } from './Confirmation.tsx';
import styles from './PaymentSettings.module.css';

export interface PaymentSettingsProps extends Pick<AccountPage, 'payment_info' | 'subscriber'> {
  /** Left out where nothing can be changed. */
  deletion?: ActorRefFrom<typeof cardDeletionMachine>;
}

/** What is on file to pay with, and the ways to change and to delete it (ACCT-17, PAYM-7). */
export function PaymentSettings({ payment_info, subscriber, deletion }: PaymentSettingsProps) {
  const account = useMessages(accountWords);
  const words = useMessages(payingWords);
  const methods = useMethodsOnFile(payment_info ?? {});
  const settings = (['card', 'bank'] as const).flatMap((method) => {
    const written = methods[method] && <ServerWords>{methods[method]}</ServerWords>;
    return written ? [{ name: words[method], value: <p>{written}</p> }] : [];
  });
  return (
    <Section title={account.payment} id={useAnchor('payment')}>
      {payment_info ? <SettingsList settings={settings} /> : <p>{words.none}</p>}
      {!payment_info && isRenewable(subscriber) && <p>{words.blocked}</p>}
      <div className={`${styles.ways} jr-row jr-screen`}>
        <TextLink href="/account/payment">{payment_info ? words.change : words.add}</TextLink>
        {payment_info && (
          <QuietButton
            label={words.delete}
            disabled={deletion === undefined}
            onClick={() => deletion?.send({ type: 'act.requested' })}
          />
        )}
      </div>
      {deletion && <Confirmation act={deletion} message={words.sure} />}
    </Section>
  );
}
