import type { Article } from '#machines/api/contract.ts';
import type { PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { mounts } from '#src/mounts.ts';
import { summaryOf } from '../api-docs/operation-view.ts';
import { readContract } from '../contract/document.ts';

/** A page of a host in plain HTML, to be copied. */
export interface ExamplePage {
  /** Its file, relative to the folder of all of them. */
  file: string;
  /** The path of the contract that it answers. */
  path: string;
  html: string;
}

/** A page for each route of the contract that has a widget, with its first example as page data. */
export const examplePages = (): ExamplePage[] =>
  (Object.keys(pages) as PageId[]).flatMap((id) => {
    // its type says that these are its keys
    const { path } = visits[id];
    const shown = Object.entries(mounts).filter(([name, { route }]) => route === path && !AROUND.includes(name));
    const widgets = shown.map(([name]) => name);
    return widgets.length > 0 ? [{ file: fileOf(path), path, html: pageOf(id, widgets) }] : [];
  });

/** What stands around every page: the header, which counts the cart too, and the footer. */
const AROUND = ['header', 'footer', 'cart-counter'];

/** Where the page of a path lies: as the path does, without what varies in it. */
const fileOf = (path: string): string => `${path.replaceAll(/\/\{\w+\}/g, '').slice(1) || 'index'}.html`;

function pageOf(id: PageId, widgets: string[]): string {
  const [example, { body, summary }] = firstOf(pages[id]);
  const { journal } = body.settings;
  return `<!doctype html>
<!-- GET ${visits[id].path} · ${summary}: the example "${example}" of ${id} in openapi.yaml -->
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${titleOf(id)} · ${journal}</title>
${['header', ...widgets, 'footer'].map((widget) => `    <!--#include virtual="/journal/head/${widget}.html" -->`).join('\n')}
  </head>
  <body>
    <header data-journal="header">
      <a href="/">${journal}</a>
      <a href="/store/issues">Issues</a>
      <a href="/store">Store</a>
      <a href="/account">Account</a>
      <a href="/login">Log in</a>
    </header>
    <main>
${widgets.map((widget) => `      <div data-journal="${widget}"></div>`).join('\n')}
${id === 'showArticle' ? articleText(pages.showArticle.article.body.article) : ''}    </main>
    <footer data-journal="footer">
      <a href="/institutional-subscriptions">Institutional subscriptions</a>
    </footer>
    <script type="application/json" id="journal-data">
${JSON.stringify(body, undefined, 2).replaceAll('<', '\\u003c')}
    </script>
  </body>
</html>
`;
}

const contract = readContract();

/** What the contract calls the page. */
function titleOf(id: PageId): string {
  const operation = contract.operations.find(({ operationId }) => operationId === id);
  return operation ? summaryOf(contract, operation) : '';
}

type Named = Record<string, { summary: string; body: { settings: { journal: string } } }>;

function firstOf(named: Named): [string, Named[string]] {
  const [first] = Object.entries(named);
  if (!first) throw new Error('A page of the contract has no example.');
  return first;
}

/** What of a post the host renders itself: its text, with the anchors that the page data names. */
const articleText = ({ title, contents, footnotes }: ReadonlyArticle): string => {
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
