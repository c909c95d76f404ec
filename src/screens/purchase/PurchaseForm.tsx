import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWorld } from '#app/world.tsx';
import { lockScroll, scrollToProblem } from '#host/scroll.ts';
import { markTitle } from '#host/title.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { ErrorSummary, type SummaryEntry } from '#parts/ErrorSummary.tsx';
import styles from './PurchaseForm.module.css';

export interface PurchaseFormProps {
  /** Nothing can be edited or sent, and the page does not scroll (CHECK-35). */
  busy: boolean;
  /** All that stops the reader; the same array as long as they are the same problems. */
  problems: readonly Problem[];
  /** Those of them that the summary says. */
  entries: readonly SummaryEntry[];
  onSubmit: () => void;
  /** What is filled in. */
  children: ReactNode;
  /** What stands between what is filled in and the conclusion, beside the summary. */
  notice?: ReactNode;
  /** The review, the payment and the submit button; it keeps the focus while the form is busy. */
  conclusion: ReactNode;
}

/** A form that places an order: locked while it is busy, and after a refusal taken to its first problem (CHECK-17). */
export function PurchaseForm({ busy, problems, entries, onSubmit, children, notice, conclusion }: PurchaseFormProps) {
  const common = useMessages(commonWords);
  const form = useRef<HTMLFormElement>(null);
  const { botCheck } = useWorld();
  const prepare = useOnce(botCheck.prepare);
  const isStopped = problems.length > 0;

  useEffect(() => (busy ? lockScroll() : undefined), [busy]);
  useEffect(() => (isStopped ? markTitle(common.titlePrefix) : undefined), [isStopped, common.titlePrefix]);
  useEffect(() => {
    const first = busy || problems.length === 0 ? undefined : firstProblem(form.current);
    if (first) scrollToProblem(first);
  }, [busy, problems]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field that Enter was pressed in is about to be disabled; the button that it stands for is not.
    const { submitter } = event.nativeEvent as SubmitEvent; // a form's submit event is one
    submitter?.focus();
    onSubmit();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={prepare}>
      <fieldset disabled={busy}>{children}</fieldset>
      <div className={styles.notices}>
        <div className={styles.stack}>
          {notice}
          <ErrorSummary entries={entries} />
        </div>
      </div>
      {conclusion}
    </form>
  );
}

/** The act, carried out at the first call only. */
function useOnce(act: () => void): () => void {
  const isDone = useRef(false);
  return () => {
    if (!isDone.current) act();
    isDone.current = true;
  };
}

function firstProblem(form: HTMLFormElement | null): HTMLElement | undefined {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)');
  return first?.querySelector<HTMLElement>('input:not(:disabled)') ?? first ?? undefined;
}
