import type { PaymentRecord } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import { inYears } from '#machines/rules/payment/card-expiry.ts';
import { useMessages } from '#messages/context.tsx';
import { paymentWords } from '#messages/en/payment.ts';
import { Checkbox } from '#parts/form/Checkbox.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './PaymentBlock.module.css';
import type { OfferedWallets } from './PaymentForm.tsx';
import { PaymentProblems, PaymentSlot } from './PaymentSlot.tsx';
import { RenewalNotice } from './RenewalNotice.tsx';
import { useMethodsOnFile } from './use-methods-on-file.ts';

export interface PaymentBlockProps {
  /** What the reader has on file; null for nothing. */
  onFile: PaymentRecord | null;
  /** Whether something on file can pay. */
  canUse: boolean;
  card: CardChoice;
  /** After how many years what is ordered renews by itself, if it does. */
  renewsIn?: number;
  keepsCard: boolean;
  /** A new card may be saved: the reader has an account, and this is no invoice (CHECK-24). */
  offersKeeping: boolean;
  /** The secret of the open intent; without one there is no payment form yet. */
  secret?: string;
  locale?: string;
  /** What the provider refused. */
  problems: readonly Problem[];
  disabled: boolean;
  onCard: (card: CardChoice) => void;
  onKeeping: () => void;
  /** The payment form of this secret can be filled in. */
  onOpened: (secret: string) => void;
  wallets: Omit<OfferedWallets, 'isPaying'>;
}

/** How an order is paid: with what is on file, or in the provider's form, whose problems stand right under it (CHECK-22). */
export function PaymentBlock(props: PaymentBlockProps) {
  const { onFile, canUse, card, renewsIn, keepsCard, offersKeeping, secret, locale, problems, disabled } = props;
  const checkout = useMessages(paymentWords);
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
        <RenewalNotice onFile={onFile} renewal={(today) => inYears(today, renewsIn)} />
      )}
      {isNew && secret !== undefined && (
        // The provider's fields and wallets know nothing of our disabled ones.
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
