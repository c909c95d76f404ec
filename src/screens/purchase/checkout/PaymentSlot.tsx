import { Later } from '#app/Later.tsx';
import { useMessages } from '#messages/context.tsx';
import { paymentWords } from '#messages/en/payment.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import styles from './PaymentBlock.module.css';
import type { PaymentFormProps } from './PaymentForm.tsx';

/** The place of the payment form, whose code comes as it is shown. */
export function PaymentSlot(props: PaymentFormProps) {
  const words = useMessages(paymentWords);
  const textOf = useProblemText();
  return (
    <section aria-label={words.paymentForm}>
      <Later
        load={() => import('./PaymentForm.tsx')}
        place={styles.form}
        loading={words.loadingPayment}
        failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
        retry={words.retryPayment}
      >
        {({ PaymentForm }) => <PaymentForm {...props} />}
      </Later>
    </section>
  );
}
