import { execFile, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Browser, chromium } from 'playwright';
import { browserLaunch } from '#fixtures/world/browser.ts';
import { type Visit, visitTwice } from './bench/visit.ts';
import { FLOOR, readManifest, withBuild } from './budgets/weigh.ts';
import { examplePages } from './docs/host-pages.ts';

// Measures example pages of a host as multiples of the floor, in turns: `npm run bench -- [WIDGET …] [--rounds 5]`.
// With `--lighthouse`, also runs Lighthouse on them and fails if a score that does not vary is below 100.

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const USUAL = ['login', 'name', 'mailing-list', 'store', 'product', 'subscribe', 'checkout', 'account'];
const [HOST, FLOOR_SITE, DEBUGGING] = [4041, 4042, 4043];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, lighthouse: { type: 'boolean' } },
});
const named = positionals.length > 0 ? positionals : USUAL;
const pages = examplePages()
  .map(({ address, widgets: [, name = ''] }) => ({ name, address: `http://localhost:${HOST}${address}` }))
  .filter(({ name }) => named.includes(name));
if (pages.length < named.length) throw new Error(`Not every one of ${named.join(', ')} has an example page.`);

const host = spawn(process.execPath, ['scripts/host-site.ts', String(HOST)], {
  env: { ...process.env, HOST_BUILD: 'dist' },
  stdio: 'inherit',
});
const { args, ...launch } = browserLaunch('whole');
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${DEBUGGING}`] });
try {
  while (!(await fetch(`http://localhost:${HOST}/`).catch(() => undefined))) {
    if (host.exitCode !== null) throw new Error('The example host did not start.');
    await setTimeout(200);
  }
  await withBuild(FLOOR, (folder) => measure(browser, folder));
} finally {
  await browser.close();
  host.kill();
}

async function measure(on: Browser, floorFolder: string): Promise<void> {
  const floor = serveFloor(floorFolder);
  const subjects = [
    { name: 'the floor', address: `http://localhost:${FLOOR_SITE}/`, root: 'form' },
    ...pages.map((page) => ({ ...page, root: 'main [data-journal]' })),
  ].map((subject) => ({ ...subject, first: [] as Visit[], second: [] as Visit[] }));
  // The first round only warms up.
  for (let round = 0; round <= Number(options.rounds); round += 1)
    for (const { address, root, ...visits } of subjects) {
      const { first, second } = await visitTwice(on, address, root);
      if (round > 0) [visits.first.push(first), visits.second.push(second)];
    }
  floor.close();
  const [base, ...rows] = subjects.map(({ name, first, second }) => ({ name, ...figuresOf(first, second) }));
  if (!base) return;
  console.log(`Medians of ${options.rounds} rounds in Chromium ${on.version()}; times in ms, sizes in KiB.`);
  const table: object[] = [base];
  for (const row of rows) table.push({ ...timesFloor(row, base), ...(options.lighthouse && (await audit(row.name))) });
  console.table(table);
}

function figuresOf(first: readonly Visit[], second: readonly Visit[]) {
  const median = (visits: readonly Visit[], figure: keyof Visit, unit = 1) =>
    Math.round((visits.map((visit) => visit[figure]).sort((a, b) => a - b)[visits.length >> 1] ?? Number.NaN) / unit);
  return {
    paint: median(first, 'paint'),
    visible: median(first, 'visible'),
    ready: median(first, 'ready'),
    readyAgain: median(second, 'ready'),
    blocking: median(first, 'blocking'),
    longestTask: median(first, 'longest'),
    work: median(first, 'work'),
    heap: median(first, 'heap', 1024),
    bytes: median(first, 'bytes', 1024),
    requests: median(first, 'requests'),
    requestsAgain: median(second, 'requests'),
    shift: Math.max(...[...first, ...second].map(({ shift }) => shift)),
  };
}

type Row = { name: string } & ReturnType<typeof figuresOf>;

function timesFloor({ name, requests, requestsAgain, shift, ...figures }: Row, floor: Row) {
  const ratio = ([key, figure]: [string, number]) => [key, Number((figure / Number(Object(floor)[key])).toFixed(2))];
  return { name, ...Object.fromEntries(Object.entries(figures).map(ratio)), requests, requestsAgain, shift };
}

/** Runs Lighthouse with its defaults: a phone on slow 4G, simulated from one load. */
async function audit(name: string): Promise<Record<string, number>> {
  const address = pages.find((page) => page.name === name)?.address ?? '';
  const settings = [`--port=${DEBUGGING}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`];
  // A third-party script that is not reachable from every machine.
  const blocked = '--blocked-url-patterns=https://js.stripe.com/*';
  // Not in the install, because nothing else uses it.
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', '--', LIGHTHOUSE, address, ...settings, blocked],
    {
      maxBuffer: 2 ** 28,
    },
  );
  const report = JSON.parse(stdout);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round(100 * report.categories[category].score)]),
  );
  // Performance varies between runs.
  if (Object.entries(scores).some(([category, score]) => category !== 'performance' && score < 100))
    process.exitCode = 1;
  return scores;
}

/** Serves the floor from a page that names all its files in the head, so that none is discovered late. */
function serveFloor(folder: string) {
  const { file = '' } = readManifest(folder)[FLOOR] ?? {};
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>
<link rel="icon" href="data:,"><link rel="modulepreload" href="/${file}"><script type="module" src="/${file}"></script>`;
  const app = new Hono();
  app.get('/', (context) => context.html(`<!doctype html><html lang="en"><head>${head}</head><body></body></html>`));
  app.use(compress());
  app.use(
    serveStatic({
      root: folder,
      onFound: (_path, context) => context.header('Cache-Control', 'max-age=31536000, immutable'),
    }),
  );
  return serve({ fetch: app.fetch, port: FLOOR_SITE });
}
