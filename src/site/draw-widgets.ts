import { readQuery } from '#host/location.ts';
import { isWidget } from '#src/mounts.ts';
import { render } from '#src/server.tsx';

/** Makes each mount point of the page what a host's server writes there: the widget as HTML, which the embed takes over. */
export async function drawWidgets(root: ParentNode, data: unknown): Promise<void> {
  const address = new URL(window.location.pathname, window.location.origin);
  // As the server was asked for it, with the token that is no longer in the address bar.
  address.search = readQuery().toString();
  for (const place of root.querySelectorAll<HTMLElement>('[data-journal]')) {
    const name = place.dataset.journal;
    const html = isWidget(name) ? await render(name, data, { url: address.href }) : '';
    if (html) become(place, html);
  }
}

/** Makes an element what HTML says of it. */
function become(element: HTMLElement, html: string): void {
  // A template's document has scripting off: it would parse a `noscript` into elements, and the widget would not hydrate.
  const parsed = document.createElement('div');
  parsed.innerHTML = policy?.createHTML(html) ?? html;
  const drawn = parsed.firstElementChild;
  for (const { name, value } of drawn?.attributes ?? []) element.setAttribute(name, value);
  element.replaceChildren(...(drawn?.childNodes ?? []));
}

interface PolicyFactory {
  // Its answer is a `TrustedHTML`, which serves wherever the text does.
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
});
