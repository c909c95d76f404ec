import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { readingWindow } from '#host/reading-window.ts';
import type { Article, ArticlePage } from '#machines/api/contract.ts';
import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { articles } from '#mocks/publication/articles.ts';
import { pageOf } from './pages.ts';

/** A window of this width that only records popups. */
export const windowOf = (width: number, isBlocked = false): ReadingWindow => ({
  ...readingWindow,
  openPopup: fn(() => !isBlocked),
  print: fn(),
  watchWidth: (widths, changed) => {
    changed(Math.max(0, ...widths.filter((each) => each <= width)));
    return () => undefined;
  },
});

export function postWith(changed: Partial<Article>): ArticlePage {
  const page = pageOf('showArticle', 'article');
  return { ...page, article: page.article && { ...page.article, ...changed } };
}

/** Renders the contract's example article as its host does, with the widget beside it. */
export function Post({ children }: { children: ReactNode }) {
  return (
    <div className="post">
      <div className="jr">{children}</div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the publication's own text */}
      <article className="prose" dangerouslySetInnerHTML={{ __html: String(articles['keepers-of-the-light']?.()) }} />
    </div>
  );
}
