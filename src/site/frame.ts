import { issue, journal } from './journal.ts';
import { type Tree, tree } from './tree.ts';

const NAVIGATION = [
  { href: '/store/issues', label: 'Issues' },
  { href: '/store', label: 'Store' },
  { href: '/subscribe', label: 'Subscribe' },
  { href: '/account', label: 'Account' },
];

/** The widgets that stand in the header of every page. */
export const FRAMED: readonly string[] = ['cart-counter'];

/** What stands around every page: a way past the header, the header, the footer. */
export const frame = (route: string): { skip: Tree; header: Tree; footer: Tree } => ({
  skip: tree('a', { class: 'skip', href: '#content' }, 'Skip to content'),
  header: header(route),
  footer: footer(),
});

function header(route: string): Tree {
  const { number, season } = issue(journal.currentIssue);
  return tree(
    'header',
    { class: 'masthead' },
    tree('p', { class: 'overline' }, tree('span', {}, season), tree('span', {}, `No. ${number}`)),
    tree('a', { class: 'nameplate', href: '/' }, journal.name),
    tree('p', { class: 'line' }, journal.line),
    tree(
      'nav',
      { 'aria-label': 'Journal' },
      ...NAVIGATION.map(({ href, label }) =>
        tree(
          'a',
          currentLink(route) === href ? { href, 'aria-current': route === href ? 'page' : 'true' } : { href },
          label,
        ),
      ),
      ...FRAMED.map((widget) => tree('span', { 'data-journal': widget })),
    ),
  );
}

/** The most exact of the links that the route lies under. */
const currentLink = (route: string): string | undefined =>
  NAVIGATION.map(({ href }) => href)
    .filter((href) => route === href || route.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];

const footer = (): Tree =>
  tree(
    'footer',
    { class: 'colophon' },
    tree(
      'p',
      {},
      `${journal.name} is printed in spring, summer, autumn and winter on uncoated paper, sewn, and posted in plain card. `,
      'Subscribers read everything we have published since the first issue.',
    ),
    tree(
      'p',
      {},
      tree('a', { href: '/institutional-subscriptions' }, 'Institutional subscriptions'),
      ' ',
      tree('a', { href: '/donate' }, 'Donate'),
    ),
  );
