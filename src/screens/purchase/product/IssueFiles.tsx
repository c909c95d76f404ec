import type { StoreIssue } from '#machines/api/contract.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { useMessages } from '#messages/context.tsx';
import { backIssueWords } from '#messages/en/product.ts';
import { fill } from '#messages/text.ts';
import { Section } from '#parts/layout/Section.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import styles from './Issue.module.css';

/** The files of an issue, for a reader whose subscription covers it; an address that is not safe to visit is none. */
export function IssueFiles({ issue: { title, files } }: { issue: Pick<StoreIssue, 'title' | 'files'> }) {
  const words = useMessages(backIssueWords);
  const safe = files.flatMap(({ format, href }) => {
    const address = safeHref(href);
    return address === undefined ? [] : [{ format, address }];
  });
  if (safe.length === 0) return null;
  return (
    <Section title={words.read}>
      <div className={styles.files}>
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
