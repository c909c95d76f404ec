import { takeSecrets } from '#app/secrets/take-secrets.ts';
import { readPathname, readQuery, readUrl, replacePage } from '#host/address/location.ts';
import { flows } from '#machines/flows.ts';
import { hasLink } from './mounts.ts';
import { render } from './server.tsx';

/** Opens a page of the publication in the browser: assembled as a host would, and hydrated by the embed. */
async function openPage(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#site');
  if (!root) throw new Error('index.html has no #site.');
  const route = readPathname();
  const query = readQuery();
  const address = readUrl();
  // A server gets the whole address, whose token is now taken out of the address bar.
  address.search = query.toString();
  if (takeSecrets(Object.values(flows).some((flow) => flow.route === route && hasLink(flow.widget)))) return;
  const { openInBrowser } = await import('#mocks/publication/open-page.ts');
  const redirect = await openInBrowser(root, {
    route,
    query,
    render: (widget, data) => render(widget, data, { url: address.href }),
  });
  if (redirect === undefined) await import('./embed.ts');
  else replacePage(redirect);
}

if (import.meta.env.DEV) void openPage();
