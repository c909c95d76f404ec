import { type PageDataProblem, problemsIn } from '#machines/api/page-data-problems.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { policyProblems } from '#src/server/content-policy.ts';
import type { Widget } from '#src/widgets.ts';
import { error, type Finding, warning } from './finding.ts';
import { didYouMean, nearest } from './nearest.ts';
import { pageSchemas } from './page-schemas.ts';
import { isSecret } from './secret-findings.ts';
import { unreadNames } from './unread-names.ts';

/** Returns what is wrong with page data by the contract, and what it allows but no page means. */
export function dataFindings(widgets: Widget[], data: unknown): Finding[] {
  const problems = problemsOf(widgets, data);
  const known = new Set(problems.map(({ pointer }) => pointer));
  const refused = policyProblems(data).filter(({ pointer }) => !known.has(pointer));
  return [
    ...problems.map(({ finding }) => finding),
    ...refused.map(({ pointer, expected }) => warning(`Page data ${pointer}: expected ${expected}. It is ignored.`)),
    ...linkFindings(data),
    ...unreadFindings(widgets, data),
  ];
}

function problemsOf(widgets: Widget[], data: unknown): { pointer: string; finding: Finding }[] {
  const found = new Map<string, { problem: PageDataProblem; names: Widget[] }>();
  for (const widget of widgets) {
    for (const problem of problemsIn(pageSchemas[widget], data)) {
      const key = `${problem.severity} ${problem.pointer}`;
      const known = found.get(key) ?? { problem, names: [] };
      if (known.names.at(-1) !== widget) known.names.push(widget);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ problem: { severity, pointer, expected, found: kind }, names }) => ({
    pointer,
    finding: {
      severity,
      text: `Page data ${pointer || '(the top)'}: expected ${expected}, found ${kind}. ${severity === 'error' ? `Not shown: ${names.join(', ')}.` : 'It is ignored.'}`,
    },
  }));
}

/** The fields that lead somewhere or show a picture. */
const LINKS = ['href', 'source', 'browse', 'checkout'];

/** Page data is at most a hundred levels deep. */
function* textsIn(value: unknown, pointer = ''): Generator<{ name: string; text: string; pointer: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const place = `${pointer}/${/^[\w.-]{1,64}$/.test(name) ? name : '…'}`;
    if (typeof inner === 'string') yield { name, text: inner, pointer: place };
    else yield* textsIn(inner, place);
  }
}

function linkFindings(data: unknown): Finding[] {
  const findings: Finding[] = [];
  for (const { name, text, pointer } of textsIn(data)) {
    if (
      /^(?:javascript|vbscript|data|file|blob):/i.test(text.replace(/[\p{Cc}\s]/gu, '')) &&
      (LINKS.includes(name) || /^[\p{Cc}\s]*(?:java|vb)script/iu.test(text))
    )
      findings.push(
        error(
          `Page data ${pointer}: this address would run or read something, so it is left out. Use https or a path.`,
        ),
      );
    else if (LINKS.includes(name) && safeHref(text) === undefined)
      findings.push(
        warning(`Page data ${pointer}: expected an https address or a path that begins with a slash. It is left out.`),
      );
  }
  return findings;
}

/** The names that schemas look for at the top of a value, found by watching them read. */
const namesAtTop = (...schemas: Schema<unknown>[]): string[] => unreadNames(schemas, { none: 0 })[0]?.known ?? [];

const pageNames = namesAtTop(...Object.values(pageSchemas));
const settingNames = namesAtTop(Settings).filter((name) => !pageNames.includes(name));

/** Unknown settings are mistakes. Elsewhere a server may send more than the contract has, but no misspelt name. */
function unreadFindings(widgets: Widget[], data: unknown): Finding[] {
  const given = Object(data) as object;
  return unreadNames(
    widgets.map((widget) => pageSchemas[widget]),
    data,
  ).flatMap(({ path, name, known }) => {
    const others = known.filter((each) => !Object.hasOwn(path.length === 0 ? given : {}, each));
    const isSetting = path[0] === 'settings';
    if (path.length === 0 && settingNames.includes(name))
      return [warning(`Page data the top: "${name}" is a setting. Move it into "settings".`)];
    if (!isSetting && nearest(name, others) === undefined) return [];
    const place = path.length === 0 ? 'the top' : `/${path.join('/')}`;
    const shown = /^[A-Za-z_$][\w$-]{0,63}$/.test(name) && !isSecret(name) ? `"${name}"` : 'a name that is not shown';
    return [
      warning(`Page data ${place}: unknown ${isSetting ? 'setting' : 'name'} ${shown}.${didYouMean(name, others)}`),
    ];
  });
}
