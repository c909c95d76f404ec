import { useEffect, useRef } from 'react';
import { postNavigationMessages } from '#messages/en/widgets.ts';
import { formatCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { scrollWithin } from '#parts/layout/scroll-within.ts';
import styles from './Footnotes.module.css';
import { ServerWords } from './ServerWords.tsx';

export interface Footnote {
  anchor: string;
  words: string;
  /** Links to the reference in the text, else to the note in the text; undefined if neither exists. */
  href: string | undefined;
}

export interface FootnotesProps {
  notes: readonly Footnote[];
  /** The note whose reference the reader followed; it takes the focus. */
  current?: string | undefined;
  onFollow: () => void;
}

/** The footnotes of a text, each with a link back to its reference (SHELL-8). */
export function Footnotes({ notes, current, onFollow }: FootnotesProps) {
  const words = useMessages(postNavigationMessages);
  const locale = useLocale();
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
        const number = formatCount(at + 1, locale);
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

/** With a variation selector, so that no system shows an emoji. */
const BACK = '↩\uFE0E';
