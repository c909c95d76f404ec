import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// The first page is set in a font of the system, and each page fetches one font for the next, after everything else. A
// cookie counts the fonts that this browser has.

/** The rule of each font, and its file. */
const faces = readFileSync(new URL(import.meta.resolve('#mocks/publication/fonts.css')), 'utf8')
  .replaceAll('@fontsource-variable/newsreader/files/', '/fonts/')
  .split(/(?=@font-face)/)
  .map((rule) => ({ rule, file: /url\("(.+?)"\)/.exec(rule)?.[1] ?? '' }));

/** The hashes of the rules, which are inline and which the policy names. */
export const FONT_HASHES = faces.map(({ rule }) => `sha384-${createHash('sha384').update(rule).digest('base64')}`);

/**
 * Returns the tags of the fonts for the head of a page. Preloads those in use: for a file that only an inline style sheet
 * requests, Chromium sends the full address of the page, including its token, whatever the Referrer-Policy.
 */
export function fontTags(cookie = '0'): string {
  const count = Math.min(Number.parseInt(cookie, 10) || 0, faces.length);
  const [next] = faces.slice(count);
  const tags = faces
    .slice(0, count)
    .map(
      ({ rule, file }) =>
        `<style>${rule}</style><link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
    );
  const script = `<script type="module" src="/late-font.js" data-font="${next?.file}" data-count="${count + 1}"></script>`;
  return [...tags, ...(next ? [script] : [])].join('\n    ');
}
