import type { Resolve } from './base.ts';
import { error, type Finding } from './finding.ts';
import type { PageElement } from './read-html.ts';

const ENTRY = /(?:^|\/)(?:embed-[^/]+|quarterly)\.js$/;

export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

const isModule = ({ attributes: { type = '' } }: PageElement): boolean => type.trim().toLowerCase() === 'module';

export const isEntry = ({ tag, attributes: { src = '' } }: PageElement): boolean =>
  tag === 'script' && ENTRY.test(pathOf(src));

/** Whether browsers run a script at all. */
const isRun = (element: PageElement): boolean =>
  element.tag === 'script' &&
  (isModule(element) ||
    /^(?:|(?:text|application)\/(?:java|ecma)script)$/i.test(element.attributes.type?.trim() ?? ''));

export interface Copy {
  folder: string;
  element: PageElement;
  isElsewhere: boolean;
  line: number;
}

/** Returns every copy of the build the page loads. Both names of the entry in one folder are one copy. */
export function copiesOf(elements: PageElement[], resolve: Resolve, address: string): Copy[] {
  const copies = new Map<string, Copy>();
  for (const element of elements.filter((each) => isModule(each) && isEntry(each))) {
    const file = resolve(element.attributes.src ?? '', element);
    if (!file) continue;
    const folder = new URL('.', file).href.replace(/\/assets\/$/, '/');
    const isElsewhere = file.origin !== new URL(address).origin;
    if (!copies.has(folder)) copies.set(folder, { folder, element, isElsewhere, line: element.line });
  }
  return [...copies.values()];
}

/** Whether a script of the page calls `mount` itself. */
const isMounting = (element: PageElement): boolean => isModule(element) && /\bmount\b/.test(element.text);

export function scriptFindings(elements: PageElement[], isLinked: boolean): Finding[] {
  const scripts = elements.filter(isRun);
  const at = scripts.findIndex((script) => isModule(script) && isEntry(script));
  const entry = scripts[at];
  const findings = [...specifierFindings(elements), ...(entry ? entryFindings(entry, elements) : [])];
  const unfit = elements.find((element) => isEntry(element) && !isModule(element));
  if (!entry && unfit)
    return [...findings, error(`Line ${unfit.line}: this script needs type="module". Nothing else loads the widgets.`)];
  if (!entry && !scripts.some(isMounting))
    return [
      ...findings,
      error(
        'No module script loads the widgets. Add <script type="module" src="…/embed-….js"> from the build, or quarterly.js.',
      ),
    ];
  if (!isLinked) return findings;
  const early = scripts.filter((script, index) => runsBefore(script, index, entry ? at : scripts.length));
  return [
    ...findings,
    ...early.map(({ line }) =>
      error(
        `Line ${line}: this script can run before the entry takes the token out of the address. Move it after the entry and make it a module or deferred.`,
      ),
    ),
  ];
}

function entryFindings(entry: PageElement, elements: PageElement[]): Finding[] {
  const { async, nomodule } = entry.attributes;
  const later = elements
    .slice(elements.indexOf(entry) + 1)
    .find(({ attributes }) => attributes['data-journal'] !== undefined || attributes.id === 'journal-data');
  const setting = elements
    .slice(elements.indexOf(entry) + 1)
    .find(
      (element) => isRun(element) && isLate(element) && /\b(?:window|self|globalThis)\.journal\s*=/.test(element.text),
    );
  return [
    ...(nomodule === undefined
      ? []
      : [error(`Line ${entry.line}: browsers skip a module script with nomodule. Remove it.`)]),
    ...(async !== undefined && later
      ? [error(`Line ${entry.line}: with async, this script can run before line ${later.line} is there. Remove async.`)]
      : []),
    ...(setting
      ? [
          error(
            `Line ${setting.line}: this script sets window.journal after the widgets have read it. Move it before the entry.`,
          ),
        ]
      : []),
  ];
}

/** Inline scripts run at once, unless they are modules. */
const isLate = (element: PageElement): boolean => isModule(element);

/** Names of packages mean something to bundlers, and to browsers with an import map alone. */
function specifierFindings(elements: PageElement[]): Finding[] {
  if (elements.some(({ tag, attributes }) => tag === 'script' && attributes.type?.toLowerCase() === 'importmap'))
    return [];
  return elements
    .filter(
      (element) =>
        isModule(element) &&
        /\b(?:from|import)\s*\(?\s*["'](?![./]|https?:|data:|blob:)[^"'\n]+["']/.test(element.text),
    )
    .map(({ line }) =>
      error(`Line ${line}: browsers cannot import a package by its name. Import quarterly.js by its address.`),
    );
}

/** Whether a script may run before the entry, which runs after the page is parsed, as modules do. */
function runsBefore({ attributes: { type, src, async, defer } }: PageElement, index: number, entry: number): boolean {
  if (index === entry) return false;
  if (async !== undefined && (src !== undefined || type === 'module')) return true;
  if (type === 'module' || (src !== undefined && defer !== undefined)) return index < entry;
  return true;
}
