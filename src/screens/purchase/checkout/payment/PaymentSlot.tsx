import { useId } from 'react';
import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { Problem } from '#machines/lib/problem.ts';
import { commonMessages } from '#messages/en/common.ts';
import { paymentMessages } from '#messages/en/payment.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Alert } from '#parts/notice/Alert.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './PaymentBlock.module.css';
import type { PaymentFormProps } from './PaymentForm.tsx';

export function PaymentSlot(props: PaymentFormProps) {
  const words = useMessages(paymentMessages);
  const textOf = useProblemText();
  const titleId = useId();
  return (
    <section className={styles.slot} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.paymentForm}</h3>
      <LazyPart
        load={loadPaymentForm}
        place={styles.form}
        loading={words.loadingPayment}
        failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
        retry={words.retryPayment}
      >
        {({ PaymentForm }) => <PaymentForm {...props} />}
      </LazyPart>
    </section>
  );
}

interface PaymentProblemsProps {
  problems: readonly Problem[];
  textOf?: (problem: Problem) => string;
}

/** The provider's errors, below its form (CHECK-48). Keep it mounted while empty. */
export function PaymentProblems({ problems, textOf }: PaymentProblemsProps) {
  const common = useMessages(commonMessages);
  const usual = useProblemText();
  const texts = problems.map(textOf ?? usual);
  return (
    <Alert className={styles.problems}>
      {texts.map((text) => (
        <p key={text}>
          <span className="jr-hidden">{common.error} </span>
          <ServerWords>{text}</ServerWords>
        </p>
      ))}
    </Alert>
  );
}

const loadPaymentForm = () => import('./PaymentForm.tsx');
