import type { PaymentRecord } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import { yearsAfter } from '#machines/rules/text/day.ts';
import { paymentMessages } from '#messages/en/payment.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Checkbox } from '#parts/form/choice/Checkbox.tsx';
import { RadioGroup } from '#parts/form/choice/RadioGroup.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { RenewalNotice } from '#screens/purchase/checkout/RenewalNotice.tsx';
import styles from './PaymentBlock.module.css';
import type { OfferedWallets } from './PaymentForm.tsx';
import { PaymentProblems, PaymentSlot } from './PaymentSlot.tsx';
import { useMethodsOnFile } from './use-methods-on-file.ts';

export interface PaymentBlockProps {
  /** Null if nothing is on file. */
  onFile: PaymentRecord | null;
  canUse: boolean;
  card: CardChoice;
  /** The number of years after which the order renews automatically, if it does. */
  renewsIn?: number;
  keepsCard: boolean;
  /** Whether a new card may be saved: only with an account, and not for an invoice (CHECK-24). */
  offersKeeping: boolean;
  /** The secret of the open intent; without one there is no payment form yet. */
  secret?: string;
  locale?: string;
  problems: readonly Problem[];
  disabled: boolean;
  onCard: (card: CardChoice) => void;
  onKeeping: () => void;
  onOpened: (secret: string) => void;
  wallets: Omit<OfferedWallets, 'isPaying'>;
}

export function PaymentBlock(props: PaymentBlockProps) {
  const { onFile, canUse, card, renewsIn, keepsCard, offersKeeping, secret, locale, problems, disabled } = props;
  const checkout = useMessages(paymentMessages);
  const methods = useMethodsOnFile(onFile ?? {});
  const isNew = card === 'add-card';
  return (
    <>
      {onFile && (
        <RadioGroup<CardChoice>
          legend={checkout.paymentMethod}
          value={card}
          disabled={disabled}
          options={[
            {
              value: 'use-card',
              label: checkout.existingPayment,
              description: <MethodsOnFile methods={methods} />,
              disabled: !canUse,
            },
            { value: 'add-card', label: checkout.newPayment },
          ]}
          onChange={props.onCard}
        />
      )}
      {methods.hasExpired && (
        <p>
          <TextLink href="/account/payment">{checkout.replaceCard}</TextLink>
        </p>
      )}
      {!isNew && renewsIn !== undefined && (
        <RenewalNotice onFile={onFile} renewal={(today) => yearsAfter(today, renewsIn)} />
      )}
      {isNew && secret !== undefined && (
        // Disabling our fields does not disable the provider's fields and wallets.
        <div inert={disabled}>
          <PaymentSlot
            key={secret}
            secret={secret}
            locale={locale}
            isExplained={problems.some(({ code }) => code === 'paymentUnavailable')}
            onOpened={() => props.onOpened(secret)}
            wallets={{ ...props.wallets, isPaying: disabled }}
            takesFocus
          />
        </div>
      )}
      <PaymentProblems problems={problems} />
      {isNew && offersKeeping && (
        <Checkbox label={checkout.saveCard} checked={keepsCard} disabled={disabled} onChange={props.onKeeping} />
      )}
    </>
  );
}

function MethodsOnFile({ methods: { card, bank } }: { methods: ReturnType<typeof useMethodsOnFile> }) {
  return [card, bank].map(
    (text) =>
      text && (
        <span className={styles.detail} key={text}>
          <ServerWords>{text}</ServerWords>
        </span>
      ),
  );
}
