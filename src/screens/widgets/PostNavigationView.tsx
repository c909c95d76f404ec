import type { EventFrom, SnapshotFrom } from 'xstate';
import { outline } from '#machines/rules/text/outline.ts';
import type { Panel, postNavigationMachine } from '#machines/widgets/post-navigation.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { postNavigationWords } from '#messages/en/post.ts';
import { Contents } from '#parts/layout/Contents.tsx';
import { Footnotes } from '#parts/text/Footnotes.tsx';
import styles from './PostNavigation.module.css';
import { PostPanel } from './PostPanel.tsx';

interface PostNavigationViewProps {
  snapshot: SnapshotFrom<typeof postNavigationMachine>;
  send: (event: EventFrom<typeof postNavigationMachine>) => void;
  /** Where an anchor of the page is linked to. */
  linkTo: (anchor: string) => string;
}

const PANELS: readonly Panel[] = ['contents', 'footnotes'];

/** Both panels as the width of the window has them stand; one with nothing in it is not there. */
export function PostNavigationView({ snapshot, send, linkTo }: PostNavigationViewProps) {
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
