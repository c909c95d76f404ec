import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder } from '../../../playwright.workbench.config.ts';
import { start } from './commands.ts';

const STORY = 'subscribe-subscribe--donor ';

test('a built workbench matches itself, but not a copy with a changed token [BEYOND-108]', async () => {
  const { outputDir } = test.info();
  const changed = join(outputDir, 'changed');
  cpSync(folder, changed, { recursive: true });
  // The colour of all text: of a few thin lines, a change could be too faint to count.
  let tokens = 0;
  for (const file of globSync(join(changed, 'assets/*.css'))) {
    const text = readFileSync(file, 'utf8');
    const other = text.replaceAll(/(--jr-ink:\s*)[^;}]+/g, '$1rebeccapurple');
    if (other !== text) tokens += 1;
    writeFileSync(file, other);
  }
  expect(tokens).toBeGreaterThan(0);
  const reports = join(outputDir, 'visual');
  const compareWith = (base: string) =>
    start(['scripts/visual.ts', base, '-g', STORY], { WORKBENCH_FOLDER: folder, VISUAL_FOLDER: reports });

  expect(await compareWith(folder)).toMatchObject({ code: 0, said: expect.stringContaining('1 passed') });

  expect(await compareWith(changed)).toMatchObject({ code: 1, said: expect.stringContaining('1 failed') });
  const differences = globSync(join(reports, 'results/**/*-diff.png')).map(
    (file) => /\d+-(?:light|dark)/.exec(file)?.[0],
  );
  expect(differences.sort()).toEqual(['1280-dark', '1280-light', '320-dark', '320-light']);
});
