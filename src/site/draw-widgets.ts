import { readQuery } from '#host/location.ts';
import { isWidget } from '#src/mounts.ts';
import { render } from '#src/server.tsx';

/** Renders each mount point as a host's server would: as HTML, which the embed hydrates. */
export async function drawWidgets(root: ParentNode, data: unknown): Promise<void> {
  const address = new URL(window.location.pathname, window.location.origin);
  // The query the server got, with the token that is no longer in the address bar.
  address.search = readQuery().toString();
  for (const place of root.querySelectorAll<HTMLElement>('[data-journal]')) {
    const name = place.dataset.journal;
    const html = isWidget(name) ? await render(name, data, { url: address.href }) : '';
    if (html) become(place, html);
  }
}

function become(element: HTMLElement, html: string): void {
  // Not a template: it has scripting off, so it would parse a `noscript` into elements and break hydration.
  const parsed = document.createElement('div');
  parsed.innerHTML = policy?.createHTML(html) ?? html;
  const drawn = parsed.firstElementChild;
  for (const { name, value } of drawn?.attributes ?? []) element.setAttribute(name, value);
  element.replaceChildren(...(drawn?.childNodes ?? []));
}

interface PolicyFactory {
  // Returns a `TrustedHTML`, which works wherever a string does.
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
});
