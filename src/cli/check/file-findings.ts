import { createHash } from 'node:crypto';
import type { Widget } from '#src/widgets.ts';
import type { Resolve } from './base.ts';
import { error, type Finding, warning } from './finding.ts';
import type { PageElement } from './read-html.ts';
import { type Copy, isEntry, pathOf } from './scripts.ts';
import type { ReadFile, ServedPage } from './served-page.ts';

/** A page of ours names a dozen files. */
const MOST_FILES = 200;
const AT_ONCE = 6;
/** The time for all files, in ms. */
const PATIENCE = 12_000;

interface Named {
  element: PageElement;
  address: string;
}

/** Checks the scripts and styles with integrity, and the entry. */
export async function fileFindings(
  elements: PageElement[],
  { address, read }: Pick<ServedPage, 'address' | 'read'>,
  resolve: Resolve,
): Promise<Finding[]> {
  const named = elements.flatMap((element): Named[] => {
    const { src, href = src, integrity = '' } = element.attributes;
    const isFile = element.tag === 'script' || element.tag === 'link';
    return isFile && href !== undefined && (integrity.trim() !== '' || isEntry(element))
      ? [{ element, address: href }]
      : [];
  });
  const answers = await readAll(named.slice(0, MOST_FILES), address, read, resolve);
  const left =
    named.length > answers.length
      ? [warning(`Only ${answers.length} of ${named.length} scripts and styles were checked.`)]
      : [];
  return [...answers.flatMap(([file, answer]) => findingsOf(file, answer, address, resolve)), ...left];
}

