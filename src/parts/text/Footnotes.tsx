import { useEffect, useRef } from 'react';
import { useLocale, useMessages } from '#messages/context.tsx';
import { postNavigationWords } from '#messages/en/post.ts';
import { fill } from '#messages/text.ts';
import { scrollWithin } from '#parts/layout/scroll-within.ts';
import styles from './Footnotes.module.css';
import { ServerWords } from './ServerWords.tsx';

export interface Footnote {
  anchor: string;
  words: string;
  /** Where the text refers to it, or the note as it stands there; nothing where the text has neither. */
  href: string | undefined;
}

export interface FootnotesProps {
  notes: readonly Footnote[];
  /** The note that the text was left for, which takes the focus. */
  current?: string | undefined;
  onFollow: () => void;
}

/** The footnotes of a text, each with the way back to where the text refers to it (SHELL-8). */
export function Footnotes({ notes, current, onFollow }: FootnotesProps) {
  const words = useMessages(postNavigationWords);
  const numbers = new Intl.NumberFormat(useLocale());
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const note = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!note) return;
    scrollWithin(list.current, note);
    note.focus({ preventScroll: true });
  }, [current]);
  return (
    <ol ref={list} className={styles.notes}>
      {notes.map(({ anchor, words: text, href }, at) => {
        const number = numbers.format(at + 1);
        return (
          <li key={anchor} className={styles.note} tabIndex={-1} aria-current={anchor === current ? 'true' : undefined}>
            <span className={styles.number}>
              <span className="jr-hidden">{fill(words.note, { number })}</span>
              <span aria-hidden="true">{number}</span>
            </span>
            <span>
              <ServerWords>{text}</ServerWords>{' '}
              {href !== undefined && (
                <a className={styles.back} href={href} onClick={onFollow}>
                  <span className="jr-hidden">{fill(words.toReference, { number })}</span>
                  <span aria-hidden="true">{BACK}</span>
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** As text, and not as the picture that some systems make of it. */
const BACK = '↩\uFE0E';
