import { NEEDED } from '#host/document.ts';
import { directionOf } from '#messages/language.ts';
import { baseOf, FILE } from './base.ts';
import { error, type Finding, warning } from './finding.ts';
import type { PageContent, PageElement } from './read-html.ts';
import type { ServedPage } from './served-page.ts';
import { languageNameOf, usableLocale } from './setting-findings.ts';

/** Returns what is wrong with the document around the widgets. */
export const documentFindings = (content: PageContent, page: ServedPage, data: unknown): Finding[] => [
  ...headFindings(content),
  ...baseFindings(content.elements, page.address),
  ...languageFindings(content.elements, data),
  ...nameFindings(content.elements),
  ...transportFindings(page),
  ...content.comments.flatMap(({ text, line }) =>
    /\bhead\/[\w-]+\.html\b/.test(text)
      ? [error(`Line ${line}: replace this comment with the content of the file that it names.`)]
      : [],
  ),
];

/** Reads a page as browsers do, except that bytes which are not UTF-8 are a finding. */
export function decodePage({ bytes, headers }: ServedPage): { html: string; findings: Finding[] } {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const [, sent] = /charset\s*=\s*["']?([\w:.-]+)/i.exec(headers?.get('Content-Type') ?? '') ?? [];
  const [, written] = /<meta\b[^>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start) ?? [];
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const html = new TextDecoder().decode(bytes);
  const declared = hasMark ? 'utf-8' : (sent ?? written);
  const broken = html.indexOf('\uFFFD');
  const isBroken = broken >= 0 && !isUtf8(bytes);
  return {
    html,
    findings: [
      ...(declared === undefined
        ? [warning('The page declares no character encoding. Add <meta charset="utf-8"> at the start of its head.')]
        : []),
      ...(declared !== undefined && !/^utf-?8$/i.test(declared)
        ? [error('The page declares another character encoding than UTF-8, so texts and page data are garbled.')]
        : []),
      ...(isBroken
        ? [
            error(
              `Line ${html.slice(0, broken).split('\n').length}: the page is not valid UTF-8 here. Save and send it as UTF-8.`,
            ),
          ]
        : []),
    ],
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function headFindings({ elements, isQuirky }: PageContent): Finding[] {
  const viewport = elements.find(
    ({ tag, attributes }) => tag === 'meta' && attributes.name?.toLowerCase() === 'viewport',
  );
  const content = viewport?.attributes.content ?? '';
  return [
    ...(isQuirky
      ? [warning('The page does not begin with <!doctype html>, so browsers lay it out by old rules.')]
      : []),
    ...(/width\s*=\s*device-width/i.test(content)
      ? []
      : [
          warning('Phones shrink this page. Add <meta name="viewport" content="width=device-width, initial-scale=1">.'),
        ]),
    ...(viewport && /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*(?:0|1(?:\.0*)?(?![\d.]))/i.test(content)
      ? [warning(`Line ${viewport.line}: this viewport keeps readers from zooming.`)]
      : []),
  ];
}

function baseFindings(elements: PageElement[], address = FILE): Finding[] {
  const base = baseOf(elements);
  if (!base) return [];
  const to = URL.parse(base.attributes.href ?? '', address);
  const at = `Line ${base.line}: <base href>`;
  if (!to || !/^https?:$/.test(to.protocol))
    return [warning(`${at} is no http or https address, so browsers ignore it.`)];
  return to.origin === new URL(address).origin
    ? []
    : [
        error(
          `${at} moves the page's relative addresses to ${to.host}: scripts, calls and links of the widgets go there. Remove it.`,
        ),
      ];
}

function languageFindings(elements: PageElement[], data: unknown): Finding[] {
  const { locale = 'en-US' } = Object(Object(data).settings);
  const tag = typeof locale === 'string' ? (usableLocale(locale) ?? 'en-US') : 'en-US';
  const root = elements.find(({ tag: name }) => name === 'html');
  const { lang, dir } = root?.attributes ?? {};
  const at = `Line ${root?.line ?? 1}: <html>`;
  const isLeft = (dir?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr') !== directionOf(tag) && dir?.toLowerCase() !== 'auto';
  return [
    ...(lang === undefined || lang.trim() === ''
      ? [warning(`${at} has no lang, so screen readers guess the language.`)]
      : []),
    ...(lang?.trim() && languageNameOf(lang.trim()) !== languageNameOf(tag)
      ? [warning(`${at} has another lang than the widgets, whose locale is ${tag}. Set the same in settings.locale.`)]
      : []),
    ...(isLeft
      ? [warning(`${at} has another direction than the widgets. ${tag} needs dir="${directionOf(tag)}".`)]
      : []),
  ];
}

/** Elements whose name hides a property of `document`. */
const NAMING = ['form', 'img', 'iframe', 'embed', 'object'];

const nameFindings = (elements: PageElement[]): Finding[] =>
  elements
    .filter(({ tag, attributes: { name = '' } }) => NAMING.includes(tag) && NEEDED.includes(name))
    .map(({ tag, attributes: { name }, line }) =>
      error(`Line ${line}: <${tag} name="${name}"> hides document.${name}, so no widget is shown. Rename it.`),
    );

function transportFindings({ address, headers }: ServedPage): Finding[] {
  const type = headers?.get('Content-Type') ?? 'text/html';
  const { protocol, hostname } = new URL(address ?? FILE);
  const isOpen =
    address !== undefined && protocol === 'http:' && !/^(?:localhost|127\..*|\[::1\])$|\.localhost$/.test(hostname);
  return [
    ...(/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)
      ? []
      : [
          error(
            `The page is sent as ${type.split(';')[0]?.trim() || 'nothing'}, so browsers do not show it as a page. Send text/html.`,
          ),
        ]),
    ...(isOpen ? [warning('The page is sent without https: sessions can be stolen, and payments do not work.')] : []),
  ];
}
