import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { readPathname, readQuery, replacePage } from '#host/location.ts';
import { flows } from '#machines/flows.ts';
import { hasLink } from './mounts.ts';
import { drawWidgets } from './site/draw-widgets.ts';
import { isOfPage } from './site/frame.ts';
import { renderSite } from './site/site.ts';
import { startToolbar } from './site/toolbar.ts';

/** Opens a page of the development site: one per route of the contract, assembled as a host would. */
async function openPage(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#site');
  if (!root) throw new Error('index.html has no #site.');
  const route = readPathname();
  const query = readQuery();
  // The mock journal runs only after the page's own scripts, so pass it the address a server would get.
  if (takeSecrets(widgets.some(({ widget, path }) => path === route && hasLink(widget)))) return;
  const site = renderSite(root, route);
  const opened = await import('#mocks/site/site.ts')
    .then(({ openJournal }) => openJournal(route, query))
    .catch((reason: unknown) => {
      site.showUnavailable(reason instanceof Error ? reason.message : String(reason));
      if (!(reason instanceof Error && reason.name === 'CannotMock')) throw reason;
    });
  if (!opened) return;
  const { page, toolbar } = opened;
  if (page.kind === 'redirect') return replacePage(page.to);
  if (toolbar) startToolbar(root, toolbar);
  switch (page.kind) {
    case 'nowhere':
      return site.showNowhere();
    case 'sign-in':
      return site.showSignIn(page.signIn);
    case 'page':
      site.showPage(page, widgets);
      await drawWidgets(root, page.data);
      await import('./embed.ts');
  }
}

const widgets = Object.entries(flows)
  .filter(([widget]) => isOfPage(widget))
  .map(([widget, { route }]) => ({ widget, path: route }));

if (import.meta.env.DEV) void openPage();
