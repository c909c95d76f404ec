import { readQuery, readUrl } from '#host/location.ts';
import { isWidget } from '#src/mounts.ts';
import { render } from '#src/server.tsx';

/** Renders each mount point to HTML, as a host's server would. The embed hydrates it. */
export async function drawWidgets(root: ParentNode, data: unknown): Promise<void> {
  const address = readUrl();
  // The original query, including the token that was removed from the address bar.
  address.search = readQuery().toString();
  for (const place of root.querySelectorAll<HTMLElement>('[data-journal]')) {
    const name = place.dataset.journal;
    const html = isWidget(name) ? await render(name, data, { url: address.href }) : '';
    if (html) become(place, html);
  }
}

function become(element: HTMLElement, html: string): void {
  // Not a `template`: scripting is off inside one, so `noscript` would be parsed into elements and break hydration.
  const parsed = document.createElement('div');
  parsed.innerHTML = policy?.createHTML(html) ?? html;
  const drawn = parsed.firstElementChild;
  for (const { name, value } of drawn?.attributes ?? []) element.setAttribute(name, value);
  element.replaceChildren(...(drawn?.childNodes ?? []));
}

interface PolicyFactory {
  // Typed as a string: a `TrustedHTML` works wherever a string does.
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
});