/** Reads each address once, a few at a time, until the time is up. */
async function readAll(
  named: Named[],
  page: string | undefined,
  read: ServedPage['read'],
  resolve: Resolve,
): Promise<[Named, ReadFile][]> {
  const end = performance.now() + PATIENCE;
  const known = new Map<string, Promise<ReadFile>>();
  const answers: [Named, ReadFile][] = [];
  for (let at = 0; at < named.length && performance.now() < end; at += AT_ONCE) {
    const some = named.slice(at, at + AT_ONCE).map(async (file): Promise<[Named, ReadFile]> => {
      // A local page's addresses are paths.
      const address = page === undefined ? file.address : (resolve(file.address, file.element)?.href ?? file.address);
      const answer = known.get(address) ?? read(address);
      known.set(address, answer);
      return [file, await answer];
    });
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

function findingsOf(
  { element, address }: Named,
  { bytes, headers, failure, refusal }: ReadFile,
  page: string | undefined,
  resolve: Resolve,
): Finding[] {
  const file = `Line ${element.line}: ${pathOf(address)}`;
  const from = resolve(address, element);
  if (page?.startsWith('https:') && from?.protocol === 'http:')
    return [error(`${file} is loaded without https, so browsers block it.`)];
  if (refusal !== undefined) return [warning(`${file} was not checked: it ${refusal}.`)];
  // The files of a local page may be served from elsewhere.
  if (!bytes)
    return failure === undefined ? [] : [error(`${file} cannot be loaded: it ${failure}. Is the build served there?`)];
  // Servers that return a page for every address do so for missing files, too.
  if (bytes[0] === ANGLE) return [error(`${file} returns HTML. Is the build served there?`)];
  return [
    ...(holds(element.attributes.integrity ?? '', bytes)
      ? []
      : [
          error(
            `Line ${element.line}: the integrity of ${pathOf(address)} does not match the file, so browsers refuse it.`,
          ),
        ]),
    ...(headers
      ? headerFindings(element, file, headers, page !== undefined && from?.origin !== new URL(page).origin)
      : []),
  ];
}

const ANGLE = '<'.charCodeAt(0);

const JAVASCRIPT = /^\s*(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)\s*(?:;|$)/i;
const CSS = /^\s*text\/css\s*(?:;|$)/i;

function headerFindings(
  { tag, attributes: { rel = '' } }: PageElement,
  file: string,
  headers: Headers,
  isElsewhere: boolean,
): Finding[] {
  const type = headers.get('Content-Type');
  const isScript = tag === 'script' || /\bmodulepreload\b/i.test(rel);
  const isStyle = /\bstylesheet\b/i.test(rel);
  const isWrong = type !== null && ((isScript && !JAVASCRIPT.test(type)) || (isStyle && !CSS.test(type)));
  const isUntyped = type === null && isScript;
  return [
    ...(isWrong || isUntyped
      ? [
          error(
            `${file} is sent as ${type?.split(';')[0] ?? 'no type'}, so browsers refuse it. Send ${isScript ? 'text/javascript' : 'text/css'}.`,
          ),
        ]
      : []),
    ...(isElsewhere && isScript && !headers.has('Access-Control-Allow-Origin')
      ? [error(`${file} is on another origin and sent without Access-Control-Allow-Origin, so browsers refuse it.`)]
      : []),
  ];
}

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

/** What `journal.json` says, as far as it is readable. */
interface Build {
  widgets: Record<string, { styles?: string[] }>;
  files: Record<string, unknown>;
}

/** Compares the tags of the head with the list of the build: files of another build, and heads that are not there. */
export async function headFindings(
  elements: PageElement[],
  widgets: Widget[],
  copy: Copy | undefined,
  { address, read }: Pick<ServedPage, 'address' | 'read'>,
  resolve: Resolve,
): Promise<Finding[]> {
  if (!copy) return [];
  const { bytes } = await read(
    address === undefined ? `${new URL(copy.folder).pathname}journal.json` : `${copy.folder}journal.json`,
  );
  const build = bytes && buildIn(bytes);
  const linked = elements.flatMap((element) => {
    const { src, href = src } = element.attributes;
    const to = element.tag === 'link' || element.tag === 'script' ? resolve(href ?? '', element)?.href : undefined;
    return to?.startsWith(`${copy.folder}assets/`) ? [{ file: pathOf(to.slice(copy.folder.length)), element }] : [];
  });
  const base = elements.find(({ tag, attributes }) => tag === 'link' && attributes.rel === 'expect');
  if (!build) {
    const isBare = base && !linked.some(({ element }) => element.attributes.rel?.toLowerCase() === 'stylesheet');
    return isBare
      ? [
          warning(
            `Add the head of each widget, such as head/${widgets[0] ?? 'login'}.html: without it, its styles come late.`,
          ),
        ]
      : [];
  }
  const files = new Set(linked.map(({ file }) => file));
  const isNamed = base !== undefined || files.size > 0;
  const foreign = linked.find(({ file }) => !Object.hasOwn(build.files, file));
  const bare = widgets.filter((widget) => {
    const styles = Object.hasOwn(build.widgets, widget) ? (build.widgets[widget]?.styles ?? []) : [];
    return isNamed && styles.length > 0 && !styles.every((style) => files.has(style));
  });
  return [
    ...(foreign
      ? [
          error(
            `Line ${foreign.element.line}: ${foreign.file} is of another build than journal.json. Take all tags from one build.`,
          ),
        ]
      : []),
    ...(bare.length > 0
      ? [
          warning(
            `The head lacks ${bare.map((widget) => `head/${widget}.html`).join(', ')}: without ${bare.length > 1 ? 'them' : 'it'}, styles come late.`,
          ),
        ]
      : []),
  ];
}

function buildIn(bytes: Uint8Array): Build | undefined {
  try {
    const { widgets, files } = Object(JSON.parse(new TextDecoder().decode(bytes)));
    const isListed = Object.values<unknown>(Object(widgets)).every((each) => {
      const { styles } = Object(each);
      return Array.isArray(styles) && styles.every((style) => typeof style === 'string');
    });
    return typeof files === 'object' && files !== null && isListed ? { widgets: Object(widgets), files } : undefined;
  } catch {
    return undefined;
  }
}
