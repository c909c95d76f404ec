import { html, raw } from 'hono/html';
import { articles, type Piece } from './articles.ts';

// The journal's own content, which a publisher would keep in a CMS.

export const frontPage = (letter: Piece): Piece => html`<section class="issue" aria-labelledby="issue">
        ${cover(42, { isFirst: true })}
        <div>
          <p class="overline">Issue 42, Spring 2026</p>
          <h1 id="issue">The Lamp Room</h1>
          <p class="lead">An issue about the people who stay up: keepers, bakers, night porters, the woman who winds the
            town clock. We asked each of them what the dark is for.</p>
          <ul class="contents">${CONTENTS.map(
            ([kind, title, note]) => html`
            <li><span class="kind">${kind}</span>
              <span><cite>${title}</cite>
              <span class="note">${note}</span></span></li>`,
          )}
          </ul>
          <p><a class="call" href="/subscribe">Subscribe</a></p>
        </div>
      </section>
      <section aria-labelledby="earlier">
        <h2 id="earlier">Earlier issues</h2>
        <ul class="shelf">${EARLIER.map(
          ([number, slug, title, season]) => html`
          <li>${cover(number)}
            <p><cite><a href="/issue/${slug}">${title}</a></cite> ${season}</p></li>`,
        )}
        </ul>
      </section>
      <section class="letter" aria-labelledby="letter">
        <h2 id="letter">The letter</h2>
        <p>Between issues we send one letter a month: what we are reading, and what the printer said.</p>
        ${letter}
      </section>`;

const CONTENTS = [
  [
    'Essay',
    html`<a href="/articles/keepers-of-the-light">Keepers of the light</a>`,
    'Forty years of one keeper’s weather books, read in a single winter.',
  ],
  ['Reportage', 'Nine hundred doors', 'A locksmith’s route through a city being emptied for a dam.'],
  ['Fiction', 'The view of the wrong street', 'Two sisters share a telescope, a debt and a window.'],
  ['Poems', 'Five small hours', 'One for each hour the night shift does not count.'],
  ['Notebook', 'On keeping bees badly', 'What a hive will forgive, and the one thing it will not.'],
] as const;

const EARLIER = [
  [41, 'low-water', 'Low Water', 'Winter 2025'],
  [40, 'salt-roads', 'Salt Roads', 'Autumn 2025'],
  [39, 'orchard-year', 'Orchard Year', 'Summer 2025'],
  [38, 'first-thaw', 'First Thaw', 'Spring 2025'],
] as const;

/** Loads the first visible cover at once, the others when they scroll into view. */
const cover = (number: number, { isFirst = false } = {}): Piece =>
  html`<img class="cover" src="/covers/issue-${number}.svg" alt="" width="480" height="600"${raw(
    isFirst ? ' fetchpriority="high"' : ' loading="lazy"',
  )} />`;

export function articleAt(url = '', place: (widget: 'share' | 'post-navigation') => Piece): Piece {
  const text = own(articles, url.slice(url.lastIndexOf('/') + 1));
  if (!text) return html`<h1>Article not found</h1><p>The <a href="/">front page</a> lists all articles.</p>`;
  return html`<div class="post">
        ${place('post-navigation')}
        <article class="prose">${text()} ${place('share')}</article>
      </div>`;
}

/** The journal's own words below the widget of a page. `issue` is the slug of the issue on the page. */
export function asideAt(path: string, issue: string): Piece {
  const about = path === '/issue/{slug}' ? own(aboutIssues, issue) : undefined;
  const { heading, words } = about ? { heading: 'What is in it', words: about } : (own(asides, path) ?? {});
  if (!words) return html``;
  return html`<section class="words"><h2>${heading}</h2><div>${words()}</div></section>`;
}

