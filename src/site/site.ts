import { home, type SiteScenario } from './home.ts';
import { journal } from './journal.ts';
import './theme.css';
import { frame } from './frame.ts';
import { draw, tree } from './tree.ts';

/** Draws the journal's page around a route and answers its `<main id="content">`: filled for the home page, empty for others to fill. */
export function renderSite(root: HTMLElement, route: string, scenarios: readonly SiteScenario[] = PAGES): HTMLElement {
  const page = root.ownerDocument;
  const isHome = route === '/';
  const main = draw(page, tree('main', { id: 'content', class: 'page' }, ...(isHome ? [home(scenarios)] : [])));
  const { skip, header, footer } = frame(route);
  root.replaceChildren(draw(page, skip), draw(page, header), main, draw(page, footer));
  page.title = isHome ? `${journal.name}. ${journal.line}` : journal.name;
  // `main` is an HTML element: `draw` makes SVG only of SVG's own tags.
  return main as HTMLElement;
}

const PAGES: readonly SiteScenario[] = [{ path: '/subscribe', title: 'Subscribe' }];
