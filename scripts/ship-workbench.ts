import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { minify } from 'vite';

// Shrinks the files that Storybook copies unchanged, deletes duplicate fonts, and fails if the result is over the
// limit.
const [folder = 'storybook-static'] = process.argv.slice(2);

/** In bytes. */
const LIMIT = 12_000_000;

for (const file of globSync(`${folder}/{sb-manager,sb-addons}/**/*.js`)) {
  const { code, errors } = await minify(file, readFileSync(file, 'utf8'), {
    module: true,
    compress: true,
    mangle: true,
  });
  if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

for (const file of globSync(`${folder}/sb-common-assets/*.woff2`)) rmSync(`${folder}/${basename(file)}`);

const files = globSync(`${folder}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());
const size = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
const words = `${folder}: ${files.length} files, ${(size / 1e6).toFixed(2)} MB of ${LIMIT / 1e6} MB`;
console.log(words);
if (size > LIMIT) throw new Error(`Too large: ${words}`);
