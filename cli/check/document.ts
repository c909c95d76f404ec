import { NEEDED } from '#host/document.ts';
import { hasLink } from '#machines/flows.ts';
import type { Page } from './page.ts';
import { FILE, metasOf } from './read-html.ts';

/** Reports what is wrong with the document around the widgets, and with its headers. */
export function checkDocument(page: Page): void {
  checkBase(page);
  checkTransport(page);
  checkIsolation(page);
  checkToken(page);
  // Elements whose name hides a property of `document`.
  for (const { tag, attributes, line } of page.elements)
    if (/^(?:form|img|iframe|embed|object)$/.test(tag) && NEEDED.includes(attributes.name ?? ''))
      page.error(
        `<${tag} name="${attributes.name}"> hides document.${attributes.name}, so no widget is shown. Rename it.`,
        { line },
      );
  for (const comment of page.comments)
    if (/\bhead\/[\w-]+\.html\b/.test(comment.text))
      page.error('replace this comment with the content of the file that it names.', comment);
}

function checkBase({ base, address = FILE, error }: Page): void {
  const to = base && URL.parse(base.attributes.href ?? '', address);
  if (to && /^https?:$/.test(to.protocol) && to.origin !== new URL(address).origin)
    error(
      `<base href> moves the page's relative addresses to ${to.host}: scripts, calls and links of the widgets go there. Remove it.`,
      base,
    );
}

function checkTransport({ headers, error }: Page): void {
  const type = headers?.get('Content-Type') ?? 'text/html';
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type))
    error(
      `The page is sent as ${type.split(';')[0]?.trim() || 'nothing'}, so browsers do not show it as a page. Send text/html.`,
    );
}

/** Reports a header that keeps the providers' frames out. */
function checkIsolation({ headers, data, error }: Page): void {
  const { payment, bot_check: check } = Object(Object(data).settings);
  if (payment === undefined && check === undefined) return;
  if (/\brequire-corp\b/i.test(headers?.get('Cross-Origin-Embedder-Policy') ?? ''))
    error('Cross-Origin-Embedder-Policy: require-corp keeps the frames of the payment provider and bot check out.');
}

/** Reports what may give away the token in a page's address. */
function checkToken({ elements, headers, widgets, error, warning }: Page): void {
  const linked = widgets.filter(hasLink);
  if (linked.length === 0) return;
  const meta = metasOf(elements, 'name', 'referrer').at(-1)?.attributes.content;
  const referrer = (meta ?? headers?.get('Referrer-Policy') ?? '').split(',').at(-1)?.trim();
  const why = `Its address may carry a token (${linked.join(', ')}).`;
  if (!headers) {
    if (referrer !== 'no-referrer')
      warning(
        `${why} Send it with Referrer-Policy: no-referrer and Cache-Control: no-store. A file has no headers: check it by its address.`,
      );
    return;
  }
  if (referrer !== 'no-referrer') error(`${why} It is sent without Referrer-Policy: no-referrer.`);
  if (!/(?:^|,)\s*no-store\s*(?:,|$)/i.test(headers.get('Cache-Control') ?? ''))
    error(`${why} It is sent without Cache-Control: no-store.`);
}
