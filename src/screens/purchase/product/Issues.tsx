import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { IssuesPage, StoreIssue } from '#machines/api/contract.ts';
import { issuesFlow } from '#machines/purchase/product/issues.flow.ts';
import { backIssueMessages, editionMessages } from '#messages/en/store.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { Picture } from '#parts/picture/Cover.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Editions, IssueDate } from './Editions.tsx';
import styles from './Issues.module.css';

/** The back issues in the order of the page data, newest first (STORE-2). */
export function Issues({ page: { issues } }: Pick<ScreenProps<IssuesPage>, 'page'>) {
  const words = useMessages(backIssueMessages);
  const edition = useMessages(editionMessages);
  if (issues.length === 0) {
    return (
      <>
        <PageHeading title={words.title} />
        <Notice>
          <p>{words.none}</p>
        </Notice>
      </>
    );
  }
  return (
    <>
      <PageHeading title={words.title} lead={`${edition.posting} ${edition.afterRelease}`} />
      <ul className={styles.issues}>
        {issues.map((issue, at) => (
          <ListedIssue key={issue.slug} issue={issue} isFirst={at === 0} />
        ))}
      </ul>
    </>
  );
}

const ListedIssue = ({ issue, isFirst }: { issue: StoreIssue; isFirst: boolean }) => (
  <li className={styles.issue}>
    <div>
      <Picture image={issue.image} name={issue.title} isFirst={isFirst} />
    </div>
    <div className={styles.words}>
      <p className="jr-fine">
        <IssueDate issue={issue} />
      </p>
      <h2 className={styles.title}>
        <a href={`/issue/${issue.slug}`}>
          <ServerWords>{issue.title}</ServerWords>
        </a>
      </h2>
      <p>
        <ServerWords>{issue.summary}</ServerWords>
      </p>
      <Editions issue={issue} />
    </div>
  </li>
);

export const screen = defineScreen(issuesFlow, Issues);
