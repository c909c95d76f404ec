import type { Ref } from 'react';
import type { IssueName, IssueToken } from '#machines/api/contract.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { issueWords } from '#messages/en/account-page.ts';
import { formatMonth } from '#messages/format-date.ts';
import { Cover } from '#parts/picture/Cover.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './IssueGrid.module.css';

export interface IssueGridProps {
  issues: readonly IssueToken[];
  ref?: Ref<HTMLUListElement>;
}

/** Issues with their covers, each of which leads to the issue (STORE-4). */
export function IssueGrid({ issues, ref }: IssueGridProps) {
  const words = useMessages(issueWords);
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

const Issue = ({ issue: { title, slug, image }, month }: { issue: IssueName; month: string | undefined }) => {
  const source = safeHref(image?.source);
  return (
    <a className={styles.link} href={`/issue/${slug}`}>
      {image && source !== undefined ? (
        <Cover source={source} alt="" width={image.width} height={image.height} />
      ) : (
        <span className={styles.plain} aria-hidden="true">
          <ServerWords>{title}</ServerWords>
        </span>
      )}
      <span className={styles.title}>
        <ServerWords>{title}</ServerWords>
      </span>{' '}
      {month !== undefined && <span className={styles.month}>{month}</span>}
    </a>
  );
};
