import { useFlow, useWorld } from '#app/WorldProvider.tsx';
import { StripeForm, type StripeFormProps } from '#host/StripeForm.tsx';
import { paymentForm } from '#machines/purchase/checkout/payment-form.ports.ts';
import { useMessages } from '#messages/context.tsx';
import { paymentWords } from '#messages/en/payment.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import styles from './PaymentBlock.module.css';

export interface PaymentFormProps extends Pick<StripeFormProps, 'secret' | 'pubkey' | 'locale' | 'onWallet'> {
  /** That the form cannot be used is said elsewhere on the page. */
  isExplained: boolean;
  onOpened: () => void;
}

/** The provider's payment form; told when it is blocked, and opened again in one click. */
export function PaymentForm({ secret, pubkey, locale, isExplained, onOpened, onWallet }: PaymentFormProps) {
  const [snapshot, actor] = useFlow(paymentForm, { pubkey });
  const { paymentForms } = useWorld();
  const checkout = useMessages(paymentWords);
  const textOf = useProblemText();
  const isBlocked = snapshot.matches('blocked');
  const isOpen = snapshot.matches('open');
  const open = () => {
    actor.send({ type: 'form.readied' });
    onOpened();
  };
  return (
    <div className={isBlocked ? undefined : styles.form}>
      <LoadNotice
        state={isOpen ? 'loaded' : isBlocked ? 'failed' : 'loading'}
        loading={checkout.loadingPayment}
        failed={isExplained ? '' : textOf({ field: 'payment', code: 'paymentUnavailable' })}
        retry={checkout.retryPayment}
        onRetry={() => actor.send({ type: 'form.retried' })}
      />
      {paymentForms && (isOpen || snapshot.matches('opening')) && (
        <StripeForm
          forms={paymentForms}
          secret={secret}
          pubkey={pubkey}
          locale={locale}
          onReady={open}
          onFailed={() => actor.send({ type: 'form.failed' })}
          onWallet={onWallet}
        />
      )}
    </div>
  );
}
