import type { Article } from '#machines/api/contract.ts';

/** What of a post the host renders itself: its text, with the anchors that the page data names. */
export const articleText = ({ title, contents, footnotes }: ReadonlyArticle): string => {
  const lines = [
    '<article>',
    `  <h1>${escaped(title)}</h1>`,
    ...contents.map(({ anchor, title: words, depth }) => `  <h${depth} id="${anchor}">${escaped(words)}</h${depth}>`),
    ...footnotes.map(
      ({ anchor, reference = `at-${anchor}` }, at) =>
        `  <p>… <a id="${reference}" href="#${anchor}" aria-label="Note ${at + 1}">${at + 1}</a></p>`,
    ),
    '  <ol>',
    ...footnotes.map(({ anchor, words }) => `    <li id="${anchor}">${escaped(words)}</li>`),
    '  </ol>',
    '</article>',
  ];
  return lines.map((line) => `      ${line}\n`).join('');
};

interface ReadonlyArticle extends Pick<Article, 'title'> {
  contents: readonly Readonly<Article['contents'][number]>[];
  footnotes: readonly Readonly<Article['footnotes'][number]>[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
