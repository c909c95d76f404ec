import type { ReactNode } from 'react';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import styles from './ThingPage.module.css';

export interface ThingPageProps {
  picture: ReactNode;
  children: ReactNode;
}

export const ThingPage = ({ picture, children }: ThingPageProps) => (
  <div className={styles.page}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.words}>{children}</div>
  </div>
);

interface MissingProps {
  title: string;
  words: string;
  links: readonly { href: string; label: string }[];
}

/** A not-found page with links onward. */
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
