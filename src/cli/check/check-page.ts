import { createHash } from 'node:crypto';
import { NEEDED } from '#host/document.ts';
import { type PageDataProblem, problemsIn } from '#machines/api/page-data-problems.ts';
import { hasLink, type Widget } from '#src/widgets.ts';
import type { Finding } from './finding.ts';
import { pageSchemas } from './page-schemas.ts';
import { policyFindings } from './policy-findings.ts';
import { type PageElement, readHtml } from './read-html.ts';
import { copiesOf, isEntry, isModule, pathOf } from './scripts.ts';
import type { ServedPage } from './served-page.ts';

export async function checkPage({ html, address, headers, read }: ServedPage): Promise<Finding[]> {
  const elements = readHtml(html);
  const { widgets, findings } = mountPointsOf(elements, html);
  const linked = widgets.filter(hasLink);
  const page = pageDataOf(elements);
  const copies = copiesOf(elements, address);
  return [
    ...findings,
    ...nameFindings(elements),
    ...page.findings,
    ...(page.data === undefined ? [] : problemFindings(widgets, page.data)),
    ...scriptFindings(elements, linked),
    ...copies
      .slice(1)
      .map(({ line }) =>
        error(`Line ${line}: this loads a second copy of Quarterly, which mounts every widget twice. Keep one.`),
      ),
    ...(await fileFindings(elements, { address, read })),
    ...policyFindings(elements, headers, page.data, copies.find(({ isElsewhere }) => isElsewhere)?.folder),
    ...(linked.length > 0 ? tokenFindings(elements, headers, linked) : []),
  ];
}

/** Not `mounts`, which has the same names but imports the screens. */
const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(pageSchemas, name);

const error = (text: string): Finding => ({ severity: 'error', text });
const warning = (text: string): Finding => ({ severity: 'warning', text });

function mountPointsOf(elements: PageElement[], html: string): { widgets: Widget[]; findings: Finding[] } {
  const points = elements.filter(({ attributes }) => attributes['data-journal'] !== undefined);
  const findings = points
    .filter(({ attributes }) => !isWidget(attributes['data-journal']))
    .map(({ attributes, line }) =>
      error(
        `Line ${line}: unknown widget "${attributes['data-journal']}". Widgets: ${Object.keys(pageSchemas).join(', ')}.`,
      ),
    );
  if (points.length === 0) findings.push(error(withoutPoint(html)));
  const names = points.map(({ attributes }) => attributes['data-journal']).filter(isWidget);
  return { widgets: [...new Set(names)], findings };
}

/** Elements whose name hides a property of `document`. */
const NAMING = ['form', 'img', 'iframe', 'embed', 'object'];

const nameFindings = (elements: PageElement[]): Finding[] =>
  elements
    .filter(({ tag, attributes: { name = '' } }) => NAMING.includes(tag) && NEEDED.includes(name))
    .map(({ tag, attributes: { name }, line }) =>
      error(`Line ${line}: <${tag} name="${name}"> hides document.${name}, so no widget is shown. Rename it.`),
    );

const withoutPoint = (html: string): string =>
  html.includes('<!--#include')
    ? 'The page has no mount point. It has server-side includes: check it by its address.'
    : 'The page has no mount point, such as <div data-journal="login"></div>. Widgets that a script mounts cannot be checked here: `mount` rejects if the page data is wrong.';

interface PageData {
  data: unknown;
  findings: Finding[];
}

function pageDataOf(elements: PageElement[]): PageData {
  const blocks = elements.filter(({ attributes }) => attributes.id === 'journal-data');
  const [block] = blocks.filter(
    ({ tag, attributes }) => tag === 'script' && attributes.type?.toLowerCase() === 'application/json',
  );
  if (!block) return { data: undefined, findings: [blocks[0] ? error(wrongBlock(blocks[0])) : withoutBlock(elements)] };
  const { data, findings } = readBlock(block);
  const others =
    blocks.length > 1 ? [warning('Several elements have the id "journal-data". Only the first block is read.')] : [];
  return { data, findings: [...findings, ...others] };
}

const wrongBlock = ({ line }: PageElement): string =>
  `Line ${line}: the element with the id "journal-data" is not <script type="application/json">.`;

const withoutBlock = (elements: PageElement[]): Finding =>
  elements.some(({ tag, text }) => tag === 'script' && /\b(?:window|self|globalThis)\.journal\b/.test(text))
    ? warning('A script sets the page data as window.journal, which only a browser can read, so it was not checked.')
    : error('The page has no page data: <script type="application/json" id="journal-data">.');

const ADVICE = 'Escape every < in the page data as \\u003c.';

const ESCAPED = ` Its quotes are HTML-escaped (&quot;), which scripts do not decode. Write them unescaped. ${ADVICE}`;

function readBlock({ text, line }: PageElement): PageData {
  const angle = text.indexOf('<');
  const findings =
    angle < 0
      ? []
      : [error(`Line ${line + linesBefore(text, angle)}: a < in the page data can end its block. ${ADVICE}`)];
  try {
    return { data: JSON.parse(text), findings };
  } catch (reason) {
    // The message quotes the text, so only the position is reported.
    const [, position] = /position (\d+)/.exec(String(reason)) ?? [];
    const place = line + linesBefore(text, position === undefined ? text.length : Number(position));
    const isCut = angle >= 0 || /Unterminated|end of/i.test(String(reason));
    const cut = isCut ? ` If a text contains </script>, it ends the block. ${ADVICE}` : '';
    const hint = text.includes('&quot;') ? ESCAPED : cut;
    return { data: undefined, findings: [...findings, error(`Line ${place}: the page data is not JSON.${hint}`)] };
  }
}

