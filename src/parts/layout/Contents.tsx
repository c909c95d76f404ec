import { useEffect, useRef } from 'react';
import type { Branch } from '#machines/rules/text/outline.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Contents.module.css';
import { scrollWithin } from './scroll-within.ts';

export interface ContentsProps {
  branches: readonly Branch[];
  /** Where a heading is; one that the text does not have is no link. */
  hrefOf: (anchor: string) => string | undefined;
  /** The heading whose section is being read. */
  current?: string | undefined;
  onFollow: () => void;
}

/** The table of contents of a text, which keeps in sight where the reader is (SHELL-8). */
export function Contents({ branches, current, ...how }: ContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = current === undefined ? null : list.current?.querySelector('[aria-current]');
    if (link) scrollWithin(list.current, link);
  }, [current]);
  return (
    <ol ref={list} className={styles.contents}>
      <Branches {...how} branches={branches} current={current} />
    </ol>
  );
}

const Branches = ({ branches, ...how }: ContentsProps) =>
  branches.map(({ anchor, title, under }) => {
    const href = how.hrefOf(anchor);
    const words = <ServerWords>{title}</ServerWords>;
    return (
      <li key={anchor}>
        {href === undefined ? (
          <span className={styles.missing}>{words}</span>
        ) : (
          <a
            className={styles.link}
            href={href}
            aria-current={anchor === how.current ? 'location' : undefined}
            onClick={how.onFollow}
          >
            {words}
          </a>
        )}
        {under.length > 0 && (
          <ol className={styles.under}>
            <Branches {...how} branches={under} />
          </ol>
        )}
      </li>
    );
  });
