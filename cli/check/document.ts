import { isUtf8 } from 'node:buffer';
import { NEEDED } from '#host/document.ts';
import { hasLink } from '#machines/flows.ts';
import { directionOf } from '#messages/language.ts';
import type { Page } from './page.ts';
import { FILE, metasOf } from './read-html.ts';
import { lineAt, type Report } from './report.ts';
import type { ServedPage } from './served-page.ts';
import { isPrivateName, languageNameOf, usableLocale } from './settings.ts';

/** Reads a page as browsers do, except that bytes which are not UTF-8 are a finding. */
export function decodePage({ bytes, headers }: ServedPage, { error, warning }: Report): string {
  const html = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const charset = /charset\s*=\s*["']?\s*([\w:.-]+)/i;
  const [, sent] = charset.exec(headers?.get('Content-Type') ?? '') ?? [];
  const [, written] = charset.exec(html.slice(0, 1_024).match(/<meta\b[^>]*charset[^>]*/i)?.[0] ?? '') ?? [];
  const declared = html.startsWith('\uFEFF') ? 'utf-8' : (sent ?? written);
  if (declared === undefined)
    warning('The page declares no character encoding. Add <meta charset="utf-8"> at the start of its head.');
  else if (!/^utf-?8$/i.test(declared))
    error('The page declares another character encoding than UTF-8, so texts and page data are garbled.');
  if (!isUtf8(bytes))
    error('the page is not valid UTF-8 here. Save and send it as UTF-8.', lineAt(html, html.indexOf('\uFFFD')));
  return html.replace(/^\uFEFF/, '');
}

/** Reports what is wrong with the document around the widgets, and with its headers. */
export function checkDocument(page: Page): void {
  checkHead(page);
  checkBase(page);
  checkLanguage(page);
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

function checkHead({ elements, isQuirky, warning }: Page): void {
  if (isQuirky) warning('The page does not begin with <!doctype html>, so browsers lay it out by old rules.');
  const [viewport] = metasOf(elements, 'name', 'viewport');
  const content = viewport?.attributes.content ?? '';
  if (!/width\s*=\s*device-width/i.test(content))
    warning('Phones shrink this page. Add <meta name="viewport" content="width=device-width, initial-scale=1">.');
  if (/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1(?:\.0*)?(?![\d.]))/i.test(content))
    warning('this viewport keeps readers from zooming.', viewport);
}

function checkBase({ base, address = FILE, error, warning }: Page): void {
  const to = base && URL.parse(base.attributes.href ?? '', address);
  if (!base) return;
  if (!to || !/^https?:$/.test(to.protocol))
    warning('<base href> is no http or https address, so browsers ignore it.', base);
  else if (to.origin !== new URL(address).origin)
    error(
      `<base href> moves the page's relative addresses to ${to.host}: scripts, calls and links of the widgets go there. Remove it.`,
      base,
    );
}

function checkLanguage({ elements, data, warning }: Page): void {
  const locale = usableLocale(Object(Object(data).settings).locale) ?? 'en-US';
  const root = elements.find(({ tag }) => tag === 'html');
  const { lang = '', dir = 'ltr' } = root?.attributes ?? {};
  if (lang.trim() === '') warning('<html> has no lang, so screen readers guess the language.', root);
  else if (languageNameOf(lang.trim()) !== languageNameOf(locale))
    warning(
      `<html> has another lang than the widgets, whose locale is ${locale}. Set the same in settings.locale.`,
      root,
    );
  const direction = directionOf(locale);
  if (!/^(?:auto|rtl)$/i.test(dir) ? direction === 'rtl' : dir.toLowerCase() === 'rtl' && direction === 'ltr')
    warning(`<html> has another direction than the widgets. ${locale} needs dir="${direction}".`, root);
}

function checkTransport({ address = FILE, headers, error, warning }: Page): void {
  const type = headers?.get('Content-Type') ?? 'text/html';
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type))
    error(
      `The page is sent as ${type.split(';')[0]?.trim() || 'nothing'}, so browsers do not show it as a page. Send text/html.`,
    );
  const { protocol, hostname } = new URL(address);
  if (address !== FILE && protocol === 'http:' && !isPrivateName(hostname, false))
    warning('The page is sent without https: sessions can be stolen, and payments do not work.');
}

/** Reports headers that keep the providers' frames and wallets from working. */
function checkIsolation({ headers, data, error, warning }: Page): void {
  const { payment, bot_check: check } = Object(Object(data).settings);
  if (payment === undefined && check === undefined) return;
  if (/\brequire-corp\b/i.test(headers?.get('Cross-Origin-Embedder-Policy') ?? ''))
    error('Cross-Origin-Embedder-Policy: require-corp keeps the frames of the payment provider and bot check out.');
  if (payment !== undefined && /\bpayment\s*=\s*\(\s*\)/i.test(headers?.get('Permissions-Policy') ?? ''))
    warning('Permissions-Policy: payment=() turns wallets off.');
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
