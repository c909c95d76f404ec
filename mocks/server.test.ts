import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { start } from '#fixtures/world/mock-server.ts';
import { pages, replies } from './replies.ts';
import { readOptions } from './server-options.ts';

const FOREIGN = { Origin: 'https://front.example' };

test('answers any origin over plain HTTP, from any directory, with the requested example', async () => {
  const address = await start();
  const response = await fetch(`${address}/api/config/shipping`, { headers: FOREIGN });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://front.example');
  // Without it, a browser hides the answer to a request with cookies.
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(await response.json()).toEqual(replies.getShipping.shipping.body);
  const preflight = await fetch(`${address}/api/subscribe`, { method: 'OPTIONS' });
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
  const change = await fetch(`${address}/api/access/logout`, { method: 'POST', headers: FOREIGN });
  expect(change.status).toBe(200);
  const page = await fetch(`${address}/account`, { headers: { ...FOREIGN, Prefer: 'example=lifetime' } });
  expect([page.status, page.headers.get('Access-Control-Allow-Origin')]).toEqual([200, 'https://front.example']);
  expect(await page.text()).toContain(JSON.stringify(pages.showAccount.lifetime.body.subscriber.account));
});

test.each([
  ['--scenario', 'sunshine', /^The scenarios are: happy, slow, /],
  ['--reader', 'sunshine', /^The readers are: visitor, administrator, donor, /],
  ['--port', '70000', /^A port is a number from 0 to 65535\./],
  ['--front', 'localhost', /^A front is an address that begins with http/],
  ['--webhook', 'localhost', /^A webhook is an address that begins with http/],
  ['--webhook-secret', '', /^A webhook secret has at least one character/],
  ['--webhook-secret', ' ', /^A webhook secret has at least one character/],
  ['--scenario', '', /^The scenarios are: happy, slow, /],
  ['--reader', '', /^The readers are: visitor, /],
  ['--port', '', /^A port is a number/],
  ['--port', '-1', /^Option '--port' argument is ambiguous\.$/],
  ['--front', '', /^A front is an address/],
  ['--webhook', 'http://', /^A webhook is an address/],
  ['--sunshine', '', /^Unknown option '--sunshine'\.$/],
  ['sunshine', '', /^Unexpected argument 'sunshine'\.$/],
])('lists the valid values for %s %s [BEYOND-116]', (option, value, words) => {
  expect(() => readOptions([option, value])).toThrow(words);
});

test("the site's mock worker matches the installed msw", () => {
  const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(text('../public/mockServiceWorker.js')).toBe(text('../node_modules/msw/lib/mockServiceWorker.js'));
});
