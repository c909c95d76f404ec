import { Later } from '#app/Later.tsx';
import { useProblemText } from '#messages/use-problem-text.ts';
import type { PaymentBlockProps } from './PaymentBlock.tsx';
import styles from './PaymentSection.module.css';

/** The place of the payment, whose code comes once there is a choice to make or a form to fill in. */
export function PaymentSection(props: PaymentBlockProps) {
  const { onFile, offersKeeping, secret, problems } = props;
  const textOf = useProblemText();
  const isAsked = onFile !== null || offersKeeping || secret !== undefined || problems.length > 0;
  if (!isAsked) return null;
  return (
    <Later
      load={secret === undefined ? loadBlock : loadBlockAndForm}
      place={onFile ? styles.choice : styles.place}
      loading=""
      failed={textOf({ field: 'payment', code: 'paymentUnavailable' })}
    >
      {({ PaymentBlock }) => <PaymentBlock {...props} />}
    </Later>
  );
}

const loadBlock = () => import('./PaymentBlock.tsx');

/** Asks for both at once, so that the form does not wait for the block that shows it. */
function loadBlockAndForm() {
  // The form's own place says whether it came.
  import('./PaymentForm.tsx').catch(() => undefined);
  return loadBlock();
}
