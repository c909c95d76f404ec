import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stripe = 'https://js.stripe.com/endive/stripe.js';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const open = async () => (await import('./trusted-script.ts')).trustedScript;

function enforce() {
  const created: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => {
      if (created.includes(name)) throw new TypeError(`Policy ${name} is there already.`);
      created.push(name);
      return { createScriptURL: (address: string) => ({ trusted: createScriptURL(address) }) };
    },
  });
  return created;
}

test('returns the address unchanged if the page enforces nothing', async () => {
  expect((await open())(stripe)).toBe(stripe);
});

test('passes the providers’ scripts through one policy, created once [BEYOND-77]', async () => {
  const created = enforce();
  const { SCRIPTS, trustedScript } = await import('./trusted-script.ts');
  for (const script of Object.values(SCRIPTS))
    for (const address of [script, `${script}?again=1`, `${script}?render=key&trustedtypes=true`])
      expect(trustedScript(address)).toEqual({ trusted: address });
  expect(created).toEqual(['quarterly']);
});

test.each([
  'https://js.stripe.com.evil.example/endive/stripe.js',
  'https://js.stripe.com@evil.example/stripe.js',
  'https://reader@js.stripe.com/endive/stripe.js',
  'http://js.stripe.com/endive/stripe.js',
  'https://js.stripe.com/other.js',
  'https://js.stripe.com:8443/endive/stripe.js',
  'https://www.google.com/recaptcha/../complete/search',
  'https://www.google.com/recaptcha/api.js/../../complete/search',
  'https://www.google.com/complete/search',
  'https://challenges.cloudflare.com/turnstile/v0/other.js',
  'https://hcaptcha.com/1/api.js',
  'https://js.hcaptcha.com/1/api.js%2f..%2fother.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('rejects %s', async (address) => {
  enforce();
  const trustedScript = await open();
  expect(() => trustedScript(address)).toThrow('is no script of a provider');
});
