import { useEffect, useRef } from 'react';
import type { Branch } from '#machines/rules/text/outline.ts';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Contents.module.css';
import { scrollWithin } from './scroll-within.ts';

export interface ContentsProps {
  branches: readonly Branch[];
  /** Returns the heading's URL; undefined if the text has no such heading. */
  hrefOf: (anchor: string) => string | undefined;
  current?: string | undefined;
  onFollow: () => void;
}

/** The table of contents of a text. Scrolls to keep the current entry in view (SHELL-8). */
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
