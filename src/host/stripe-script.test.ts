import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { SCRIPT } from './stripe.ts';

test("the script is of the release that Stripe's package was made for", () => {
  const entry = createRequire(import.meta.url).resolve('@stripe/stripe-js/pure');
  const loader = readFileSync(new URL('../dist/pure.mjs', pathToFileURL(entry)), 'utf8');
  const [, release] = /RELEASE_TRAIN = '([a-z]+)'/.exec(loader) ?? [];
  expect(SCRIPT).toBe(`https://js.stripe.com/${release}/stripe.js`);
});
