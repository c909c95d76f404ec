import type { PaymentRecord } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { CardChoice } from '#machines/rules/card-choice.ts';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { paymentWords } from '#messages/en/payment.ts';
import { fill, type Texts } from '#messages/text.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { Checkbox } from '#parts/Checkbox.tsx';
import { RadioGroup } from '#parts/RadioGroup.tsx';
import { ServerWords } from '#parts/ServerWords.tsx';
import styles from './PaymentBlock.module.css';
import { PaymentSlot } from './PaymentSlot.tsx';

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
  const common = useMessages(commonWords);
  const textOf = useProblemText();
  const isNew = card === 'add-card';
  return (
    <>
      {onFile && (
        <RadioGroup<CardChoice>
          legend={checkout.paymentMethod}
          value={card}
          disabled={disabled}
          options={[
            { value: 'use-card', label: checkout.existingPayment, description: detailsOf(checkout, onFile) },
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
      <div className={styles.problems} role="alert" tabIndex={-1}>
        {problems.map((problem) => (
          <p key={textOf(problem)}>
            <span className="jr-hidden">{common.error} </span>
            <ServerWords>{textOf(problem)}</ServerWords>
          </p>
        ))}
      </div>
      {isNew && offersKeeping && (
        <Checkbox label={checkout.saveCard} checked={keepsCard} disabled={disabled} onChange={props.onKeeping} />
      )}
    </>
  );
}

function detailsOf(checkout: Texts<typeof paymentWords>, { card, ach }: PaymentRecord) {
  const expiry = card && `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  const details = [
    card && expiry && fill(checkout.cardOnFile, { type: card.type, digits: card.last_four, expiry }),
    ach && fill(checkout.bankOnFile, { bank: ach.bank_name, digits: ach.last_four }),
  ].filter((text) => text !== undefined);
  return details.map((text) => (
    <span className={styles.detail} key={text}>
      <ServerWords>{text}</ServerWords>
    </span>
  ));
}
