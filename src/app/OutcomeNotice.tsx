import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollToProblem } from '#host/scroll.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { generally } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { outcomeWords } from '#messages/en/outcome.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './OutcomeNotice.module.css';

export interface OutcomeNoticeProps {
  /** Another object for each outcome, so that the reader is taken to each; nothing where there is nothing to tell. */
  outcome: Outcome | undefined;
  /** What came of it, in a sentence. */
  title?: string;
  /** What is true now. */
  now?: ReactNode;
  /** Reads again how things are, where that is in doubt. */
  onCheck?: (() => void) | undefined;
  isChecking?: boolean;
  /** The ways on. */
  children?: ReactNode;
}

/**
 * Tells what came of what the reader asked for, here or on the page before: in a region that is there before its words,
 * and which the reader is taken to (SHELL-18). A refusal is told in the server's words, where it sent any (ACCT-29).
 */
export function OutcomeNotice({ outcome, title, now, onCheck, isChecking = false, children }: OutcomeNoticeProps) {
  const words = useMessages(outcomeWords);
  const textOf = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Outcome>();
  useEffect(() => setShown(outcome), [outcome]);
  useEffect(() => {
    if (shown && place.current) scrollToProblem(place.current);
  }, [shown]);
  const problems = shown ? problemsOf(shown) : [];
  const isGood = shown?.end === 'done' || shown?.end === 'already';
  const told = shown && (
    <Notice kind={isGood ? 'status' : shown.end === 'unsure' ? 'warning' : 'failure'} title={title}>
      <div className={styles.said}>
        {problems.map((problem) => (
          <p key={textOf(problem)}>
            <ServerWords>{textOf(problem)}</ServerWords>
          </p>
        ))}
        {shown.end === 'unsure' && problems.length === 0 && <p>{words.unsure}</p>}
        {now !== undefined && <p>{now}</p>}
        <div className={styles.ways}>
          {onCheck && shown.end === 'unsure' && (
            <QuietButton
              label={words.checkAgain}
              disabled={isChecking}
              onClick={() => {
                // The button is about to be disabled, and would take the focus with it.
                place.current?.focus();
                onCheck();
              }}
            />
          )}
          {children}
        </div>
      </div>
    </Notice>
  );
  return (
    <>
      <div ref={isGood ? undefined : place} className={styles.place} role="alert" tabIndex={-1}>
        {!isGood && told}
      </div>
      <div ref={isGood ? place : undefined} className={styles.place} role="status" tabIndex={-1}>
        {isGood && told}
      </div>
      <LiveRegion text={isChecking ? words.checking : ''} hidden />
    </>
  );
}

function problemsOf({ end, problems = [] }: Outcome) {
  return end === 'refused' && problems.length === 0 ? generally('callFailed') : problems;
}
