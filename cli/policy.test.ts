import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { run } from './run.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterly-policy-'));
  const files = {
    'settings.json': JSON.stringify({ journal: 'Ember Days', payment: { publishable_key: 'pk_test_x' } }),
    'page.json': `\uFEFF${JSON.stringify({ settings: { journal: 'E', bot_check: TURNSTILE }, subscriber: null })}`,
    'wrong.json': JSON.stringify({ settings: { journal: 'E', image_hosts: ['http://images.example'] } }),
    'page.html': '<!doctype html>',
    'journal.json': JSON.stringify({
      base: { styles: ['assets/base.css'] },
      widgets: { login: { styles: ['assets/login.css'] }, store: { styles: ['assets/store.css'] } },
      files: {
        'assets/base.css': { integrity: 'sha384-base' },
        'assets/login.css': { integrity: 'sha384-login' },
        'assets/store.css': { integrity: 'sha384-store' },
      },
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

const TURNSTILE = { provider: 'turnstile', site_key: '0x4AAAAAAAEmberDays' };
const file = (name: string) => join(folder, name);

async function ran(args: string[], input = '') {
  const printed = { out: '', err: '' };
  const print = (to: keyof typeof printed) => (text: string) => {
    printed[to] += text;
  };
  const terminal = { out: print('out'), err: print('err'), readInput: async () => input };
  return { code: await run(['policy', ...args], terminal, commands, '1.0.0'), ...printed };
}

test('prints one header for the combined needs of settings and page data [BEYOND-78]', async () => {
  const { code, out, err } = await ran([file('settings.json'), file('page.json')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Content-Security-Policy: default-src 'none'; [^\n]*\n$/);
  expect(out).toContain(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com https://challenges.cloudflare.com;",
  );
});

test.each([
  ['nginx', /^add_header Content-Security-Policy "default-src [^"]*" always;\n$/],
  ['apache', /^Header always set Content-Security-Policy "default-src [^"]*"\n$/],
  ['json', /^\{\n {2}"default-src": \[/],
])('prints the policy for %s [BEYOND-78]', async (format, shape) => {
  const { code, out } = await ran(['-', '--format', format], '{"journal":"E"}');
  expect([code, shape.test(out)]).toEqual([0, true]);
});

test('allows scripts and styles from a folder on another origin [BEYOND-78]', async () => {
  const { code, out } = await ran([file('settings.json'), '--assets', 'https://cdn.example/quarterly@1.0.0/cdn/']);
  expect(code).toBe(0);
  expect(out).toContain(
    "script-src 'self' https://cdn.example/quarterly@1.0.0/cdn/ https://js.stripe.com https://*.js.stripe.com;",
  );
  expect(out).toContain("style-src 'self' https://cdn.example/quarterly@1.0.0/cdn/;");
});

test.each([
  'https://cdn.example/quarterly',
  'http://cdn.example/',
  'https://*.example/',
  "https://cdn.example/; script-src '*'/",
  'https://cdn.example/a b/',
  '/journal/',
])('refuses to allow files from %s [BEYOND-78]', async (assets) => {
  expect(await ran([file('settings.json'), '--assets', assets])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('--assets needs an https address that ends with a slash'),
  });
});

test('lists a build’s inline styles for the requested widgets [BEYOND-78]', async () => {
  const styles = async (...args: string[]) =>
    /style-src ([^;]*)/.exec((await ran([file('settings.json'), '--build', folder, ...args])).out)?.[1];
  expect(await styles()).toBe("'self' 'sha384-base' 'sha384-login' 'sha384-store'");
  expect(await styles('--widgets', 'login')).toBe("'self' 'sha384-base' 'sha384-login'");
});

test('omits Trusted Types on request [BEYOND-78]', async () => {
  expect((await ran([file('settings.json'), '--no-trusted-types'])).out).not.toContain('trusted-types');
});

test('reports an invalid value by its pointer, prints no policy and exits with 1 [BEYOND-78]', async () => {
  expect(await ran([file('settings.json'), file('wrong.json')])).toEqual({
    code: 1,
    out: '',
    err: `${file('wrong.json')}: /settings/image_hosts is not a list of origins, such as https://images.journal.example.\n`,
  });
});

test.each([
  [['no-such.json'], /no-such\.json cannot be read \(ENOENT\)/],
  [['page.html'], /page\.html is not JSON/],
  [[], /name a file/],
  [['settings.json', '--format', 'toString'], /unknown format "toString"\. Formats: header, nginx, apache, json/],
  [['settings.json', '--widgets', 'login'], /--widgets needs --build/],
])('exits with 2 for %j [BEYOND-78]', async (args, message) => {
  const { code, out, err } = await ran(args.map((each) => (each.includes('.') ? file(each) : each)));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test('exits with 2 for a widget the build does not have [BEYOND-78]', async () => {
  const { code, err } = await ran([file('settings.json'), '--build', folder, '--widgets', 'login,__proto__']);
  expect([code, err]).toEqual([2, expect.stringContaining('unknown widget "__proto__". Widgets: login, store.')]);
});

test('never quotes its input [BEYOND-78]', async () => {
  const { err } = await ran(['-'], '{"secret":"sk_live_1"');
  expect(err).toContain('standard input is not JSON');
  expect(err).not.toContain('sk_live_1');
});
