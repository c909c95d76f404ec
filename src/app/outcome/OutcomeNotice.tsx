import { type ReactNode, useRef } from 'react';
import type { Outcome } from '#machines/lib/outcome.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import { outcomeMessages } from '#messages/en/account.ts';
import { type OwnTexts, useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Announcement } from './Announcement.tsx';
import styles from './OutcomeNotice.module.css';

export interface OutcomeNoticeProps {
  /** A new object moves focus again. */
  outcome: Outcome | undefined;
  title?: string;
  now?: ReactNode;
  onCheck?: (() => void) | undefined;
  isChecking?: boolean;
  texts?: OwnTexts;
  isInPageData?: boolean;
  children?: ReactNode;
}

/**
 * Shows the outcome of an act on this page or the previous one. Its live region is mounted before its text and takes
 * focus (SHELL-18). A refusal shows the server's message if there is one (ACCT-29).
 */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, title, now, onCheck, isChecking = false, texts, isInPageData, children } = props;
  const words = useMessages(outcomeMessages);
  const textOf = useProblemText(texts);
  const place = useRef<HTMLDivElement>(null);
  const problems = outcome ? problemsOf(outcome) : [];
  const isGood = outcome?.end === 'done' || outcome?.end === 'already';
  const told = outcome && (
    <Notice kind={isGood ? 'status' : outcome.end === 'unsure' ? 'warning' : 'failure'} title={title}>
      <div className={styles.said}>
        {problems.map((problem) => (
          <p key={textOf(problem)}>
            <ServerWords>{textOf(problem)}</ServerWords>
          </p>
        ))}
        {outcome.end === 'unsure' && problems.length === 0 && <p>{words.unsure}</p>}
        {now !== undefined && <p>{now}</p>}
        <div className={styles.ways}>
          {onCheck && outcome.end === 'unsure' && (
            <QuietButton
              label={words.checkAgain}
              disabled={isChecking}
              onClick={() => {
                // The button is about to be disabled and would lose the focus.
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
      <Announcement role="alert" of={isGood ? undefined : outcome} place={place}>
        {told}
      </Announcement>
      <Announcement of={isGood ? outcome : undefined} isInPageData={isInPageData}>
        {told}
      </Announcement>
      <LiveRegion text={isChecking ? words.checking : ''} hidden />
    </>
  );
}

function problemsOf({ end, problems = [] }: Outcome) {
  return end === 'refused' && problems.length === 0 ? generalProblem('callFailed') : problems;
}
