import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { IssuePage, StoreIssue } from '#machines/api/contract.ts';
import { issueFlow } from '#machines/purchase/product/issue.flow.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { backIssueMessages, editionMessages } from '#messages/en/store.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Picture } from '#parts/picture/Cover.tsx';
import ruled from '#parts/table/Ruled.module.css';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Editions, IssueDate } from './Editions.tsx';
import styles from './Issue.module.css';
import { Missing, ThingPage } from './ThingPage.tsx';

/** One issue: its files for entitled readers, its editions and its contents (STORE-4). */
export function Issue({ page: { issue, contents = [] } }: Pick<ScreenProps<IssuePage>, 'page'>) {
  const words = useMessages(backIssueMessages);
  if (!issue)
    return <Missing title={words.title} words={words.missing} links={[{ href: '/store/issues', label: words.all }]} />;
  return (
    <ThingPage picture={<Picture image={issue.image} name={issue.title} isFirst />}>
      <p className={styles.date}>
        <IssueDate issue={issue} />
      </p>
      <PageHeading title={<ServerWords>{issue.title}</ServerWords>} lead={<ServerWords>{issue.summary}</ServerWords>} />
      <IssueFiles issue={issue} />
      <ForSale issue={issue} />
      {contents.length > 0 && (
        <Section title={words.contents}>
          <ol className={ruled.ruled}>
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
  const words = useMessages(backIssueMessages);
  const edition = useMessages(editionMessages);
  if (!issue.print && !issue.digital) return <p className="jr-fine">{edition.outOfPrint}</p>;
  return (
    <Section title={words.buy}>
      <Editions issue={issue} />
      {issue.print && <p className="jr-fine">{edition.posting}</p>}
      {!issue.released && <p className="jr-fine">{edition.afterRelease}</p>}
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

export const screen = defineScreen(issueFlow, Issue);

/** The files of an issue for entitled readers; omits unsafe URLs. */
function IssueFiles({ issue: { title, files } }: { issue: Pick<StoreIssue, 'title' | 'files'> }) {
  const words = useMessages(backIssueMessages);
  const safe = files.flatMap(({ format, href }) => {
    const address = safeHref(href);
    return address === undefined ? [] : [{ format, address }];
  });
  if (safe.length === 0) return null;
  return (
    <Section title={words.read}>
      <div className="jr-row">
        {safe.map(({ format, address }, at) => {
          const label = fill(words.readAs, { title, format });
          return at === 0 ? (
            <ButtonLink key={format} href={address} label={label} />
          ) : (
            <TextLink key={format} href={address}>
              {label}
            </TextLink>
          );
        })}
      </div>
    </Section>
  );
}
