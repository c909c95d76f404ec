import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { PostLayout } from '#machines/rules/text/post-layout.ts';
import { useMessages } from '#messages/context.tsx';
import { postNavigationWords } from '#messages/en/post.ts';
import { CoverDialog, type CoverDialogHandle } from '#parts/dialog/CoverDialog.tsx';
import styles from './PostNavigation.module.css';

interface PostPanelProps {
  title: string;
  layout: PostLayout;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
  /** What is in the panel; a link in it that is followed says so, since the panel must not cover where it leads. */
  children: (onFollow: () => void) => ReactNode;
}

/** A panel, with the toggle that opens it where it does not stand beside the text by itself. */
export function PostPanel({ title, layout, isOpen, onToggle, onClose, children }: PostPanelProps) {
  const { close } = useMessages(postNavigationWords);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const cover = useRef<CoverDialogHandle>(null);
  const isBeside = layout === 'beside';
  const isCovering = layout === 'covering';
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || isBeside || isCovering || !isOpen) return;
    toggle.current?.focus();
    onClose();
  };
  return (
    <div className={styles.part}>
      {!isBeside && (
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-haspopup={isCovering ? 'dialog' : undefined}
          aria-expanded={isCovering ? undefined : isOpen}
          aria-controls={isOpen && !isCovering ? id : undefined}
          onClick={onToggle}
          onKeyDown={closeByKey}
        >
          {title}
        </button>
      )}
      {isCovering && isOpen && (
        <CoverDialog ref={cover} title={title} closeLabel={close} onClose={onClose}>
          {children(() => cover.current?.close())}
        </CoverDialog>
      )}
      {!isCovering && (isOpen || isBeside) && (
        <nav className={styles.panel} id={id} aria-label={title} onKeyDown={closeByKey}>
          {isBeside && <h2 className={styles.title}>{title}</h2>}
          {children(() => undefined)}
        </nav>
      )}
    </div>
  );
}
