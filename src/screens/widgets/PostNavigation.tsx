import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import { readingWindow } from '#host/reading-window.ts';
import type { ArticlePage } from '#machines/api/contract.ts';
import { Article } from '#machines/api/schemas/pages/ArticlePage.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { nullable, object } from '#machines/api/shapes.ts';
import { postNavigationIn } from '#machines/widgets/post-navigation.ports.ts';
import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { PostNavigationView } from './PostNavigationView.tsx';

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
