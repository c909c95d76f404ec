import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { usePath } from '#app/world/WorldProvider.tsx';
import { readingWindow } from '#host/page/reading-window.ts';
import type { ArticlePage } from '#machines/api/contract.ts';
import { outline } from '#machines/rules/text/outline.ts';
import type { PostLayout } from '#machines/rules/text/post-layout.ts';
import { postNavigationFlow } from '#machines/widgets/post-navigation.flow.ts';
import type { Panel } from '#machines/widgets/post-navigation.machine.ts';
import { postNavigationIn } from '#machines/widgets/post-navigation.ports.ts';
import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { postNavigationMessages } from '#messages/en/widgets.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { CoverDialog, type CoverDialogHandle } from '#parts/dialog/CoverDialog.tsx';
import { Contents } from '#parts/layout/Contents.tsx';
import { Footnotes } from '#parts/text/Footnotes.tsx';
import styles from './PostNavigation.module.css';

type PostPage = Pick<ArticlePage, 'settings' | 'article'>;

interface PostNavigationProps extends Pick<ScreenProps<PostPage>, 'page'> {
  reading?: ReadingWindow;
}

/** A post's contents and footnotes (SHELL-8), arranged by the width of the window. Omits a panel without entries. */
export function PostNavigation({ page, reading = readingWindow }: PostNavigationProps) {
  const [flow] = useState(() => postNavigationIn(reading));
  const [snapshot, actor] = useFlow(flow, page.article ?? NONE);
  const words = useMessages(postNavigationMessages);
  const path = usePath();
  const { value: layout, context } = snapshot;
  const { article, open, anchors, section, note } = context;
  const panels = PANELS.filter((panel) => article[panel].length > 0);
  if (panels.length === 0) return null;
  const found = new Set(anchors);
  const hrefOf = (...places: (string | undefined)[]) => {
    const place = places.find((each) => each !== undefined && found.has(each));
    return place === undefined ? undefined : `${path}#${place}`;
  };
  const inside = {
    contents: (onFollow: () => void) => (
      <Contents branches={outline(article.contents)} hrefOf={hrefOf} current={section} onFollow={onFollow} />
    ),
    footnotes: (onFollow: () => void) => (
      <Footnotes
        notes={article.footnotes.map(({ reference, ...each }) => ({ ...each, href: hrefOf(reference, each.anchor) }))}
        current={note}
        onFollow={onFollow}
      />
    ),
  };
  return (
    <div className={`${styles.navigation} ${layout === 'unmeasured' ? styles.unmeasured : ''} jr-screen`}>
      {panels.map((panel) => (
        <PostPanel
          key={panel}
          title={words[panel]}
          layout={layout}
          isOpen={open.includes(panel)}
          onToggle={() => actor.send({ type: 'panel.toggled', panel })}
          onClose={() => actor.send({ type: 'panel.closed', panel })}
        >
          {inside[panel]}
        </PostPanel>
      ))}
    </div>
  );
}

const NONE = { contents: [], footnotes: [] };

export const screen = defineScreen(postNavigationFlow, PostNavigation);

const PANELS: readonly Panel[] = ['contents', 'footnotes'];

interface PostPanelProps {
  title: string;
  /** Until measured, both layouts are rendered and the style sheet shows the one that fits. */
  layout: PostLayout | 'unmeasured';
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
  /** Its links must call `onFollow`, so that the panel closes and does not cover their targets. */
  children: (onFollow: () => void) => ReactNode;
}

function PostPanel({ title, layout, isOpen, onToggle, onClose, children }: PostPanelProps) {
  const { close } = useMessages(postNavigationMessages);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const cover = useRef<CoverDialogHandle>(null);
  const isBeside = layout === 'beside';
  const isCovering = layout === 'covering';
  const isShown = layout === 'unmeasured' || isBeside || (isOpen && !isCovering);
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
      {isShown && (
        <nav className={styles.panel} id={id} aria-label={title} onKeyDown={closeByKey}>
          {(isBeside || layout === 'unmeasured') && <h2 className={styles.title}>{title}</h2>}
          {children(() => undefined)}
        </nav>
      )}
    </div>
  );
}
