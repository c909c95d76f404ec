import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IssueName, IssueToken } from '#machines/api/contract.ts';
import { accountMessages, issueMessages } from '#messages/en/account.ts';
import { formatMonth } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Picture } from '#parts/picture/Cover.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useAnchor } from './AccountAnchors.tsx';
import styles from './IssuesReceived.module.css';

export function IssuesReceived({ delivered }: { delivered: readonly IssueToken[] }) {
  const account = useMessages(accountMessages);
  const words = useMessages(issueMessages);
  const [isWhole, setWhole] = useState(delivered.length <= AT_FIRST + A_FEW);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    // The clicked button unmounts and would lose the focus.
    flushSync(() => setWhole(true));
    list.current?.children[AT_FIRST]?.querySelector('a')?.focus();
  };
  const shown = isWhole ? delivered : delivered.slice(-AT_FIRST);
  return (
    <Section title={account.issues} id={useAnchor('issues')}>
      <IssueGrid ref={list} issues={[...shown].reverse()} />
      {!isWhole && <QuietButton label={fillCount(words.showAll, delivered.length)} onClick={showAll} />}
    </Section>
  );
}

const AT_FIRST = 12;
/** Fewer hidden issues than this are shown without a button. */
const A_FEW = 3;

interface IssueGridProps {
  issues: readonly IssueToken[];
  ref?: Ref<HTMLUListElement>;
}

function IssueGrid({ issues, ref }: IssueGridProps) {
  const words = useMessages(issueMessages);
  const locale = useLocale();
  return (
    <ul ref={ref} className={styles.grid}>
      {issues.map(({ issue }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an issue may be sent twice, and one without a title has no name.
        <li className={styles.issue} key={at}>
          {issue === null ? (
            <span className={styles.title}>{words.untitled}</span>
          ) : (
            <Issue issue={issue} month={formatMonth(issue.release_date, locale)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const Issue = ({ issue: { title, slug, image }, month }: { issue: IssueName; month: string | undefined }) => (
  <a className={styles.link} href={`/issue/${slug}`}>
    <Picture image={image} name={title} />
    <span className={styles.title}>
      <ServerWords>{title}</ServerWords>
    </span>{' '}
    {month !== undefined && <span className="jr-fine">{month}</span>}
  </a>
);
