import type { ActorRefFrom } from 'xstate';
import { useSnapshot } from '#app/world/use-snapshot.ts';
import type { cardDeletionMachine } from '#machines/account/page/card-deletion.machine.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import type { ActToConfirm } from '#machines/lib/confirmation.ts';
import { isGifted } from '#machines/rules/gift/gifted.ts';
import { isBillable, isRenewable, isRunning } from '#machines/rules/subscription/overview.ts';
import { accountMessages, payingMessages } from '#messages/en/account.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ConfirmDialog } from '#parts/dialog/ConfirmDialog.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { SettingsList } from '#parts/table/SettingsList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useMethodsOnFile } from '#screens/purchase/checkout/payment/use-methods-on-file.ts';
import { useAnchor } from './AccountAnchors.tsx';
import { NextCharges } from './NextCharges.tsx';
import styles from './PaymentSettings.module.css';
import { type MethodNamed, useMethods } from './use-methods.ts';

export interface PaymentSettingsProps extends Pick<AccountPage, 'payment_info' | 'subscriber'> {
  /** Omitted if the account is read-only. */
  deletion?: ActorRefFrom<typeof cardDeletionMachine>;
}

export function PaymentSettings({ payment_info, subscriber, deletion }: PaymentSettingsProps) {
  const account = useMessages(accountMessages);
  const words = useMessages(payingMessages);
  const written = useMethodsOnFile(payment_info ?? {});
  const methods = useMethods(payment_info);
  const settings = methods.map((method) => ({
    name: words[NAMES[method.kind]],
    value: (
      <p>
        <ServerWords>{written[NAMES[method.kind]] ?? method.name}</ServerWords>
      </p>
    ),
    action: (
      <QuietButton
        label={words[DELETES[method.kind]]}
        disabled={deletion === undefined}
        onClick={() => deletion?.send({ type: 'confirmation.requested', asked: deletionOf(method, methods) })}
      />
    ),
  }));
  const { current_subscription: current } = subscriber.timetable;
  const isGift = isGifted(subscriber);
  return (
    <Section title={account.payment} id={useAnchor('payment')}>
      {payment_info ? (
        <SettingsList settings={settings} />
      ) : (
        <p>{isGift && isRenewable(subscriber) ? words.given : words.none}</p>
      )}
      <NextCharges payment_info={payment_info} subscriber={subscriber} />
      {!payment_info && isBillable(subscriber) && <p>{words.blocked}</p>}
      {(payment_info || !isGift) && (
        <p className={`${styles.way} jr-screen`}>
          <TextLink href="/account/payment">{payment_info ? words.change : words.add}</TextLink>
        </p>
      )}
      {deletion && <DeletionDialog deletion={deletion} isGift={isGift && current !== null && isRunning(current)} />}
    </Section>
  );
}

const NAMES = { card: 'card', ach: 'bank' } as const;
const DELETES = { card: 'deleteCard', ach: 'deleteBank' } as const;

function deletionOf({ kind, name, digits }: MethodNamed, methods: readonly MethodNamed[]): ActToConfirm {
  const beside = methods.find((other) => other.kind !== kind)?.name;
  return {
    act: kind === 'card' ? 'cardDeletion' : 'bankDeletion',
    facts: { method: name, digits, ...(beside !== undefined && { beside }) },
  };
}

function DeletionDialog({ deletion, isGift }: Required<Pick<PaymentSettingsProps, 'deletion'>> & { isGift: boolean }) {
  const words = useMessages(payingMessages);
  const snapshot = useSnapshot(deletion);
  const asked = snapshot?.context.asked;
  if (!snapshot || !asked || snapshot.matches('idle')) return null;
  const { method = '', beside } = asked.facts ?? {};
  const isCard = asked.act === 'cardDeletion';
  return (
    <ConfirmDialog
      title={fill(words.ask, { method })}
      busy={!snapshot.matches('asked')}
      onConfirm={() => deletion.send({ type: 'confirmation.given' })}
      onCancel={() => deletion.send({ type: 'confirmation.cancelled' })}
    >
      <p>
        {isGift
          ? words.givenStays
          : beside === undefined
            ? words[isCard ? 'cardEnds' : 'bankEnds']
            : fill(words[isCard ? 'cardStops' : 'bankStops'], { method: beside })}
      </p>
    </ConfirmDialog>
  );
}
