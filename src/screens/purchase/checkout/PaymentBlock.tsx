import type { PaymentRecord } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import { useMessages } from '#messages/context.tsx';
import { paymentWords } from '#messages/en/payment.ts';
import { Checkbox } from '#parts/form/Checkbox.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { methodsOnFile } from './methods-on-file.ts';
import styles from './PaymentBlock.module.css';
import { PaymentProblems, PaymentSlot } from './PaymentSlot.tsx';

export interface PaymentBlockProps {
  /** What the reader has on file; null for nothing. */
  onFile: PaymentRecord | null;
  card: CardChoice;
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
  /** A wallet was used in place of the submit button. */
  onWallet: () => void;
}

/** How an order is paid: with what is on file, or in the provider's form, whose problems stand right under it (CHECK-22). */
export function PaymentBlock(props: PaymentBlockProps) {
  const { onFile, card, keepsCard, offersKeeping, secret, locale, problems, disabled } = props;
  const checkout = useMessages(paymentWords);
  const isNew = card === 'add-card';
  return (
    <>
      {onFile && (
        <RadioGroup<CardChoice>
          legend={checkout.paymentMethod}
          value={card}
          disabled={disabled}
          options={[
            { value: 'use-card', label: checkout.existingPayment, description: <MethodsOnFile record={onFile} /> },
            { value: 'add-card', label: checkout.newPayment },
          ]}
          onChange={props.onCard}
        />
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
            onWallet={props.onWallet}
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

function MethodsOnFile({ record }: { record: PaymentRecord }) {
  const texts = methodsOnFile(useMessages(paymentWords), record);
  return Object.entries(texts).map(([kind, text]) => (
    <span className={styles.detail} key={kind}>
      <ServerWords>{text}</ServerWords>
    </span>
  ));
}
