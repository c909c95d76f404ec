import type { MouseEvent, Ref } from 'react';
import { commonMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Alert } from './Alert.tsx';
import styles from './ErrorSummary.module.css';

export interface SummaryEntry {
  text: string;
  /** The id of the invalid control; undefined renders plain text. */
  controlId?: string;
}

export interface ErrorSummaryProps {
  entries: readonly SummaryEntry[];
  ref?: Ref<HTMLDivElement>;
}

/** Lists every problem that blocks the form, announced again on each `AlertTurn`. */
export function ErrorSummary({ entries, ref }: ErrorSummaryProps) {
  const common = useMessages(commonMessages);
  return (
    <Alert ref={ref}>
      {entries.length > 0 && (
        <div className={styles.summary}>
          <h2 className="jr-heading">{common.problemTitle}</h2>
          <ul>
            {entries.map(({ text, controlId }) => (
              <li className={styles.item} key={`${controlId} ${text}`}>
                {controlId === undefined ? (
                  <ServerWords>{text}</ServerWords>
                ) : (
                  <a href={`#${controlId}`} onClick={(event) => focusControl(event, controlId)}>
                    <ServerWords>{text}</ServerWords>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Alert>
  );
}

// Following the fragment would leave the page under a host's `<base href>` and add a history entry.
function focusControl(event: MouseEvent<HTMLAnchorElement>, controlId: string) {
  event.preventDefault();
  event.currentTarget.ownerDocument.getElementById(controlId)?.focus();
}
