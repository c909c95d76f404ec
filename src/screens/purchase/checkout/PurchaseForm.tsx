import { type ReactNode, useState } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { useWorld } from '#app/world/WorldProvider.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { LaterNotice } from './LaterNotice.tsx';
import styles from './PurchaseForm.module.css';
import type { PurchaseShown } from './use-purchase.ts';

export interface PurchaseFormProps {
  purchase: PurchaseShown;
  children?: ReactNode;
  notice?: ReactNode;
  /** The order summary; false reserves its column, so that nothing moves when it appears. */
  summary?: ReactNode;
  /** The review, the payment and the submit button; it keeps the focus while the form is busy. */
  conclusion: ReactNode;
}

const loadOffer = () => import('./DraftOffer.tsx');

/**
 * A form that places an order. It is locked while busy, without scrolling (CHECK-35). Problems of fields are listed
 * above them, all others beside the button that sends the order.
 */
export function PurchaseForm({ purchase, children, notice, summary, conclusion }: PurchaseFormProps) {
  const { botCheck, drafts } = useWorld();
  const [offer] = useState(drafts.offered);
  const { busy, problems, entries, elsewhere, ofAccount, submit } = purchase;
  return (
    <Form busy={busy} problems={problems} onSubmit={submit} locksScroll onBegun={botCheck.prepare}>
      <div className={styles.page}>
        <div className={summary === undefined ? undefined : styles.columns}>
          <div className={styles.form}>
            <ErrorSummary entries={entries.filter(({ controlId }) => controlId !== undefined)} />
            <fieldset disabled={busy}>
              {offer && <LaterNotice load={loadOffer}>{({ DraftOffer }) => <DraftOffer offer={offer} />}</LaterNotice>}
              {children}
            </fieldset>
            <div className={styles.notices}>
              <div className={styles.stack}>
                {notice}
                <ErrorSummary entries={entries.filter(({ controlId }) => controlId === undefined)} />
                <Remedies problems={busy ? [] : problems} elsewhere={ofAccount ? elsewhere : undefined} />
              </div>
            </div>
          </div>
          {summary}
          <div className={styles.conclusion}>{conclusion}</div>
        </div>
      </div>
    </Form>
  );
}
