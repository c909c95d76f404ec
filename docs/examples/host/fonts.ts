import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// The first page is set in a font of the system, and each page fetches one font for the next, after everything else. A
// cookie counts the fonts that this browser has.

/** The rule of each font, and its file. */
const faces = readFileSync(new URL(import.meta.resolve('#mocks/publication/fonts.css')), 'utf8')
  .replaceAll('@fontsource-variable/newsreader/files/', '/fonts/')
  .split(/(?=@font-face)/)
  .map((rule) => ({ rule, file: /url\("(.+?)"\)/.exec(rule)?.[1] ?? '' }));

export interface Fonts {
  /** The fonts in use. First in the head, so that the first layout has them. */
  tags: string;
  /** Fetches the next font. Last in the head. */
  late: string;
  /** The hashes of inline rules, which the policy names. */
  hashes: string[];
}

/**
 * Returns the fonts of a page by the reader's cookie. Preloads those in use: for a file that only an inline style sheet
 * requests, Chromium sends the full address of the page, including its token, whatever the Referrer-Policy.
 */
export function fontsOf(cookie = '0'): Fonts {
  const count = Math.min(Number.parseInt(cookie, 10) || 0, faces.length);
  const used = faces.slice(0, count);
  const [next] = faces.slice(count);
  const late = `<script type="module" src="/late-font.js" fetchpriority="low" data-font="${next?.file}" data-count="${count + 1}"></script>`;
  return {
    tags: [
      ...used.map(({ rule }) => `<style>${rule}</style>`),
      ...used.map(({ file }) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`),
    ].join('\n    '),
    late: next ? late : '',
    hashes: used.map(({ rule }) => `sha384-${createHash('sha384').update(rule).digest('base64')}`),
  };
}
