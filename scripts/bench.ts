import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserLaunch } from '../tests/support/browser.ts';
import { staticOf, withHost } from './bench/host.ts';
import { auditPages, isMissed } from './bench/lighthouse.ts';
import { entryPage, inTurns, middlesOf, writeReport } from './bench/measure.ts';
import { asset, html } from './bench/serve.ts';
import { type PageVisits, type Run, tablesOf, withTables } from './bench/table.ts';
import { type Subject, type Visit, visits } from './bench/visit.ts';
import { FLOOR, withBuild } from './budgets/weigh.ts';
import { examplePages } from './docs/host-pages.ts';

// Measures the example pages of a host alternately with the floor and with themselves without scripts, then runs
// Lighthouse on all of them. `npm run bench -- NAME …` selects pages by widget; `--all` measures every page, `--rounds`
// sets the number of rounds, `--before FOLDER` also measures the build of another checkout, `--record` writes
// docs/performance.md.

const DOCUMENT = 'docs/performance.md';
const MEASURED = ['login', 'name', 'mailing-list', 'store', 'product', 'subscribe', 'checkout', 'account'];
const WIDGET = 'main [data-journal]';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    rounds: { type: 'string', default: '9' },
    before: { type: 'string' },
    record: { type: 'boolean' },
  },
});
const rounds = Number(options.rounds);
const known = examplePages().map(({ address, widgets: [, name = ''] }) => ({ name, address }));
const unknown = positionals.filter((name) => known.every((page) => page.name !== name));
if (unknown.length > 0) throw new Error(`No example page has ${unknown.join(', ')}.`);
if (options.record && positionals.length > 0) throw new Error('Only a run of all its pages is recorded.');
const named = positionals.length > 0 ? positionals : MEASURED;
const measured = options.all ? known : known.filter(({ name }) => named.includes(name));
const audited = positionals.length > 0 ? measured : known;

const failures = new Map<string, string>();
const begun = Date.now();

const run = await withBuild(FLOOR, (folder) => {
  const floor = html(entryPage(folder, FLOOR));
  const own = (path: string) => (path === '/floor' ? floor : asset(folder, path));
  return withHost(
    async (origin) => {
      const visited = options.before
        ? await withHost((before) => visitAll(origin, before), { checkout: options.before })
        : await visitAll(origin);
      const { audits, failures: failed } = await auditPages(
        origin,
        audited.map(({ address }) => address),
      );
      for (const [address, message] of failed) failures.set(address, message);
      return { ...visited, audits };
    },
    { own },
  );
});
writeReport('bench', run);

const text = readFileSync(DOCUMENT, 'utf8');
const tables = tablesOf(run, text);
console.log(`\n${run.conditions}\n\n${tables.join('\n')}\n`);
console.log(`It took ${((Date.now() - begun) / 60_000).toFixed(0)} minutes.`);
for (const [name, message] of failures) console.error(`${name}: ${message}`);
if (options.record && failures.size === 0) writeFileSync(DOCUMENT, withTables(text, tables, run.conditions));
// Figures that vary between runs are red in the table but do not fail the run.
if (failures.size > 0 || Object.values(run.audits).some(isMissed)) process.exitCode = 1;

async function visitAll(origin: string, before?: string): Promise<Omit<Run, 'audits'> & { conditions: string }> {
  const browser = await chromium.launch(browserLaunch('whole'));
  try {
    const subjects: Subject[] = [
      { name: 'the floor', address: `${origin}/floor`, root: 'form' },
      ...measured.flatMap(({ name, address }) => [
        { name, address: origin + address, root: WIDGET },
        { name: `${name} without scripts`, address: origin + staticOf(address) },
        ...(before ? [{ name: `${name} before`, address: before + address, root: WIDGET }] : []),
      ]),
    ];
    const found = await inTurns(subjects, rounds, visitor(browser));
    const byName = new Map(
      subjects.map(({ name }, at) => [name, (found[at] ?? []).filter((each) => each !== undefined)]),
    );
    const middles = (name: string, visit: number) =>
      middlesOf((byName.get(name) ?? []).flatMap((each) => each[visit] ?? []));
    const both = (name: string) => ({ first: middles(name, 0), second: middles(name, 1) });
    const beside = (suffix: string): Record<string, PageVisits> =>
      Object.fromEntries(
        measured
          .filter(({ name }) => byName.get(name + suffix)?.length)
          .map(({ name }) => [name, { ...both(name + suffix), still: middles(`${name} without scripts`, 0) }]),
      );
    const floors = (byName.get('the floor') ?? []).map(([first]) => first?.ready ?? Number.NaN);
    const conditions = [
      `Medians of ${rounds} rounds on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })},`,
      `Chromium ${browser.version()}, ${cpus().length} cores;`,
      `the floor was ready after ${Math.min(...floors).toFixed(0)} to ${Math.max(...floors).toFixed(0)} ms.`,
    ].join(' ');
    return { floor: both('the floor'), pages: beside(''), before: beside(' before'), conditions };
  } finally {
    await browser.close();
  }
}

function visitor(browser: Browser): (subject: Subject) => Promise<Visit[] | undefined> {
  const succeeded = new Set<string>();
  return async (subject) => {
    const { name } = subject;
    if (failures.has(name) && !succeeded.has(name)) return undefined;
    try {
      const all = await visits(browser, subject);
      succeeded.add(name);
      process.stderr.write('.');
      return all;
    } catch (error) {
      failures.set(name, String(error));
      process.stderr.write('!');
      return undefined;
    }
  };
}
