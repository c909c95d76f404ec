import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isGenerated } from '../tests/architecture/source.ts';
import { lintMarkdown, lintTexts } from './prose/lint.ts';
import { textsIn } from './prose/texts.ts';

const CODE = ['{machines,src,mocks,.storybook,scripts,tests,docs}/**/*.{ts,tsx,mjs,css}', '*.ts', 'openapi.yaml'];
const DOCS = ['*.md', 'docs/**/*.md'];

const filesOf = (patterns: string[]): string[] =>
  globSync(patterns)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isGenerated(path))
    .sort();

/** Prints each phrase of `scripts/prose/vocabulary.ts` that a text uses; any fails the run. */
async function check(): Promise<void> {
  const found: string[] = [];
  for (const path of [...filesOf(DOCS), ...filesOf(CODE)]) {
    const source = readFileSync(path, 'utf8');
    const complaints = await (path.endsWith('.md') ? lintMarkdown(source) : lintTexts(textsIn(path, source)));
    found.push(...complaints.map(({ line, message }) => `${path}:${line}  ${message}`));
  }
  for (const complaint of found) console.log(complaint);
  console.log(`${found.length} phrases to rewrite`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

/** Prints comments and titles in an order that a seed decides, to be read as they would be met. */
function sample(seed: string, count: number): void {
  const drawn = filesOf(CODE)
    .flatMap((path) => textsIn(path, readFileSync(path, 'utf8')).map((text) => ({ ...text, path })))
    .map((text) => ({ ...text, rank: createHash('sha256').update(`${seed} ${text.path} ${text.text}`).digest('hex') }))
    .sort((one, other) => one.rank.localeCompare(other.rank));
  for (const wanted of ['comment', 'title'] as const) {
    const all = drawn.filter(({ kind }) => kind === wanted);
    console.log(`\n${count} of ${all.length} ${wanted}s\n`);
    for (const { path, line, text } of all.slice(0, count))
      console.log(`${path}:${line}\n  ${text.replaceAll('\n', '\n  ')}`);
  }
}

// node scripts/prose.ts --sample SEED [COUNT] prints texts to read; without an option, phrases to rewrite.
const [option, seed = '', count = '60'] = process.argv.slice(2);
if (option === '--sample') sample(seed, Number(count));
else await check();
