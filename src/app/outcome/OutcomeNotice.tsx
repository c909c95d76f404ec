import { type ReactNode, useRef } from 'react';
import type { Outcome } from '#machines/lib/outcome.ts';
import { generally } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { outcomeWords } from '#messages/en/outcome.ts';
import type { OwnTexts } from '#messages/problem-text.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Announcement } from './Announcement.tsx';
import styles from './OutcomeNotice.module.css';

export interface OutcomeNoticeProps {
  /** Pass a new object for each outcome, so that focus moves to each; undefined if there is none. */
  outcome: Outcome | undefined;
  title?: string;
  /** The current state. */
  now?: ReactNode;
  /** Refetches the state if it is uncertain. */
  onCheck?: (() => void) | undefined;
  isChecking?: boolean;
  /** The texts of problems specific to this flow. */
  texts?: OwnTexts;
  /** Links onward. */
  children?: ReactNode;
}

/**
 * Shows the outcome of an act, here or on the previous page. Its region exists before its text and takes focus
 * (SHELL-18). A refusal is shown in the server's words if it sent any (ACCT-29).
 */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, title, now, onCheck, isChecking = false, texts, children } = props;
  const words = useMessages(outcomeWords);
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
      <Announcement of={isGood ? outcome : undefined}>{told}</Announcement>
      <LiveRegion text={isChecking ? words.checking : ''} hidden />
    </>
  );
}

function problemsOf({ end, problems = [] }: Outcome) {
  return end === 'refused' && problems.length === 0 ? generally('callFailed') : problems;
}
