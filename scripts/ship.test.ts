import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawnWith, headOf, listFiles, loaderOf } from './ship.ts';

const site = {
  entry: 'src/embed.ts',
  frame: 'src/app/mount-screen.tsx',
  screens: { name: 'src/screens/Name.tsx', login: 'src/screens/Login.tsx' },
  manifest: {
    'src/embed.ts': {
      file: 'assets/embed-1.js',
      isEntry: true,
      dynamicImports: [
        'src/app/mount-screen.tsx',
        'src/screens/Name.tsx',
        'src/screens/Login.tsx',
        'machines/problems.ts',
      ],
    },
    'src/app/mount-screen.tsx': { file: 'assets/common-1.js', css: ['assets/common-1.css'], isDynamicEntry: true },
    'machines/problems.ts': { file: 'assets/problems-1.js', isDynamicEntry: true },
    'src/screens/Name.tsx': { file: 'assets/Name-1.js', imports: ['src/app/mount-screen.tsx'], isDynamicEntry: true },
    'src/screens/Login.tsx': {
      file: 'assets/Login-1.js',
      css: ['assets/Login-1.css'],
      imports: ['src/app/mount-screen.tsx'],
      isDynamicEntry: true,
    },
  },
};

const read = (file: string) => new TextEncoder().encode(file);
const half = (bytes: Uint8Array) => bytes.slice(0, Math.floor(bytes.length / 2));

test("lists the entry, each widget's preloads without lazy parts, and each file's size and integrity", () => {
  const { entry, base, widgets, files } = listFiles(site, read, half);
  expect(entry).toBe('assets/embed-1.js');
  expect(base).toEqual({ scripts: ['assets/common-1.js'], styles: ['assets/common-1.css'] });
  expect(widgets).toEqual({
    login: { scripts: ['assets/Login-1.js'], styles: ['assets/Login-1.css'] },
    name: { scripts: ['assets/Name-1.js'], styles: [] },
  });
  expect(Object.keys(files)).toEqual([
    'assets/Login-1.css',
    'assets/Login-1.js',
    'assets/Name-1.js',
    'assets/common-1.css',
    'assets/common-1.js',
    'assets/embed-1.js',
    'assets/problems-1.js',
  ]);
  expect(files['assets/Name-1.js']).toEqual({
    bytes: 16,
    brotli: 8,
    integrity: `sha384-${createHash('sha384').update('assets/Name-1.js').digest('base64')}`,
  });
});

test("inlines the styles in a page's head and preloads its scripts [BEYOND-69]", () => {
  const list = listFiles(site, read, half);
  const integrity = (file: string) => `integrity="${list.files[file]?.integrity}"`;
  expect(headOf(list, list.widgets.login, '/journal/', (file) => `/* ${file} */`)).toBe(`\
<link rel="modulepreload" href="/journal/assets/Login-1.js" ${integrity('assets/Login-1.js')}>
<style>/* assets/Login-1.css */</style><link rel="stylesheet" disabled href="/journal/assets/Login-1.css" ${integrity('assets/Login-1.css')}>
`);
});

test('includes the styles of a lazy part only if the server renders it [BEYOND-69]', () => {
  const css: Record<string, string> = {
    'own.css': '.jr-Form-field{}',
    'drawn.css': '.jr-Form-field{} .jr-Card-card{}',
    'undrawn.css': '.jr-Form-field{} .jr-Coupon-code{}',
  };
  const html = '<p class="jr-Form-field"></p><p class="jr-fine jr-Card-card"></p>';
  const later = ['drawn.css', 'undrawn.css'];
  expect(drawnWith(html, ['own.css'], later, (file) => css[file] ?? '')).toEqual(['drawn.css']);
});

test('the loader re-exports the entry under a stable name [BEYOND-88]', () => {
  expect(loaderOf({ entry: 'assets/embed-1.js' })).toBe(
    'export { mount, PageDataError, unmount } from "./assets/embed-1.js";\n',
  );
});
