import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { IssuePage, StoreIssue } from '#machines/api/contract.ts';
import { IssuePage as IssuePageSchema } from '#machines/api/schemas/pages/IssuePage.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { useMessages } from '#messages/context.tsx';
import { backIssueWords, editionWords } from '#messages/en/product.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Editions } from './Editions.tsx';
import styles from './Issue.module.css';
import { IssueDate } from './IssueDate.tsx';
import { IssueFiles } from './IssueFiles.tsx';
import { Missing } from './Missing.tsx';
import { Picture } from './Shelf.tsx';
import { ThingPage } from './ThingPage.tsx';

/** One issue: its files for a reader who may have them, its editions, and what is in it (STORE-4). */
export function Issue({ page: { issue, contents = [] } }: Pick<ScreenProps<IssuePage>, 'page'>) {
  const words = useMessages(backIssueWords);
  if (!issue)
    return <Missing title={words.title} words={words.missing} links={[{ href: '/store/issues', label: words.all }]} />;
  return (
    <ThingPage picture={<Picture image={issue.image} name={issue.title} />}>
      <p className={styles.date}>
        <IssueDate issue={issue} />
      </p>
      <PageHeading title={<ServerWords>{issue.title}</ServerWords>} lead={<ServerWords>{issue.summary}</ServerWords>} />
      <IssueFiles issue={issue} />
      <ForSale issue={issue} />
      {contents.length > 0 && (
        <Section title={words.contents}>
          <ol className={styles.contents}>
            {contents.map(({ title, href }) => (
              <li key={href}>
                <Piece title={title} href={safeHref(href)} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </ThingPage>
  );
}

function ForSale({ issue }: { issue: StoreIssue }) {
  const words = useMessages(backIssueWords);
  const edition = useMessages(editionWords);
  if (!issue.print && !issue.digital) return <p className={styles.note}>{edition.outOfPrint}</p>;
  return (
    <Section title={words.buy}>
      <Editions issue={issue} />
      {issue.print && <p className={styles.note}>{edition.posting}</p>}
      {!issue.released && <p className={styles.note}>{edition.afterRelease}</p>}
    </Section>
  );
}

const Piece = ({ title, href }: { title: string; href: string | undefined }) =>
  href === undefined ? (
    <ServerWords>{title}</ServerWords>
  ) : (
    <TextLink href={href}>
      <ServerWords>{title}</ServerWords>
    </TextLink>
  );

export const screen = defineScreen<IssuePage>(IssuePageSchema, Issue);
