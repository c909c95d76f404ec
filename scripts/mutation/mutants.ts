export interface Mutant {
  file: string;
  line: number;
  column: number;
  /** The line it starts in, trimmed. */
  code: string;
  mutator: string;
  original: string;
  replacement: string;
  outcome: Outcome;
}

/**
 * `uncovered`: no test reaches the mutant. `broken`: no test file loads with it, and Stryker leaves it out of its
 * scores. `skipped`: outside the sample.
 */
export type Outcome = 'killed' | 'timeout' | 'survived' | 'uncovered' | 'broken' | 'skipped';

export const OUTSIDE_SAMPLE = 'Outside the sample.';

interface Position {
  line: number;
  column: number;
}

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

/** Lines and columns are one-based. */
function textOf(lines: string[], { start, end }: ReportedMutant['location']): string {
  const within = lines.slice(start.line - 1, end.line);
  const last = within.length - 1;
  return within
    .map((text, index) => text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

export interface Score {
  killed: number;
  total: number;
}

const isNoticed = ({ outcome }: Mutant): boolean => outcome === 'killed' || outcome === 'timeout';

export const survivorsOf = (mutants: Mutant[]): Mutant[] =>
  mutants.filter(({ outcome }) => outcome === 'survived' || outcome === 'uncovered');

export function scoreOf(mutants: Mutant[]): Score {
  const killed = mutants.filter(isNoticed).length;
  return { killed, total: killed + survivorsOf(mutants).length };
}

export const countOf = (mutants: Mutant[], outcome: Outcome): number =>
  mutants.filter((mutant) => mutant.outcome === outcome).length;

/** 100 % if there are no mutants. */
export const percentOf = ({ killed, total }: Score): number => (total === 0 ? 100 : (100 * killed) / total);

export interface Equivalents {
  reason: string;
  mutants: Equivalent[];
}

/** Identifies a mutant by its text, which survives moved lines. */
type Equivalent = Pick<Mutant, 'file' | 'code' | 'mutator' | 'original' | 'replacement'>;

const FIELDS = ['file', 'code', 'mutator', 'original', 'replacement'] as const;
const keyOf = (mutant: Equivalent): string => JSON.stringify(FIELDS.map((field) => mutant[field]));

/**
 * Whether a mutant may be equivalent. That includes timeouts, which may only waste time, and mutants outside the
 * sample.
 */
const isOpen = ({ outcome }: Mutant): boolean => outcome !== 'killed' && outcome !== 'broken';

/** Separates listed survivors. `stale` are the entries of these files that match none. */
export function splitEquivalents(mutants: Mutant[], groups: Equivalents[]) {
  const files = new Set(mutants.map(({ file }) => file));
  const listed = groups.flatMap((group) => group.mutants).filter(({ file }) => files.has(file));
  const keys = new Set(listed.map(keyOf));
  const isEquivalent = (mutant: Mutant) => isOpen(mutant) && keys.has(keyOf(mutant));
  const equivalent = mutants.filter(isEquivalent);
  const matched = new Set(equivalent.map(keyOf));
  return {
    equivalent,
    rest: mutants.filter((mutant) => !isEquivalent(mutant)),
    stale: listed.filter((entry) => !matched.has(keyOf(entry))),
  };
}
