import { issue, journal } from './journal.ts';
import { type Tree, tree } from './tree.ts';

const NAVIGATION = [
  { href: '/store/issues', label: 'Issues' },
  { href: '/store', label: 'Store' },
  { href: '/subscribe', label: 'Subscribe' },
  { href: '/account', label: 'Account' },
];

const AROUND: readonly string[] = ['header', 'footer'];

/** Whether a widget belongs to the page and not to its frame. The header includes the cart counter. */
export const isOfPage = (widget: string): boolean => ![...AROUND, 'cart-counter'].includes(widget);

export const frame = (route: string): { before: Tree[]; after: Tree[] } => ({
  before: [
    tree('a', { class: 'skip', href: '#content' }, 'Skip to content'),
    tree('header', { 'data-journal': 'header' }),
    masthead(route),
  ],
  after: [colophon(), tree('footer', { 'data-journal': 'footer' })],
});

function masthead(route: string): Tree {
  const { number, season } = issue(journal.currentIssue);
  return tree(
    'nav',
    { class: route === '/' ? 'masthead front' : 'masthead', 'aria-label': 'Journal' },
    tree('p', { class: 'overline' }, tree('span', {}, season), tree('span', {}, `No. ${number}`)),
    tree('a', { class: 'nameplate', href: '/' }, journal.name),
    tree('p', { class: 'line' }, journal.line),
    tree(
      'p',
      { class: 'ways' },
      ...NAVIGATION.map(({ href, label }) =>
        tree(
          'a',
          currentLink(route) === href ? { href, 'aria-current': route === href ? 'page' : 'true' } : { href },
          label,
        ),
      ),
    ),
  );
}

/** The longest match wins: `/store/issues` over `/store`. */
const currentLink = (route: string): string | undefined =>
  NAVIGATION.map(({ href }) => href)
    .filter((href) => route === href || route.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];

const colophon = (): Tree =>
  tree(
    'aside',
    { class: 'colophon', 'aria-label': 'Colophon' },
    tree(
      'p',
      {},
      `${journal.name} is printed in spring, summer, autumn and winter on uncoated paper, sewn, and mailed in plain card. `,
      'Subscribers can read everything since the first issue.',
    ),
  );
