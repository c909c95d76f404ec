import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const MOST_BYTES = 9_000_000;

/**
 * Minifies what Storybook ships as readable code, and removes the second copy of its fonts and the paths of components,
 * which only help to edit files. Fails if it is too large.
 */
export function shrink(folder: string): void {
  for (const file of globSync(join(folder, '{sb-manager,sb-addons}/**/*.js'))) {
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: true });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    writeFileSync(file, code);
  }
  for (const file of globSync(join(folder, 'nunito-sans-*.woff2'))) rmSync(file);
  const index = join(folder, 'index.json');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll(/"componentPath":"[^"]*",/g, ''));
  const bytes = sizeOf(folder);
  console.log(`${folder}: ${(bytes / 1e6).toFixed(2)} MB`);
  if (bytes > MOST_BYTES) throw new Error(`The workbench may have ${MOST_BYTES / 1e6} MB.`);
}

export const sizeOf = (folder: string): number =>
  globSync(join(folder, '**/*'))
    .map((file) => statSync(file))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);

if (import.meta.main) shrink('storybook-static');
