import type { ReactNode } from 'react';
import { Form, type FormProps } from '#app/Form.tsx';
import { useWorld } from '#app/world.tsx';
import { ErrorSummary, type SummaryEntry } from '#parts/notice/ErrorSummary.tsx';
import { SignInAgain } from '#screens/account/SignInAgain.tsx';
import styles from './PurchaseForm.module.css';

export interface PurchaseFormProps extends Pick<FormProps, 'busy' | 'problems' | 'onSubmit'> {
  /** Those of the problems that the summary says. */
  entries: readonly SummaryEntry[];
  /** What is filled in. */
  children: ReactNode;
  /** What stands between what is filled in and the conclusion, beside the summary. */
  notice?: ReactNode;
  /** The review, the payment and the submit button; it keeps the focus while the form is busy. */
  conclusion: ReactNode;
}

/** A form that places an order: nothing can be edited or sent while it is busy, and the page does not scroll (CHECK-35). */
export function PurchaseForm({ entries, children, notice, conclusion, ...form }: PurchaseFormProps) {
  const { botCheck } = useWorld();
  return (
    <Form {...form} locksScroll onBegun={botCheck.prepare}>
      <fieldset disabled={form.busy}>{children}</fieldset>
      <div className={styles.notices}>
        <div className={styles.stack}>
          {notice}
          <ErrorSummary entries={entries} />
          <SignInAgain problems={form.busy ? [] : form.problems} />
        </div>
      </div>
      {conclusion}
    </Form>
  );
}
