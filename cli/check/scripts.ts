import { hasLink } from '#machines/flows.ts';
import type { Page } from './page.ts';
import { FILE, type PageElement } from './read-html.ts';

const ENTRY = /(?:^|\/)(?:embed-[^/]+|quarterly)\.js$/;
const SETS_DATA = /\b(?:window|self|globalThis)\.journal\s*=/;

export const pathOf = (address = ''): string => address.replace(/[?#].*$/s, '');

export const addressOf = ({ tag, attributes: { src, href } }: PageElement): string | undefined =>
  tag === 'script' ? src : href;

const isModule = ({ tag, attributes: { type = '' } }: PageElement): boolean =>
  tag === 'script' && type.trim().toLowerCase() === 'module';

export const isEntry = (element: PageElement): boolean =>
  element.tag === 'script' && ENTRY.test(pathOf(element.attributes.src));

/** Whether browsers run a script at all. */
const isRun = (element: PageElement): boolean =>
  isModule(element) ||
  (element.tag === 'script' &&
    /^(?:|(?:text|application)\/(?:java|ecma)script)$/i.test(element.attributes.type?.trim() ?? ''));

/** Bounded, so that no text takes long. */
const IMPORTED = /["']((?:[./]|https?:)[^"'\n]{0,500}?(?:embed-[^/"'\n]{1,100}|quarterly)\.js)["']/;

export interface Copy {
  folder: string;
  element: PageElement;
  isElsewhere: boolean;
}

/** Returns every copy of the build the page loads. Both names of the entry in one folder are one copy. */
export function copiesOf({ elements, resolve, address = FILE }: Page): Copy[] {
  const copies = new Map<string, Copy>();
  for (const element of elements.filter(isModule)) {
    const imported = IMPORTED.exec(element.text)?.[1];
    const file = isEntry(element) || imported ? resolve(imported ?? element.attributes.src, element) : undefined;
    const folder = file && new URL('.', file).href.replace(/\/assets\/$/, '/');
    if (folder && !copies.has(folder))
      copies.set(folder, { folder, element, isElsewhere: file.origin !== new URL(address).origin });
  }
  return [...copies.values()];
}

/** Names of packages mean something to bundlers, and to browsers with an import map alone. */
const BARE = /\b(?:from|import)\s*\(?\s*["'](?![./]|https?:|data:|blob:)[^"'\n]+["']/;

function checkTag({ tag, attributes, text, line }: PageElement, { error }: Page): void {
  if (tag === 'script' && attributes.src !== undefined && /<(?:\/head|body|div)\b/i.test(text))
    error('this script is not closed, so the rest of the page is in it. Add </script>.', { line });
  if (Object.values(attributes).some((value) => /^[“”„]/.test(value)))
    error('typographic quotes are part of an attribute here. Write straight ones.', { line });
}

export function checkScripts(page: Page): void {
  const { elements, error } = page;
  for (const element of elements) checkTag(element, page);
  for (const { element } of copiesOf(page).slice(1))
    error('this loads a second copy of Quarterly, which mounts every widget twice. Keep one.', element);
  if (!elements.some(({ tag, attributes }) => tag === 'script' && attributes.type?.toLowerCase() === 'importmap'))
    for (const element of elements.filter((each) => isModule(each) && BARE.test(each.text)))
      error('browsers cannot import a package by its name. Import quarterly.js by its address.', element);
  const scripts = elements.filter(isRun);
  const entry = scripts.find((each) => isModule(each) && isEntry(each));
  const unfit = elements.find(isEntry);
  if (entry) checkEntry(entry, page);
  else if (unfit) error('this script needs type="module". Nothing else loads the widgets.', unfit);
  else if (!scripts.some((each) => isModule(each) && /\bmount\b/.test(each.text)))
    error(
      'No module script loads the widgets. Add <script type="module" src="…/embed-….js"> from the build, or quarterly.js.',
    );
  if (page.widgets.some(hasLink) && (entry || !unfit)) checkOrder(scripts, entry, page);
}

function checkEntry(entry: PageElement, { elements, error }: Page): void {
  const after = elements.slice(elements.indexOf(entry) + 1);
  const late = after.find(({ attributes: { id, ...each } }) => 'data-journal' in each || id === 'journal-data');
  const setting = after.find((element) => isModule(element) && SETS_DATA.test(element.text));
  if (entry.attributes.async !== undefined && late)
    error(`with async, this script can run before line ${late.line} is there. Remove async.`, entry);
  if (setting)
    error('this script sets window.journal after the widgets have read it. Move it before the entry.', setting);
}

/** The entry runs after the page is parsed, as modules do. Anything that may run before it can read the token. */
function checkOrder(scripts: PageElement[], entry: PageElement | undefined, { error }: Page): void {
  const at = entry ? scripts.indexOf(entry) : scripts.length;
  for (const [index, script] of scripts.entries()) {
    const { src, async, defer } = script.attributes;
    const isWaiting = isModule(script) || (src !== undefined && defer !== undefined);
    const isAsync = async !== undefined && (src !== undefined || isModule(script));
    if (script !== entry && (isAsync || !isWaiting || index < at))
      error(
        'this script can run before the entry takes the token out of the address. Move it after the entry and make it a module or deferred.',
        script,
      );
  }
}
