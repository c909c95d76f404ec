import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useAddress } from '#app/world/WorldProvider.tsx';
import { readingWindow } from '#host/page/reading-window.ts';
import type { ArticlePage } from '#machines/api/contract.ts';
import { shareLinks } from '#machines/rules/link/share-links.ts';
import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { shareFlow } from '#machines/widgets/share.flow.ts';
import { shareIn } from '#machines/widgets/share.ports.ts';
import { ShareBar } from '#parts/link/ShareBar.tsx';

type PostPage = Pick<ArticlePage, 'settings' | 'article'>;

interface ShareProps extends Pick<ScreenProps<PostPage>, 'page'> {
  reading?: ReadingWindow;
}

export function Share({ page: { settings, article }, reading = readingWindow }: ShareProps) {
  const origin = useAddress().origin();
  const [flow] = useState(() => shareIn(reading));
  const [snapshot, actor] = useFlow(flow, undefined);
  if (!article) return null;
  return (
    <ShareBar
      links={shareLinks(article, settings.share, origin)}
      onOpen={reading.openPopup}
      isPrintView={snapshot.matches('printView')}
      onPrintViewToggle={() => actor.send({ type: 'printView.toggled' })}
      onPrintViewLeave={() => actor.send({ type: 'printView.left' })}
      onPrint={reading.print}
    />
  );
}

export const screen = defineScreen(shareFlow, Share);
