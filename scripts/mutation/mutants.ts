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

/** How many mutants of some files were noticed; equivalent ones are not among them. */
export interface Score {
  killed: number;
  total: number;
}

const isNoticed = ({ outcome }: Mutant): boolean => outcome === 'killed' || outcome === 'timeout';

/** Mutants that no test noticed. */
export const survivorsOf = (mutants: Mutant[]): Mutant[] =>
  mutants.filter(({ outcome }) => outcome === 'survived' || outcome === 'uncovered');

export function scoreOf(mutants: Mutant[]): Score {
  const killed = mutants.filter(isNoticed).length;
  return { killed, total: killed + survivorsOf(mutants).length };
}

export const countOf = (mutants: Mutant[], outcome: Outcome): number =>
  mutants.filter((mutant) => mutant.outcome === outcome).length;

/** Nothing to notice is all noticed. */
export const percentOf = ({ killed, total }: Score): number => (total === 0 ? 100 : (100 * killed) / total);

/** Mutants that no test can notice, for one reason. */
export interface Equivalents {
  reason: string;
  mutants: Equivalent[];
}

/** A mutant by its text, so that it is found again when lines move. */
type Equivalent = Pick<Mutant, 'file' | 'code' | 'mutator' | 'original' | 'replacement'>;

const FIELDS = ['file', 'code', 'mutator', 'original', 'replacement'] as const;
const keyOf = (mutant: Equivalent): string => JSON.stringify(FIELDS.map((field) => mutant[field]));

/** Whether a mutant may be equivalent: one that only wastes time can reach a limit, and one outside the sample is unknown. */
const isOpen = ({ outcome }: Mutant): boolean => outcome !== 'killed' && outcome !== 'broken';

/** Splits off the unnoticed mutants that are listed. `stale` are entries of these files that match no such mutant. */
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
