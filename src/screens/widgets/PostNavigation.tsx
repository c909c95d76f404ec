import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import { readingWindow } from '#host/reading-window.ts';
import type { ArticlePage } from '#machines/api/contract.ts';
import { Article } from '#machines/api/schemas/pages/ArticlePage.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { nullable, object } from '#machines/api/shapes.ts';
import { outline } from '#machines/rules/text/outline.ts';
import type { PostLayout } from '#machines/rules/text/post-layout.ts';
import type { Panel, postNavigationMachine } from '#machines/widgets/post-navigation.machine.ts';
import { postNavigationIn } from '#machines/widgets/post-navigation.ports.ts';
import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { useMessages } from '#messages/context.tsx';
import { postNavigationWords } from '#messages/en/post.ts';
import { CoverDialog, type CoverDialogHandle } from '#parts/dialog/CoverDialog.tsx';
import { Contents } from '#parts/layout/Contents.tsx';
import { Footnotes } from '#parts/text/Footnotes.tsx';
import styles from './PostNavigation.module.css';

/** What the widgets around a post read of its page. */
type PostPage = Pick<ArticlePage, 'settings' | 'article'>;

interface PostNavigationProps extends Pick<ScreenProps<PostPage>, 'page'> {
  reading?: ReadingWindow;
}

/** The table of contents and the footnotes of a post (SHELL-8); nothing where it has neither. */
export function PostNavigation({ page: { article }, reading = readingWindow }: PostNavigationProps) {
  const [flow] = useState(() => postNavigationIn(reading));
  const [snapshot, actor] = useFlow(flow, article ?? NONE);
  return <PostNavigationView snapshot={snapshot} send={actor.send} linkTo={reading.linkTo} />;
}

const NONE = { contents: [], footnotes: [] };

export const screen = defineScreen<PostPage>(
  object({ settings: Settings, article: nullable(Article) }),
  PostNavigation,
);

interface PostNavigationViewProps {
  snapshot: SnapshotFrom<typeof postNavigationMachine>;
  send: (event: EventFrom<typeof postNavigationMachine>) => void;
  /** Where an anchor of the page is linked to. */
  linkTo: (anchor: string) => string;
}

const PANELS: readonly Panel[] = ['contents', 'footnotes'];

/** Both panels as the width of the window has them stand; one with nothing in it is not there. */
function PostNavigationView({ snapshot, send, linkTo }: PostNavigationViewProps) {
  const words = useMessages(postNavigationWords);
  const { value: layout, context } = snapshot;
  const { article, open, anchors, section, note } = context;
  const panels = PANELS.filter((panel) => article[panel].length > 0);
  if (layout === 'unmeasured' || panels.length === 0) return null;
  const found = new Set(anchors);
  const hrefOf = (...places: (string | undefined)[]) => {
    const place = places.find((each) => each !== undefined && found.has(each));
    return place === undefined ? undefined : linkTo(place);
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
    <div className={`${styles.navigation} ${styles[layout]} jr-screen`}>
      {panels.map((panel) => (
        <PostPanel
          key={panel}
          title={words[panel]}
          layout={layout}
          isOpen={open.includes(panel)}
          onToggle={() => send({ type: 'panel.toggled', panel })}
          onClose={() => send({ type: 'panel.closed', panel })}
        >
          {inside[panel]}
        </PostPanel>
      ))}
    </div>
  );
}

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
function PostPanel({ title, layout, isOpen, onToggle, onClose, children }: PostPanelProps) {
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