/** Returns the value of an own key. Slugs come from addresses and may be `__proto__`. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const institutions = (): Piece => html`
  <h1>For libraries, schools and institutes</h1>
  <p class="lead">One subscription gives everyone at your institution every issue since the first, in the reading room
    and at home.</p>
  <p>Readers log in with their institution’s account. They need no account with us, and all we learn is where they
    belong. You also get two printed copies of each issue, sewn to lie flat on a photocopier.</p>
  <p>The price depends on the number of readers. Write to <a
    href="mailto:libraries@emberdays.example">libraries@emberdays.example</a> with a rough number, and we answer
    within two working days.</p>
  <h2>If your institution subscribes</h2>`;

const asides: Readonly<Record<string, Aside>> = {
  '/login': {
    heading: 'No account yet?',
    words: () => html`
      <p>You get one with your first <a href="/subscribe">subscription</a>. Libraries have <a
        href="/institutional-subscriptions">their own login</a>.</p>`,
  },
  '/store': {
    heading: 'Made in small runs',
    words: () => html`
      <p>People we know make everything here in small runs, and we pack it by hand on Thursdays. <a
        href="/store/issues">Back issues</a> have their own shelf.</p>`,
  },
  '/store/issues': {
    heading: 'When an issue is gone',
    words: () => html`
      <p>We sell back issues while copies last. Subscribers can read every issue since the first, even when it is out
        of print.</p>`,
  },
  '/store/product/{slug}': {
    heading: 'How we ship',
    words: () => html`
      <p>We mail it in plain card, without plastic, on the Thursday after you order. It takes three to five days in
        the United States and up to three weeks elsewhere. If it arrives broken, we send another.</p>`,
  },
  '/subscribe': {
    heading: 'Before you ask',
    words: () => html`
      <div class="asked">
      <details><summary>When does it begin?</summary><p>With the next issue we print. We mail issues in the first week
        of March, June, September and December.</p></details>
      <details><summary>What if I move?</summary><p>Change the address in your account by the week before we mail an
        issue.</p></details>
      <details><summary>May I lend it?</summary><p>Please do. It is sewn to last.</p></details>
      </div>`,
  },
  '/donate': {
    heading: 'What it pays for',
    words: () => html`
      <p>Ember Days carries no advertising. Subscriptions pay for printing and postage; donations pay the writers.
        Last year there were sixty-one of them, nine in print for the first time, all paid the same rate.</p>`,
  },
};

/** By slug. */
const aboutIssues: Readonly<Record<string, () => Piece>> = {
  'first-thaw': () => html`
    <p>An issue about what comes up when the ground gives: a village that reappears each March when the reservoir is
      low, the last ice road in the county, a cellar forgotten by three owners in a row.</p>
    ${inside(['Essay', 'The drowned post office'], ['Reportage', 'Eleven inches, and safe'], ['Fiction', 'Meltwater'])}`,
  'orchard-year': () => html`
    <p>We followed one orchard from pruning to cider and wrote down what it cost. In between: a court case over a
      hedge, a life of the man who named four hundred pears, and a story told by a ladder.</p>
    ${inside(['Reportage', 'One tree, twelve months'], ['Life', 'The man of pears'], ['Fiction', 'What the ladder held'])}`,
  'salt-roads': () => html`
    <p>Salt made roads before anything else did. Five writers walk what is left of them, in five countries, and none
      of them arrives where they meant to.</p>
    ${inside(['Walks', 'Five salt roads'], ['Essay', 'A pinch, a peck, a war'], ['Poems', 'Licks'])}`,
  'low-water': () => html`
    <p>Six essays and a story from the coast, all set between the tide lines: cockles, wrecks, the law of what washes
      up, and the two hours when an island is not one.</p>
    ${inside(['Essay', 'Not an island, for now'], ['Law', 'Finders'], ['Fiction', 'The cockle line'])}`,
  'the-lamp-room': () => html`
    <p>An issue about the people who stay up: keepers, bakers, night porters, the woman who winds the town clock. The
      printed copies sold out in nine days. Subscribers can read all of it here.</p>
    ${inside(['Essay', 'Keepers of the light'], ['Reportage', 'Nine hundred doors'], ['Poems', 'Five small hours'])}`,
  'night-ferry': () => html`
    <p>The next issue crosses in the dark. It is at the printer now, and we mail it in the first week of June.
      Subscribe before then to start with it.</p>`,
};

interface Aside {
  heading: string;
  words: () => Piece;
}

const inside = (...pieces: [kind: string, title: string][]): Piece =>
  html`<ul class="contents" role="list" aria-label="In this issue">${pieces.map(
    ([kind, title]) => html`<li><span class="kind">${kind}</span><cite>${title}</cite></li>`,
  )}</ul>`;