const linesBefore = (text: string, position: number): number => text.slice(0, position).split('\n').length - 1;

function problemFindings(widgets: Widget[], data: unknown): Finding[] {
  const found = new Map<string, { problem: PageDataProblem; names: Widget[] }>();
  for (const widget of widgets) {
    for (const problem of problemsIn(pageSchemas[widget], data)) {
      const key = `${problem.severity} ${problem.pointer}`;
      const known = found.get(key) ?? { problem, names: [] };
      known.names.push(widget);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ problem: { severity, pointer, expected, found: kind }, names }) => ({
    severity,
    text: `Page data ${pointer || '(the top)'}: expected ${expected}, found ${kind}. ${severity === 'error' ? `Not shown: ${names.join(', ')}.` : 'It is ignored.'}`,
  }));
}

function scriptFindings(elements: PageElement[], linked: Widget[]): Finding[] {
  const scripts = elements.filter(
    ({ tag, attributes: { type = '' } }) =>
      tag === 'script' && /^(?:|module|(?:text|application)\/javascript)$/i.test(type),
  );
  const at = scripts.findIndex((script) => isModule(script) && isEntry(script));
  const isImported = scripts.some((script) => isModule(script) && /\bmount\b/.test(script.text));
  const classic = scripts.find((script) => isEntry(script) && !isModule(script));
  if (at < 0 && classic)
    return [error(`Line ${classic.line}: this script needs type="module". Nothing else loads the widgets.`)];
  if (at < 0 && !isImported)
    return [
      error(
        'No module script loads the widgets. Add <script type="module" src="…/embed-….js"> from the build, or quarterly.js.',
      ),
    ];
  if (linked.length === 0) return [];
  const early = scripts.filter((script, index) => runsBefore(script, index, at < 0 ? scripts.length : at));
  return early.map(({ line }) =>
    error(
      `Line ${line}: this script can run before the entry takes the token out of the address. Move it after the entry and make it a module or deferred.`,
    ),
  );
}

/** Whether a script may run before the entry, which runs after the page is parsed, as modules do. */
function runsBefore({ attributes: { type, src, async, defer } }: PageElement, index: number, entry: number): boolean {
  if (index === entry) return false;
  if (async !== undefined && (src !== undefined || type === 'module')) return true;
  if (type === 'module' || (src !== undefined && defer !== undefined)) return index < entry;
  return true;
}

async function fileFindings(
  elements: PageElement[],
  { address, read }: Pick<ServedPage, 'address' | 'read'>,
): Promise<Finding[]> {
  const checked = await Promise.all(
    elements.map(async (element) => {
      const { src, href = src, integrity = '' } = element.attributes;
      if (href === undefined || (integrity.trim() === '' && !isEntry(element))) return [];
      const bytes = await read(href);
      const file = `Line ${element.line}: ${pathOf(href)}`;
      // The files of a local page may be served from elsewhere.
      if (!bytes) return address === undefined ? [] : [error(`${file} cannot be loaded. Is the build served there?`)];
      // Servers that return a page for every address do so for missing files, too.
      if (bytes[0] === ANGLE) return [error(`${file} returns HTML. Is the build served there?`)];
      return holds(integrity, bytes)
        ? []
        : [
            error(
              `Line ${element.line}: the integrity of ${pathOf(href)} does not match the file, so browsers refuse it.`,
            ),
          ];
    }),
  );
  return checked.flat();
}

const ANGLE = '<'.charCodeAt(0);

/** Whether a file matches one of the strongest digests, as browsers require. */
function holds(integrity: string, bytes: Uint8Array): boolean {
  const digests = integrity
    .trim()
    .split(/\s+/)
    .map((each) => each.split('?')[0] ?? '');
  const strongest = ['sha512', 'sha384', 'sha256'].find((name) => digests.some((each) => each.startsWith(`${name}-`)));
  if (strongest === undefined) return true;
  return digests.includes(`${strongest}-${createHash(strongest).update(bytes).digest('base64')}`);
}

function tokenFindings(elements: PageElement[], headers: Headers | undefined, linked: Widget[]): Finding[] {
  const metas = elements.filter(
    ({ tag, attributes }) => tag === 'meta' && attributes.name?.toLowerCase() === 'referrer',
  );
  const referrer = (metas.at(-1)?.attributes.content ?? headers?.get('Referrer-Policy') ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const why = `Its address may carry a token (${linked.join(', ')}).`;
  if (!headers)
    return referrer === 'no-referrer'
      ? []
      : [
          warning(
            `${why} Send it with Referrer-Policy: no-referrer and Cache-Control: no-store. A file has no headers: check it by its address.`,
          ),
        ];
  const isKept = /(?:^|,)\s*no-store\s*(?:,|$)/i.test(headers.get('Cache-Control') ?? '');
  return [
    ...(referrer === 'no-referrer' ? [] : [error(`${why} It is sent without Referrer-Policy: no-referrer.`)]),
    ...(isKept ? [] : [error(`${why} It is sent without Cache-Control: no-store.`)]),
  ];
}
