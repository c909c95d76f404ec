import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { StoryIndex } from 'storybook/internal/types';
import { browserLaunch } from '#fixtures/world/browser.ts';
import { builtFrom } from './visual/baseline.ts';
import { cameraFor, LOOKS, type Shots } from './visual/camera.ts';
import { compare, type Difference } from './visual/compare.ts';
import { type Changed, type Findings, pageOf, summaryOf } from './visual/page.ts';
import { buildWorkbench } from './workbench/build.ts';
import { serveWorkbench } from './workbench/site.ts';

const OUTPUT = process.env.VISUAL_FOLDER ?? 'reports/visual';

// Compares screenshots of stories with another commit: node scripts/visual.ts BASE [-g PATTERN]. Exits with 1 if one
// differs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string', short: 'g', default: '' } },
});
const [base] = positionals;
if (base === undefined) {
  console.error('Name the commit to compare with: npm run visual -- BASE [-g PATTERN]');
  process.exit(2);
}
const folder = process.env.WORKBENCH_FOLDER ?? buildWorkbench();
const started = performance.now();
const findings = await compareAll(builtFrom(base), { name: 'the sources here', folder });
writeFileSync(join(OUTPUT, 'index.html'), pageOf(findings));
const seconds = Math.round((performance.now() - started) / 1_000);
console.log(`${summaryOf(findings)}\nIt took ${seconds} s. The page of differences is ${join(OUTPUT, 'index.html')}.`);
process.exit(findings.changed.length > 0 ? 1 : 0);

async function compareAll(before: Side, after: Side): Promise<Findings> {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  const [old, current] = [storiesIn(before.folder), storiesIn(after.folder)];
  const common = current.filter((id) => old.includes(id));
  const left = [...common];
  const changed: Changed[] = [];
  const unsteady: string[] = [];
  const sites = await Promise.all([before, after].map((side) => serveWorkbench(side.folder)));
  const browser = await chromium.launch(browserLaunch());
  const work = async () => {
    const [first, second] = await Promise.all(sites.map(({ address }) => cameraFor(browser, address)));
    if (!first || !second) return;
    const take = async (id: string) => [await first(id), await second(id)] as const;
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const found = differences(...(await take(id)));
      if (found.length === 0) continue;
      // Retries once, since the first difference may be an animation.
      const again = differences(...(await take(id)));
      const lasting = found.filter(({ look, after: shot }) =>
        again.some((other) => other.look === look && !compare(other.after, shot)),
      );
      if (lasting.length === 0) unsteady.push(id);
      for (const difference of lasting) changed.push(keep(id, difference));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), common.length) }, work));
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
  return {
    before: before.name,
    after: after.name,
    stories: common.length,
    looks: LOOKS.length,
    changed,
    added: current.filter((id) => !old.includes(id)),
    removed: old.filter((id) => !current.includes(id)),
    unsteady,
  };
}

interface Side {
  name: string;
  folder: string;
}

function storiesIn(built: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as StoryIndex; // written by Storybook
  const pattern = new RegExp(values.grep, 'i');
  return Object.values(entries)
    .filter(({ id, type, title, name }) => type === 'story' && pattern.test(`${id} ${title}: ${name}`))
    .map(({ id }) => id);
}

interface Seen extends Difference {
  look: string;
  before: Buffer;
  after: Buffer;
}

function differences(before: Shots, after: Shots): Seen[] {
  return LOOKS.flatMap(({ name: look }) => {
    const [one, other] = [before.get(look), after.get(look)];
    const difference = one && other && compare(one, other);
    return difference ? [{ look, before: one, after: other, ...difference }] : [];
  });
}

function keep(story: string, { look, before, after, picture, pixels, share }: Seen): Changed {
  const name = `${story}-${look.replaceAll(/\W+/g, '-')}`;
  const files = { before: `${name}-before.png`, after: `${name}-after.png`, difference: `${name}-difference.png` };
  const shots = { before, after, difference: picture };
  for (const side of ['before', 'after', 'difference'] as const) writeFileSync(join(OUTPUT, files[side]), shots[side]);
  return { story, look, pixels, share, files };
}
