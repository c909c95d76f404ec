import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Piece } from '#mocks/publication/articles.ts';
import type { Fonts } from './fonts.ts';

interface Parts {
  title: string;
  description: string;
  /** The tags of the widgets. */
  head?: string;
  fonts?: Pick<Fonts, 'tags' | 'late'>;
  body: Piece;
}

/** Wraps the body of a page in a whole document. */
export const documentOf = ({ title, description, head = '', fonts, body }: Parts): Piece => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${description}" />
    <title>${title}</title>
    <link rel="icon" href="${ICON}" />
    ${raw(fonts?.tags ?? '')}
${raw(head)}
    <style>${raw(STYLE)}</style>
    ${raw(fonts?.late ?? '')}
  </head>
  <body>${body}
  </body>
</html>
`;

/** The host's style sheet, inlined in each page. */
const STYLE = readFileSync(new URL(import.meta.resolve('#mocks/publication/style.css')), 'utf8');

/** The hash of the style sheet, which the policy names. */
export const STYLE_HASH = `sha384-${createHash('sha384').update(STYLE).digest('base64')}`;

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%237e2416'/%3E%3Ccircle cx='16' cy='18' r='8' fill='%23f0b45c'/%3E%3C/svg%3E";
