import { fieldsKnownIn, type KnownFields, type PageDataProblem, problemsIn } from '#machines/api/page-data-problems.ts';
import { flows, type Widget } from '#machines/flows.ts';
import { didYouMean, nearest } from '#machines/lib/nearest.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { policyProblems } from '#src/server/content-policy.ts';
import type { Page } from './page.ts';
import { isSecret } from './report.ts';

/** Reports what is wrong with page data by the contract, and what it allows but no page means. */
export function checkData(page: Page): void {
  const { widgets, data, warning } = page;
  const found = new Map<string, { problem: PageDataProblem; names: Set<Widget> }>();
  for (const widget of widgets)
    for (const problem of problemsIn(flows[widget].page, data)) {
      const key = `${problem.severity} ${problem.pointer}`;
      found.set(key, { problem, names: (found.get(key)?.names ?? new Set()).add(widget) });
    }
  for (const { problem, names } of found.values()) {
    const { severity, pointer, expected, found: kind } = problem;
    const effect = severity === 'error' ? `Not shown: ${[...names].join(', ')}.` : 'It is ignored.';
    page[severity](`Page data ${pointer || '(the top)'}: expected ${expected}, found ${kind}. ${effect}`);
  }
  const known = new Set([...found.values()].map(({ problem }) => problem.pointer));
  for (const { pointer, expected } of policyProblems(data))
    if (!known.has(pointer)) warning(`Page data ${pointer}: expected ${expected}. It is ignored.`);
  const isWrapped = Object.values(Object(data)).some((inner) => typeof Object(inner).settings === 'object');
  if (isWrapped && !('settings' in Object(data)))
    page.error('The page data is inside another object or list. Write "settings" at the top.');
  const pages = widgets.map((widget) => flows[widget].page);
  checkValue(data, '', fieldsKnownIn(pages, data), page);
}

/** The fields that lead somewhere or show a picture. */
const LINKS = ['href', 'source', 'browse', 'checkout'];

/** Page data is at most a hundred levels deep. */
function checkValue(value: unknown, pointer: string, fields: KnownFields, page: Page): void {
  if (typeof value !== 'object' || value === null) return;
  const known = fields.get(value);
  for (const [name, inner] of Object.entries(value)) {
    const place = `${pointer}/${/^[\w.-]{1,64}$/.test(name) ? name : '…'}`;
    if (typeof inner === 'string') checkText(inner, name, place, page);
    if (!known || known.has(name)) checkValue(inner, place, fields, page);
    else checkName(name, pointer, value, [...known.keys()], page);
  }
}

function checkText(text: string, name: string, place: string, { error, warning }: Page): void {
  const isLink = LINKS.includes(name);
  const [, scheme] = /^(javascript|vbscript|data|file|blob):/i.exec(text.replace(/[\p{Cc}\s]/gu, '')) ?? [];
  if (scheme && (isLink || /script$/i.test(scheme)))
    error(`Page data ${place}: this address would run or read something, so it is left out. Use https or a path.`);
  else if (isLink && safeHref(text) === undefined)
    warning(`Page data ${place}: expected an https address or a path that begins with a slash. It is left out.`);
}

/** Unknown settings are mistakes. Elsewhere a server may send more than the contract has, but no misspelt name. */
function checkName(name: string, pointer: string, around: object, known: string[], { warning }: Page): void {
  const isSetting = /^\/settings\b/.test(pointer);
  const others = pointer === '' ? known.filter((each) => !Object.hasOwn(around, each)) : known;
  const shown = /^[A-Za-z_$][\w$-]{0,63}$/.test(name) && !isSecret(name) ? `"${name}"` : 'a name that is not shown';
  if (isSetting || nearest(name, others) !== undefined)
    warning(
      `Page data ${pointer || 'the top'}: unknown ${isSetting ? 'setting' : 'name'} ${shown}.${didYouMean(name, others)}`,
    );
}
