import { CONSOLE, createConsole } from '../console/console.ts';
import { STYLE } from '../console/page.ts';
import { lineOf } from '../console/world.ts';
import { INDEX } from './index-of-pages.ts';
import type { Mocks } from './start-mocks.ts';
import { trusted } from './trusted-html.ts';

/**
 * Appends a bar with the journal's console, which opens as a panel and keeps up with other tabs. It is in a shadow root,
 * apart from the styles of the page.
 */
export function startToolbar(root: HTMLElement, { journal, watch }: Mocks): void {
  const app = createConsole(journal, { pages: INDEX });
  const toolbar = document.createElement('aside');
  toolbar.className = 'toolbar';
  toolbar.ariaLabel = 'Mock journal';
  const shadow = toolbar.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE + BAR);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = trusted(
    '<details><summary><b>Mock journal</b> <span></span></summary><div class="panel"></div></details>',
  );
  const details = find<HTMLDetailsElement>(shadow, 'details');
  const panel = find(details, '.panel');
  const ask = (path: string, body?: URLSearchParams) =>
    app.request(path, { headers: { Accept: 'text/html' }, ...(body && { method: 'POST', body }) });

  /** Replaces the panel. The control in use, if it is still there, keeps the focus. */
  const show = async (answer: Response | Promise<Response>): Promise<void> => {
    const page = document.createElement('template');
    page.innerHTML = trusted(await (await answer).text());
    const used = shadow.activeElement?.id;
    panel.replaceChildren(find(page.content, '.console'));
    if (used) shadow.getElementById(used)?.focus();
  };
  let shown = '';
  const refresh = (): void => {
    const state = journal.state();
    find(details, 'summary span').textContent = lineOf(state);
    // Rendering the panel runs the journal's due tasks, which change its state only the first time.
    if (!details.open || panel.contains(shadow.activeElement) || shown === JSON.stringify(state)) return;
    shown = JSON.stringify(state);
    void show(ask(CONSOLE));
  };

  details.open = sessionStorage.getItem(OPEN) === 'yes';
  details.addEventListener('toggle', () => {
    sessionStorage.setItem(OPEN, details.open ? 'yes' : 'no');
    shown = '';
    panel.replaceChildren();
    refresh();
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    find(details, 'summary').focus();
  });
  panel.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) target.closest<HTMLFormElement>('[data-at-once]')?.requestSubmit();
  });
  panel.addEventListener('submit', (event) => void send(event));

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const path = new URL(form.action).pathname;
    const values = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
    const answer = await ask(path, new URLSearchParams(values));
    // Switches apply to the calls of the open page; everything else changes the page itself.
    if (answer.ok || answer.status >= 400) return show(answer);
    if (path !== `${CONSOLE}/switches`) window.location.reload();
    else await show(ask(answer.headers.get('Location') ?? CONSOLE));
  }

  watch(refresh);
  refresh();
  root.append(toolbar);
}

const OPEN = 'mock-toolbar';

function find<Found extends HTMLElement>(within: ParentNode, what: string): Found {
  const found = within.querySelector<Found>(what);
  if (!found) throw new Error(`The toolbar has no ${what}.`);
  return found;
}

/** Below the page on narrow screens, else a tab in the margin, so that it covers nothing while closed. */
const BAR = `
:host { display: block; font: .875rem/1.4 system-ui, sans-serif }
details { background: var(--card); color: var(--ink); border: 1px solid var(--line) }
summary { display: flex; gap: .75rem; padding: .5rem 1rem }
.panel { padding: 0 1rem 1rem }
.panel:empty { display: none }
@media (width >= 60rem) {
  :host { position: fixed; inset-block: 4.5rem 1.5rem; inset-inline-end: 0; z-index: 2; display: flex; align-items: start; pointer-events: none }
  details { max-block-size: 100%; overflow: auto; pointer-events: auto }
  details[open] { inline-size: 30rem }
  details:not([open]) summary { writing-mode: vertical-rl; padding: 1rem .25rem; max-block-size: 24rem; overflow: hidden; white-space: nowrap }
}
@media print { :host { display: none } }
`;
