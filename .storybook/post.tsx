import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fn } from 'storybook/test';
import { readingWindow } from '#host/reading-window.ts';
import type { Article, ArticlePage } from '#machines/api/contract.ts';
import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { draw } from '#src/site/tree.ts';
import { keepersOfTheLight } from '#src/site/words/article.ts';
import { pageOf } from './pages.ts';
import '#src/site/pages.css';

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
  const text = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    text.current?.replaceChildren(...keepersOfTheLight().map((each) => draw(document, each)));
  }, []);
  return (
    <div className="post">
      <div className="jr">{children}</div>
      <article ref={text} className="prose" />
    </div>
  );
}
