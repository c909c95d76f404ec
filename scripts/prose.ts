import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isGenerated } from '../tests/architecture/source.ts';
import { lintMarkdown, lintTexts } from './prose/lint.ts';
import { textsIn } from './prose/texts.ts';

const CODE = ['{machines,src,mocks,cli,.storybook,scripts,tests,docs}/**/*.{ts,tsx,mjs,css}', '*.ts', 'openapi.yaml'];
const DOCS = ['*.md', 'docs/**/*.md'];

const filesOf = (patterns: string[]): string[] =>
  globSync(patterns)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isGenerated(path))
    .sort();

/** Lists the uses of phrases in `scripts/prose/vocabulary.yml`. Exits with 1 if there are any. */
function check(): void {
  const found: string[] = [];
  for (const path of [...filesOf(DOCS), ...filesOf(CODE)]) {
    const source = readFileSync(path, 'utf8');
    const complaints = path.endsWith('.md') ? lintMarkdown(source) : lintTexts(textsIn(path, source));
    found.push(...complaints.map(({ line, message }) => `${path}:${line}  ${message}`));
  }
  for (const complaint of found) console.log(complaint);
  console.log(`${found.length} phrases to rewrite`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

/** Prints random comments and titles for review. The same seed prints the same ones. */
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

// Usage: node scripts/prose.ts [--sample SEED [COUNT]]
const [option, seed = '', count = '60'] = process.argv.slice(2);
if (option === '--sample') sample(seed, Number(count));
else check();
