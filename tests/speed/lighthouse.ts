import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { browserLaunch } from '#fixtures/world/browser.ts';
import { freePort } from '#fixtures/world/free-port.ts';
import { pagesOf, startHost } from './host.ts';

// Measures example pages of a host with Lighthouse, on its phone with slow 4G: `npm run bench:scores -- [WIDGET …] [--rounds 3]`.
// Fails if a score that does not vary is below 100.

/** Not in the install, because nothing else uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  paint: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  interactive: 'interactive',
  blocking: 'total-blocking-time',
  work: 'mainthread-work-breakdown',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const pages = pagesOf(positionals);
const { origin, host } = await startHost(await freePort('BENCH_PORT'));
try {
  const rows = new Map<string, Record<string, number>>();
  for (const { name, address } of pages) rows.set(name, await measure(origin + address));
  console.log(`Medians of ${options.rounds} rounds; times in ms, sizes in bytes.`);
  console.table(Object.fromEntries(rows));
  // Performance varies between runs.
  const isPerfect = [...rows.values()].every((row) =>
    SCORES.every((score) => score === 'performance' || row[score] === 100),
  );
  process.exitCode = isPerfect ? 0 : 1;
} finally {
  host.kill();
}

async function measure(address: string): Promise<Record<string, number>> {
  const rounds: Record<string, number>[] = [];
  while (rounds.length < Number(options.rounds)) rounds.push(await visit(address));
  const median = (key: string) =>
    rounds.map((round) => round[key] ?? Number.NaN).sort((a, b) => a - b)[rounds.length >> 1];
  return Object.fromEntries(Object.keys(rounds[0] ?? {}).map((key) => [key, median(key) ?? Number.NaN]));
}

async function visit(address: string): Promise<Record<string, number>> {
  const { executablePath: CHROME_PATH, args } = browserLaunch('whole');
  const flags = ['--headless', ...args.filter((arg) => arg.startsWith('--no-'))].join(' ');
  // Its own profile, since Lighthouse keeps cookies. A third-party script is not reachable from every machine.
  const settings = [`--chrome-flags=${flags}`, '--quiet', '--output=json', `--only-categories=${SCORES}`];
  const blocked = '--blocked-url-patterns=https://js.stripe.com/*';
  const words = ['exec', '--yes', '--', LIGHTHOUSE, address, ...settings, blocked];
  const env = { ...process.env, CHROME_PATH };
  const { stdout } = await promisify(execFile)('npm', words, { env, maxBuffer: 2 ** 28 });
  const { audits, categories } = JSON.parse(stdout);
  return Object.fromEntries([
    ...Object.entries(FIGURES).map(([name, id]) => [
      name,
      Number(audits[id]?.numericValue?.toFixed(name === 'shift' ? 3 : 0)),
    ]),
    ['requests', audits['network-requests'].details.items.length],
    ...SCORES.map((score) => [score, Math.round(100 * categories[score].score)]),
  ]);
}
