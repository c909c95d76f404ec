import { readQuery } from '#host/location.ts';
import { renderSite } from './site/site.ts';

/** The development site: one page for each route, put together as a host would. */
async function openPage(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#site');
  if (!root) throw new Error('index.html has no #site.');
  const route = window.location.pathname;
  const main = renderSite(root, route);
  const { openJournal } = await import('#mocks/site.ts');
  const page = await openJournal(route, readQuery());
  if (!page) return;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'journal-data';
  block.textContent = JSON.stringify(page.data);
  const mountPoint = document.createElement('div');
  mountPoint.dataset.journal = page.widget;
  main.replaceChildren(mountPoint, block);
  await import('./embed.ts');
}

if (import.meta.env.DEV) void openPage();
