import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Writes a copied test into a new folder beside the workbench's journeys. */
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

/** Returns the compiler's errors; '' if there are no errors. */
export const compile = (folder: string): Promise<string> =>
  run('node_modules/@typescript/native/bin/tsc', '--noEmit', '--project', folder);

/** Returns the linter's errors; '' if there are no errors. */
export const lint = (folder: string): Promise<string> =>
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-use-ignore-file=false', join(folder, 'pasted.spec.ts'));

/** Runs the test against this run's site and returns its failures; '' if it passes. */
export const play = (folder: string): Promise<string> =>
  run('node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.ts'));

export const replay = (...files: string[]) => start(['scripts/replay.ts', ...files]);

async function run(...words: string[]): Promise<string> {
  const { code, said } = await start(words);
  return code === 0 ? '' : said;
}

export function start(
  words: string[],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  // Playwright would take a nested run for one of its workers.
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
