/** A small change to a source file, and what came of it. */
export interface Mutant {
  file: string;
  line: number;
  column: number;
  /** The line that it begins in, without the space around it. */
  code: string;
  mutator: string;
  original: string;
  replacement: string;
  outcome: Outcome;
}

/**
 * `uncovered` is a mutant that no test reaches, `broken` one with which no test file loads; Stryker leaves the latter out of
 * its scores. `skipped` is outside the sample.
 */
export type Outcome = 'killed' | 'timeout' | 'survived' | 'uncovered' | 'broken' | 'skipped';

/** The reason a mutant outside the sample comes back with. */
export const OUTSIDE_SAMPLE = 'Outside the sample.';

interface Position {
  line: number;
  column: number;
}

/** The part of Stryker's report that is read here. */
interface StrykerReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>;
}

interface ReportedMutant {
  mutatorName: string;
  replacement: string;
  status: string;
  statusReason?: string;
  location: { start: Position; end: Position };
}

const OUTCOMES: Record<string, Outcome | undefined> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  RuntimeError: 'broken',
};

/** Reads the mutants of a Stryker report; omits those that the configuration ignores. */
export function readMutants(report: string): Mutant[] {
  const { files }: StrykerReport = JSON.parse(report);
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => status !== 'Ignored').map((mutant) => readMutant(file, source.split('\n'), mutant)),
  );
}

function readMutant(file: string, lines: string[], reported: ReportedMutant): Mutant {
  const { mutatorName, replacement, status, statusReason, location } = reported;
  const { line, column } = location.start;
  const outcome = statusReason?.includes(OUTSIDE_SAMPLE) ? 'skipped' : OUTCOMES[status];
  if (!outcome) throw new Error(`${file}:${line}: Stryker reports the status ${status}.`);
  const code = (lines[line - 1] ?? '').trim();
  const original = textOf(lines, location);
  return { file, line, column, code, mutator: mutatorName, original, replacement, outcome };
}

/** Lines and columns count from one. */
function textOf(lines: string[], { start, end }: ReportedMutant['location']): string {
  const within = lines.slice(start.line - 1, end.line);
  const last = within.length - 1;
  return within
    .map((text, index) => text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}
