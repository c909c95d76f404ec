import type { KeyboardEvent, MouseEvent } from 'react';
import type { ShareLink } from '#machines/rules/link/share-links.ts';
import { shareMessages } from '#messages/en/widgets.ts';
import { useMessages } from '#messages/use-messages.tsx';
import quiet from './QuietButton.module.css';
import { QuietButton } from './QuietButton.tsx';
import link from './QuietLink.module.css';
import styles from './ShareBar.module.css';

export interface ShareBarProps {
  /** Must have safe URLs; the caller checks them. */
  links: readonly ShareLink[];
  /** Opens the URL in a popup; returns false if the link must navigate instead. */
  onOpen: (href: string) => boolean;
  isPrintView: boolean;
  onPrintViewToggle: () => void;
  onPrintViewLeave: () => void;
  onPrint: () => void;
}

export function ShareBar({ links, onOpen, isPrintView, onPrintViewToggle, onPrintViewLeave, onPrint }: ShareBarProps) {
  const words = useMessages(shareMessages);
  const open = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    // Leaves clicks with a modifier key to the browser, which opens a tab or a window.
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
          className={`${quiet.button} ${link.link} jr-screen`}
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
          className={quiet.button}
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
