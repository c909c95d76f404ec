import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './PaymentBlock.module.css';

export interface PaymentProblemsProps {
  problems: readonly Problem[];
  /** The words of a problem, where the page has its own for some. */
  textOf?: (problem: Problem) => string;
}

/** What the provider refused, right under its form (CHECK-48); keep it mounted, so that it is there before its text. */
export function PaymentProblems({ problems, textOf }: PaymentProblemsProps) {
  const common = useMessages(commonWords);
  const usual = useProblemText();
  const texts = problems.map(textOf ?? usual);
  return (
    <div className={styles.problems} role="alert" tabIndex={-1}>
      {texts.map((text) => (
        <p key={text}>
          <span className="jr-hidden">{common.error} </span>
          <ServerWords>{text}</ServerWords>
        </p>
      ))}
    </div>
  );
}
