import { createHash } from 'node:crypto';
import type { Page } from './page.ts';
import type { PageElement } from './read-html.ts';
import { addressOf, copiesOf, isEntry, pathOf } from './scripts.ts';
import type { ReadFile } from './served-page.ts';

/** A page of ours names a dozen files. */
const MOST_FILES = 200;
const AT_ONCE = 8;
/** The time for all files, in ms. */
const PATIENCE = 12_000;

/** Checks the files of the build, and those with integrity: each once, a few at a time, until the time is up. */
export async function checkFiles(page: Page): Promise<void> {
  const [copy] = copiesOf(page);
  const named = page.elements.filter((element) => {
    if (!/^(?:script|link)$/.test(element.tag) || addressOf(element) === undefined) return false;
    const isOurs = copy && page.resolve(addressOf(element), element)?.href.startsWith(`${copy.folder}assets/`);
    return isOurs || isEntry(element) || (element.attributes.integrity ?? '').trim() !== '';
  });
  const end = performance.now() + PATIENCE;
  const known = new Map<string, Promise<ReadFile>>();
  let checked = 0;
  for (; checked < Math.min(named.length, MOST_FILES) && performance.now() < end; checked += AT_ONCE) {
    const some = named.slice(checked, checked + AT_ONCE).map(async (element) => {
      const given = addressOf(element) ?? '';
      // A local page's addresses are paths.
      const address = page.address === undefined ? given : (page.resolve(given, element)?.href ?? given);
      const answer = known.get(address) ?? page.read(address);
      known.set(address, answer);
      return [element, await answer] as const;
    });
    for (const [element, answer] of await Promise.all(some)) checkFile(element, answer, page);
  }
  if (checked < named.length) page.warning(`Only ${checked} of ${named.length} scripts and styles were checked.`);
}

function checkFile(element: PageElement, { bytes, headers, failure, refusal }: ReadFile, page: Page): void {
  const file = pathOf(addressOf(element));
  const from = page.resolve(addressOf(element), element);
  if (page.address?.startsWith('https:') && from?.protocol === 'http:')
    page.error(`${file} is loaded without https, so browsers block it.`, element);
  else if (refusal !== undefined) page.warning(`${file} was not checked: it ${refusal}.`, element);
  // The files of a local page may be served from elsewhere, so a missing one is no failure.
  else if (failure !== undefined)
    page.error(`${file} cannot be loaded: it ${failure}. Is the build served there?`, element);
  // Servers that return a page for every address do so for missing files, too.
  else if (bytes?.[0] === ANGLE) page.error(`${file} returns HTML. Is the build served there?`, element);
  else if (bytes && !holds(element.attributes.integrity ?? '', bytes))
    page.error(`the integrity of ${file} does not match the file, so browsers refuse it.`, element);
  else if (headers) checkHeaders(element, file, headers, from, page);
}

function checkHeaders(element: PageElement, file: string, headers: Headers, from: URL | undefined, page: Page): void {
  const type = headers.get('Content-Type');
  const { rel = '', integrity, crossorigin } = element.attributes;
  const isScript = element.tag === 'script' || /\bmodulepreload\b/i.test(rel);
  const isSentAsStyle = type === null || !/\bstylesheet\b/i.test(rel) || CSS.test(type);
  if (isScript ? !JAVASCRIPT.test(type ?? '') : !isSentAsStyle)
    page.error(
      `${file} is sent as ${type?.split(';')[0] ?? 'no type'}, so browsers refuse it. Send ${isScript ? 'text/javascript' : 'text/css'}.`,
      element,
    );
  const isElsewhere = page.address !== undefined && from?.origin !== new URL(page.address).origin;
  if (isElsewhere && integrity && /\bstylesheet\b/i.test(rel) && crossorigin === undefined)
    page.error(`${file} is on another origin, so its integrity needs the attribute crossorigin.`, element);
  if (isElsewhere && isScript && !headers.has('Access-Control-Allow-Origin'))
    page.error(
      `${file} is on another origin and sent without Access-Control-Allow-Origin, so browsers refuse it.`,
      element,
    );
}

const ANGLE = '<'.charCodeAt(0);
const JAVASCRIPT = /^\s*(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)\s*(?:;|$)/i;
const CSS = /^\s*text\/css\s*(?:;|$)/i;

/** Whether a file matches one of the strongest digests, as browsers require. */
function holds(integrity: string, bytes: Uint8Array): boolean {
  const digests = integrity.split(/\s+/).map((each) => each.split('?')[0] ?? '');
  const strongest = ['sha512', 'sha384', 'sha256'].find((name) => digests.some((each) => each.startsWith(`${name}-`)));
  if (strongest === undefined) return true;
  return digests.includes(`${strongest}-${createHash(strongest).update(bytes).digest('base64')}`);
}

/** Compares the tags of the head with the list of the build: files of another build, and heads that are not there. */
export async function checkBuild(page: Page): Promise<void> {
  const { elements, widgets, error, warning } = page;
  const [copy] = copiesOf(page);
  if (!copy) return;
  const { folder } = copy;
  const list = `${page.address === undefined ? new URL(folder).pathname : folder}journal.json`;
  const build = buildIn((await page.read(list)).bytes);
  const linked = elements.flatMap((element) => {
    const to = /^(?:script|link)$/.test(element.tag) ? page.resolve(addressOf(element), element)?.href : undefined;
    return to?.startsWith(`${folder}assets/`) ? [{ file: pathOf(to.slice(folder.length)), element }] : [];
  });
  const base = elements.find(({ tag, attributes }) => tag === 'link' && attributes.rel === 'expect');
  if (!build) {
    if (base && !linked.some(({ element }) => element.attributes.rel?.toLowerCase() === 'stylesheet'))
      warning(
        `Add the head of each widget, such as head/${widgets[0] ?? 'login'}.html: without it, its styles come late.`,
      );
    return;
  }
  const foreign = linked.find(({ file }) => !Object.hasOwn(build.files, file));
  if (foreign)
    error(`${foreign.file} is of another build than journal.json. Take all tags from one build.`, foreign.element);
  if (!base && linked.length === 0) return;
  const files = linked.map(({ file }) => file);
  const bare = widgets.filter((widget) => build.stylesOf(widget).some((style) => !files.includes(style)));
  if (bare.length > 0)
    warning(
      `The head lacks ${bare.map((widget) => `head/${widget}.html`).join(', ')}: without ${bare.length > 1 ? 'them' : 'it'}, styles come late.`,
    );
}

/** Returns what `journal.json` says, as far as it is readable. */
function buildIn(bytes: Uint8Array | undefined) {
  try {
    const { widgets, files } = Object(JSON.parse(new TextDecoder().decode(bytes)));
    const stylesOf = (widget: string): string[] => [Object(Object(widgets)[widget]).styles ?? []].flat();
    return typeof files === 'object' && files !== null ? { files, stylesOf } : undefined;
  } catch {
    return undefined;
  }
}
