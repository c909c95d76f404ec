import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

export interface MissingProps {
  title: string;
  words: string;
  /** Where what was looked for may be found. */
  links: readonly { href: string; label: string }[];
}

/** A page of something that there is not, with the way on. */
export const Missing = ({ title, words, links }: MissingProps) => (
  <>
    <PageHeading title={title} />
    <Notice kind="warning">
      <p>{words}</p>
      {links.map(({ href, label }) => (
        <p key={href}>
          <TextLink href={href}>{label}</TextLink>
        </p>
      ))}
    </Notice>
  </>
);
