import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Writes a copied test and what it needs into a new folder outside the tree, so that no other tool's files matter. */
export function paste(text: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pasted-'));
  mkdirSync(join(folder, 'tests'));
  for (const name of ['.storybook', 'machines', 'mocks', 'node_modules', 'scripts', 'src', 'tests/fixtures'])
    symlinkSync(resolve(name), join(folder, name), 'junction');
  for (const name of ['biome.json', 'package.json', 'tests/journeys/workbench/story.ts'])
    copyFileSync(name, join(folder, basename(name)));
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
    `import config from ${JSON.stringify(resolve('playwright.workbench.config.ts'))};
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
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--vcs-enabled=false',
    `--config-path=${folder}`,
    join(folder, 'pasted.spec.ts'),
  );

/** Runs the test against this run's site and returns its failures; '' if it passes. */
export const play = (folder: string): Promise<string> =>
  run('node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.ts'));

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
