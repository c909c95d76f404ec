import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Whether a page is the run's first with this markup, ignoring texts and field values. The workers share a folder, which
 * Playwright empties before a run.
 */
export async function isNew(page: Page, outputDir: string): Promise<boolean> {
  const name = createHash('sha256')
    .update(await page.evaluate(rendered))
    .digest('hex');
  const folder = join(outputDir, 'markup');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, name), page.url(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs in the page. */
function rendered(): string {
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map(
    (query) => matchMedia(query).matches,
  );
  const root = document.documentElement.cloneNode() as Element;
  const markup = (root.outerHTML + document.body.outerHTML)
    .replaceAll(/ (href|value|src|datetime)="[^"]+"/g, ' $1')
    .replaceAll(/\b_r_\w+_/g, '')
    .replaceAll(/>[^<]*[^<\s][^<]*</g, '>…<');
  return [innerWidth, media, document.title !== '', markup].join();
}
