import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder that stands for the one of the workbench's journeys, with a copied test in it. */
export function paste(name: string, text: string): string {
  const folder = join('test-results', name);
  mkdirSync(folder, { recursive: true });
  cpSync('tests/journeys/workbench/story.ts', join(folder, 'story.ts'));
  writeFileSync(join(folder, 'pasted.spec.ts'), text);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      include: ['*.ts', resolve('scripts/workbench/virtual.d.ts')],
      exclude: [],
    }),
  );
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import config from '../../playwright.workbench.config.ts';
export default { ...config, testDir: '.', outputDir: 'output', projects: undefined, reporter: 'line', webServer: undefined };
`,
  );
  return folder;
}

/** Compiles what was pasted, and returns what the compiler says; nothing where it is content. */
export const compile = (folder: string): Promise<string> =>
  run('node_modules/@typescript/native/bin/tsc', '--noEmit', '--project', folder);

/** Checks the style of what was pasted, and returns what is wrong. */
export const lint = (folder: string): Promise<string> =>
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-use-ignore-file=false', join(folder, 'pasted.spec.ts'));

/** Runs what was pasted against the site of this run, and returns what failed. */
export const play = (folder: string): Promise<string> =>
  run('node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.ts'));

/** Replays recordings by the command. */
export const replay = (...files: string[]) => start(['scripts/replay.ts', ...files]);

/** What a script says where it fails. */
async function run(...words: string[]): Promise<string> {
  const { code, said } = await start(words);
  return code === 0 ? '' : said;
}

/** Runs a script of Node, and returns how it ended and what it said. */
export function start(
  words: string[],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  // A run within a run is one of its own.
  const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, ...env } = process.env;
  const { promise, resolve: end } = Promise.withResolvers<{ code: number | null; said: string }>();
  const child = spawn(process.execPath, words, { env: { ...env, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part;
    });
  child.on('close', (code) => end({ code, said }));
  return promise;
}
