import type { PageDataProblem } from '#machines/api/page-data-problems.ts';

/** What is still to be told about one page's data. */
interface Report {
  /** How many widgets are being mounted with it. */
  mounting: number;
  problems: Map<string, PageDataProblem>;
  broken: Set<string>;
  unknown: Set<string>;
  /** The lines that were told already. */
  told: Set<string>;
}

const reports = new WeakMap<object, Report>();

/** Stands for page data that is no object. */
const NOTHING = {};

function reportOn(data: unknown): Report {
  const key = typeof data === 'object' && data !== null ? data : NOTHING;
  const report = reports.get(key) ?? {
    mounting: 0,
    problems: new Map(),
    broken: new Set(),
    unknown: new Set(),
    told: new Set(),
  };
  reports.set(key, report);
  return report;
}

/** Whether the developer of the host page is to be told: in development, and where the settings say `debug`. */
export const isTold = (data: unknown): boolean => import.meta.env.DEV || Object(Object(data).settings).debug === true;

/** Collects what is wrong until no widget is being mounted with these page data, so that all of it is one message. */
export function opened(data: unknown): void {
  reportOn(data).mounting += 1;
}

export function noteProblems(data: unknown, widget: string, problems: readonly PageDataProblem[]): void {
  const report = reportOn(data);
  for (const problem of problems) {
    const { pointer, severity } = problem;
    report.problems.set(`${severity} ${pointer}`, problem);
    if (severity === 'error') report.broken.add(widget);
  }
}

export function noteUnknown(data: unknown, message: string): void {
  reportOn(data).unknown.add(message);
}

/** Writes the message once the last widget is there: an error if one is missing, else a warning. */
export function closed(data: unknown): void {
  const report = reportOn(data);
  report.mounting -= 1;
  if (report.mounting > 0 || !isTold(data)) return;
  const lineOf = ({ pointer, expected, found }: PageDataProblem) =>
    `  ${pointer || '(the top)'}: expected ${expected}, found ${found}`;
  const fresh = (severity: PageDataProblem['severity']) =>
    [...report.problems.values()].filter((problem) => problem.severity === severity).map(lineOf);
  const part = (title: string, lines: string[]) => {
    const untold = lines.filter((line) => !report.told.has(line));
    for (const line of untold) report.told.add(line);
    return untold.length > 0 ? [title, ...untold] : [];
  };
  const errors = [
    ...part(
      'Unknown names:',
      [...report.unknown].map((line) => `  ${line}`),
    ),
    ...part(`These widgets cannot be shown: ${[...report.broken].join(', ')}.`, fresh('error')),
  ];
  const warnings = part('Ignored, so that the defaults hold:', fresh('warning'));
  if (errors.length + warnings.length === 0) return;
  const text = ['Quarterly: the page data of this page is wrong.', ...errors, ...warnings].join('\n');
  if (errors.length > 0) console.error(text);
  else console.warn(text);
}
