import type { KeyboardEvent, MouseEvent } from 'react';
import type { ShareLink } from '#machines/rules/link/share-links.ts';
import { useMessages } from '#messages/context.tsx';
import { shareWords } from '#messages/en/post.ts';
import { QuietButton } from './QuietButton.tsx';
import styles from './ShareBar.module.css';

export interface ShareBarProps {
  /** Addresses that are safe to visit; checking them is the caller's. */
  links: readonly ShareLink[];
  /** Opens an address in a window of its own; false where the link itself has to lead there. */
  onOpen: (href: string) => boolean;
  isPrintView: boolean;
  onPrintViewToggle: () => void;
  onPrintViewLeave: () => void;
  onPrint: () => void;
}

/** The networks that a text is shared on, and the toggle that shows it as it prints (SHELL-7). */
export function ShareBar({ links, onOpen, isPrintView, onPrintViewToggle, onPrintViewLeave, onPrint }: ShareBarProps) {
  const words = useMessages(shareWords);
  const open = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    // A reader who asks for a tab or a window by a key of the browser gets that one.
    const isAskedOtherwise = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isAskedOtherwise && onOpen(href)) event.preventDefault();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onPrintViewLeave();
  };
  return (
    <div className={styles.share}>
      {links.map(({ network, href }) => (
        <a
          key={network}
          className={`${styles.network} jr-screen`}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={(event) => open(event, href)}
        >
          {words[network]} <span className="jr-hidden">({words.newWindow})</span>
        </a>
      ))}
      <div className={isPrintView ? `${styles.printView} jr-print-view` : undefined}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isPrintView}
          onClick={onPrintViewToggle}
          onKeyDown={leave}
        >
          {words.printView}
        </button>
        {isPrintView && (
          <>
            <span className={styles.shown}>{words.shown}</span>
            <QuietButton label={words.print} onClick={onPrint} />
          </>
        )}
      </div>
    </div>
  );
}
