import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { useMessages } from '#messages/context.tsx';
import { paymentWords } from '#messages/en/payment.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { LoadNotice } from '#parts/LoadNotice.tsx';
import styles from './PaymentBlock.module.css';
import type { PaymentFormProps } from './PaymentForm.tsx';

/** The place of the payment form, whose code comes as it is shown; should it break, the rest of the order stays as it is. */
export function PaymentSlot(props: PaymentFormProps) {
  const checkout = useMessages(paymentWords);
  const textOf = useProblemText();
  const [{ attempt, PaymentForm }, setLoaded] = useState(() => ({ attempt: 1, PaymentForm: loadForm() }));
  const notice = {
    loading: checkout.loadingPayment,
    failed: textOf({ field: 'payment', code: 'paymentUnavailable' }),
    retry: checkout.retryPayment,
    onRetry: () => setLoaded({ attempt: attempt + 1, PaymentForm: loadForm() }),
  };
  return (
    <section aria-label={checkout.paymentForm}>
      <ErrorBoundary key={attempt} fallback={<LoadNotice state="failed" {...notice} />}>
        <Suspense
          fallback={
            <div className={styles.form}>
              <LoadNotice state="loading" {...notice} />
            </div>
          }
        >
          <PaymentForm {...props} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

const loadForm = () => lazy(async () => ({ default: (await import('./PaymentForm.tsx')).PaymentForm }));
