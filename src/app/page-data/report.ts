import type { PageDataProblem } from '#machines/api/page-data-problems.ts';

export type Note = { unknown: string } | { widget: string; problems: readonly PageDataProblem[] };

const written = new WeakMap<object, Set<string>>();

/**
 * Writes one message for the host's developer: an error if a widget is missing, else a warning. Never repeats a line.
 */
export function report(page: object, notes: readonly Note[]): void {
  const known = written.get(page) ?? new Set();
  written.set(page, known);
  const part = (title: string, lines: readonly string[]) => {
    const fresh = [...new Set(lines)].filter((line) => !known.has(line));
    for (const line of fresh) known.add(line);
    return fresh.length > 0 ? [title, ...fresh] : [];
  };
  const unknown = notes.flatMap((note) => ('unknown' in note ? [`  ${note.unknown}`] : []));
  const found = notes.flatMap((note) =>
    'problems' in note ? note.problems.map((problem) => ({ ...problem, widget: note.widget })) : [],
  );
  const broken = found.filter(({ severity }) => severity === 'error');
  const ignored = found.filter(({ severity }) => severity === 'warning');
  const widgets = [...new Set(broken.map(({ widget }) => widget))];
  const errors = [
    ...part('Unknown names:', unknown),
    ...part(`These widgets cannot be shown: ${widgets.join(', ')}.`, broken.map(lineOf)),
  ];
  const warnings = part('Ignored, so that the defaults hold:', ignored.map(lineOf));
  if (errors.length + warnings.length === 0) return;
  const advice = broken.some(isMissing) ? [MISSING] : [];
  const text = [TITLE, ...errors, ...warnings, ...advice].join('\n');
  if (errors.length > 0) console.error(text);
  else console.warn(text);
}

const TITLE = 'Quarterly: this page is not set up correctly.';

const MISSING =
  'Page data is an object: JSON in <script type="application/json" id="journal-data">, or what `mount` is given. `quarterly check` names the line that is wrong.';

const isMissing = ({ pointer }: PageDataProblem): boolean => pointer === '';

const lineOf = ({ pointer, expected, found }: PageDataProblem): string =>
  `  ${pointer || '(the top)'}: expected ${expected}, found ${found}`;
