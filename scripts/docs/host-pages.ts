import type { Article } from '#machines/api/contract.ts';
import type { PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { isWidget, mounts } from '#src/mounts.ts';
import type { Widget } from '#src/widgets.ts';
import { addressOf, summaryOf } from '../api-docs/operation-view.ts';
import { type Operation, readContract } from '../contract/document.ts';

/** A page of a host in plain HTML, to be copied. */
export interface ExamplePage {
  /** Its file, relative to the folder of all of them. */
  file: string;
  /** The path of the contract that it answers, and one that a reader could ask for. */
  path: string;
  address: string;
  html: string;
  data: unknown;
  /** Its widgets, from top to bottom. */
  widgets: Widget[];
}

/** A page for each route of the contract that has a widget, with its first example as page data. */
export const examplePages = (): ExamplePage[] =>
  (Object.keys(pages) as PageId[]).flatMap((id) => {
    // its type says that these are its keys
    const { path } = visits[id];
    const shown = Object.keys(mounts)
      .filter(isWidget)
      .filter((name) => mounts[name].route === path);
    const own = shown.filter((name) => !AROUND.includes(name));
    const widgets: Widget[] = ['header', ...own, 'footer'];
    const file = fileOf(path);
    const address = addressOf(contract, operationOf(id));
    const { body: data } = firstOf(pages[id])[1];
    return own.length > 0 ? [{ file, path, address, html: pageOf(id, widgets, drawnIn(file)), data, widgets }] : [];
  });

/** The page data of every example of the pages that a widget belongs to. */
export const examplesOf = (widget: Widget): unknown[] =>
  (Object.keys(pages) as PageId[])
    .filter((id) => AROUND.includes(widget) || visits[id].path === mounts[widget].route)
    .flatMap((id) => Object.values<{ body: unknown }>(pages[id]).map(({ body }) => body));

/** What stands around every page: the header, which counts the cart too, and the footer. */
const AROUND: readonly Widget[] = ['header', 'footer', 'cart-counter'];

/** The folder of the build with the widgets of a page as they are drawn from its page data. */
export const drawnIn = (file: string): string => `html/${file.replace(/\.html$/, '')}`;

/** Where the page of a path lies: as the path does, without what varies in it. */
const fileOf = (path: string): string => `${path.replaceAll(/\/\{\w+\}/g, '').slice(1) || 'index'}.html`;

function pageOf(id: PageId, widgets: Widget[], drawn: string): string {
  const [example, { body, summary }] = firstOf(pages[id]);
  const { journal } = body.settings;
  const include = (file: string) => `<!--#include virtual="/journal/${file}" -->`;
  const [header, ...others] = widgets.map((widget) => include(`${drawn}/${widget}.html`));
  const footer = others.pop();
  return `<!doctype html>
<!-- GET ${visits[id].path} · ${summary}: the example "${example}" of ${id} in openapi.yaml -->
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escaped(titleOf(id))}" />
    <link rel="icon" href="data:," />
    <title>${titleOf(id)} · ${journal}</title>
${['base', ...widgets].map((part) => `    ${include(`head/${part}.html`)}`).join('\n')}
  </head>
  <body>
    ${header}
    <main>
${others.map((widget) => `      ${widget}\n`).join('')}${id === 'showArticle' ? articleText(pages.showArticle.article.body.article) : ''}    </main>
    ${footer}
    <script type="application/json" id="journal-data">
${JSON.stringify(body, undefined, 2).replaceAll('<', '\\u003c')}
    </script>
  </body>
</html>
`;
}

const contract = readContract();

function operationOf(id: PageId): Operation {
  const found = contract.operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** What the contract calls the page. */
const titleOf = (id: PageId): string => summaryOf(contract, operationOf(id));

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
