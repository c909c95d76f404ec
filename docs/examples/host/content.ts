import { html, raw } from 'hono/html';
import { contents, issue, journal } from '#src/site/journal.ts';
import { type Tree, write } from '#src/site/tree.ts';
import * as around from '#src/site/words/around.ts';
import { articles } from '#src/site/words/article.ts';
import type { Piece } from './pages.ts';
import type { PageData } from './server.ts';

// The journal's own content, which a publisher would keep in a CMS. The development site shows the same.

export function frontPage(letter: Piece): Piece {
  const current = issue(journal.currentIssue);
  return html`<section class="issue" aria-labelledby="issue">
        ${coverOf(current.number, { isFirst: true })}
        <div>
          <p class="overline">Issue ${current.number}, ${current.season}</p>
          <h1 id="issue">${current.title}</h1>
          <p class="lead">An issue about the people who stay up: keepers, bakers, night porters, the woman who winds the
            town clock. We asked each of them what the dark is for.</p>
          <ul class="contents">${contents.map(
            ({ kind, title, note, href }) => html`
            <li><span class="kind">${kind}</span>
              <span><cite>${href === undefined ? title : html`<a href="${href}">${title}</a>`}</cite>
              <span class="note">${note}</span></span></li>`,
          )}
          </ul>
          <p><a class="call" href="/subscribe">Subscribe</a></p>
        </div>
      </section>
      <section aria-labelledby="earlier">
        <h2 id="earlier">Earlier issues</h2>
        <ul class="shelf">${[1, 2, 3, 4].map((back) => {
          const { number, title, season } = issue(journal.currentIssue - back);
          return html`
          <li>${coverOf(number)}
            <p><cite><a href="/issue/${slugOf(title)}">${title}</a></cite> ${season}</p></li>`;
        })}
        </ul>
      </section>
      <section class="letter" aria-labelledby="letter">
        <h2 id="letter">The letter</h2>
        <p>Between issues we send one letter a month: what we are reading, and what the printer said.</p>
        ${letter}
      </section>`;
}

export function articleOf(url = '', place: (widget: 'share' | 'post-navigation') => Piece): Piece {
  const slug = url.slice(url.lastIndexOf('/') + 1);
  const text = Object.hasOwn(articles, slug) ? articles[slug] : undefined;
  if (!text) return html`<h1>Article not found</h1><p>The <a href="/">front page</a> lists all articles.</p>`;
  return html`<div class="post">
        ${place('post-navigation')}
        <article class="prose">${htmlOf(text())} ${place('share')}</article>
      </div>`;
}

export const institutions = (): Piece => htmlOf(around.institutions());

/** The host's own content below the widget of a page. */
export function asideAt(path: string, data: PageData): Piece {
  const [heading, ...words] = path === '/issue/:slug' ? issueWords(data) : (ASIDES[path]?.() ?? []);
  if (!heading) return html``;
  return html`<section class="words">${htmlOf([heading])}<div>${htmlOf(words)}</div></section>`;
}

const ASIDES: Readonly<Record<string, () => Tree[]>> = {
  '/login': around.loginWords,
  '/store': around.storeIntro,
  '/store/issues': around.issuesIntro,
  '/store/product/:slug': around.productWords,
  '/subscribe': around.subscribeWords,
  '/donate': around.donateWords,
};

function issueWords({ issue: shown }: PageData): Tree[] {
  const slug = String(Object(shown).slug);
  const words = Object.hasOwn(around.issueWords, slug) ? around.issueWords[slug] : undefined;
  return words ? [{ tag: 'h2', attributes: {}, children: ['What is in it'] }, ...words()] : [];
}

/** Loads the first visible cover at once, the others when they scroll into view. */
const coverOf = (number: number, { isFirst = false } = {}): Piece =>
  html`<img class="cover" src="/covers/issue-${number}.svg" alt="" width="480" height="600"${raw(
    isFirst ? ' fetchpriority="high"' : ' loading="lazy"',
  )} />`;

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const htmlOf = (trees: readonly Tree[]): Piece => html`${raw(trees.map(write).join(''))}`;
