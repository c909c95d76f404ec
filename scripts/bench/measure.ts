import { mkdirSync, writeFileSync } from 'node:fs';
import { readManifest } from '../budgets/weigh.ts';

export const CPU_SLOWED = 4;

export async function inTurns<Subject, Measured>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Measured[][]> {
  const measured = subjects.map((): Measured[] => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [at, subject] of subjects.entries()) {
      const found = await measure(subject);
      if (run > 0) measured[at]?.push(found);
    }
  return measured;
}

export const middlesOf = <Figures extends object>(all: readonly Figures[]): { [Key in keyof Figures]: number } =>
  // All have the same figures as the first.
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, middleOf(all.map((one) => Number(Object(one)[key])))]),
  ) as { [Key in keyof Figures]: number };

const middleOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

export function writeReport(name: string, figures: unknown): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${name}.json`, `${JSON.stringify(figures, undefined, 2)}\n`);
}

/** A page that names all its files in the head, so that none is discovered late. */
export function entryPage(folder: string, entry: string): string {
  const { file = '', css = [] } = readManifest(folder)[entry] ?? {};
  const links = [
    ...css.map((each) => `<link rel="stylesheet" crossorigin href="/${each}">`),
    `<link rel="modulepreload" crossorigin href="/${file}">`,
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title><link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" crossorigin src="/${file}"></script></head><body></body></html>`;
}
