import { describe, expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { contentPolicy, policyHeader, policyProblems } from './content-policy.ts';

const journal = 'Ember Days';
const keys = {
  recaptcha: '6LfEmberDays',
  turnstile: '0x4AAAAAAAEmberDays',
  hcaptcha: '5b2f1c64-09ab-4c7e-8d31-e1be7da75000',
};
type Provider = keyof typeof keys;
const withCheck = (provider: Provider) => ({ journal, bot_check: { provider, site_key: keys[provider] } });
const plain = contentPolicy([{ journal }]);

const added = (policy: ReturnType<typeof contentPolicy>) =>
  Object.fromEntries(
    Object.entries(policy)
      .map(([directive, sources]) => [directive, sources.filter((each) => !plain[directive]?.includes(each))] as const)
      .filter(([, sources]) => sources.length > 0),
  );

test('allows only its own origin for a host without services [BEYOND-78]', () => {
  expect(policyHeader(plain)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types quarterly",
  );
});

test.each([
  [
    'recaptcha',
    {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'trusted-types': ['goog#html'],
    },
  ],
  [
    'turnstile',
    { 'script-src': ['https://challenges.cloudflare.com'], 'frame-src': ['https://challenges.cloudflare.com'] },
  ],
  [
    'hcaptcha',
    Object.fromEntries(
      ['script-src', 'style-src', 'connect-src', 'frame-src'].map((directive) => [
        directive,
        ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      ]),
    ),
  ],
] as const)('allows what %s needs and nothing for other services [BEYOND-78]', (provider, sources) => {
  expect(added(contentPolicy([withCheck(provider)]))).toEqual(sources);
});

test('allows the payment provider if the host or page data has a key [BEYOND-78]', () => {
  const sources = {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
    'frame-src': [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://link.com',
      'https://*.link.com',
    ],
  };
  expect(added(contentPolicy([{ journal, payment: { publishable_key: 'pk_test_emberdays' } }]))).toEqual(sources);
  expect(added(contentPolicy([{ settings: { journal }, setup: { keys: { pubkey: 'pk_test_own' } } }]))).toEqual(
    sources,
  );
});

test('allows image hosts, the QR service and images in page data [BEYOND-78]', () => {
  const page = {
    settings: {
      journal,
      image_hosts: ['https://images.emberdays.example', 'https://cdn.example:8443'],
      qr_template: 'https://qr.example/draw?size=160&text={url}',
    },
    issue: {
      cover: { source: 'https://Covers.example/1.jpg', width: 1, height: 2 },
      back: { source: '/covers/1.svg', width: 1, height: 2 },
    },
  };
  expect(policyProblems(page)).toEqual([]);
  expect(added(contentPolicy([page]))).toEqual({
    'img-src': [
      'https://cdn.example:8443',
      'https://covers.example',
      'https://images.emberdays.example',
      'https://qr.example',
    ],
  });
});

test('combines the needs of several pages without duplicates [BEYOND-78]', () => {
  const policy = contentPolicy([withCheck('turnstile'), withCheck('turnstile'), { settings: withCheck('recaptcha') }]);
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://challenges.cloudflare.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
});

test('lists style hashes, and omits Trusted Types on request [BEYOND-78]', () => {
  const policy = contentPolicy([{ journal }], { styles: ['sha384-abc=', "x'; script-src *"], trustedTypes: false });
  expect(policy['style-src']).toEqual(["'self'", "'sha384-abc='"]);
  expect(Object.keys(policy).filter((directive) => directive.includes('trusted'))).toEqual([]);
});

test('has no problems with any documented page [BEYOND-78]', () => {
  const examples = Object.values<Record<string, { body: unknown }>>(pages).flatMap((named) => Object.values(named));
  expect(examples.length).toBeGreaterThan(40);
  expect(examples.flatMap(({ body }) => policyProblems(body))).toEqual([]);
});

describe('a value that could widen the policy', () => {
  const HOSTS = [
    'http://images.example',
    'https://*.example',
    'https://*',
    'https:',
    '*',
    "'unsafe-inline'",
    'data:',
    'https://images.example/path',
    'https://images.example; script-src *',
    "https://images.example 'unsafe-eval'",
    'https://images.example,https://evil.example',
    'https://images.example\nX-Header: 1',
    'https://images.example"',
    'https://reader@images.example',
    'https://images.example.',
    'https://.example',
    'https://images.example:port',
    'https://ïmages.example',
    '',
  ];

  test.each(HOSTS)('is refused as an image host: %j [BEYOND-78]', (host) => {
    const settings = { journal, image_hosts: ['https://good.example', host] };
    expect(added(contentPolicy([settings]))).toEqual({});
    expect(policyProblems({ settings })).toEqual([{ pointer: '/settings/image_hosts', expected: expect.any(String) }]);
  });

  test.each([
    'http://qr.example/{url}',
    'https://{url}.example/',
    'https://qr.example{url}',
    'https://qr.example:{url}/',
    'https://qr;script-src.example/{url}',
    "https://qr,'unsafe-inline'.example/{url}",
    'https://*.example/{url}',
    'https://qr.example@evil.example/{url}',
    'javascript:alert(1)//{url}',
    'https://qr.example/',
    '//qr.example/{url}',
  ])('is refused as a QR template: %s [BEYOND-78]', (qr_template) => {
    expect(added(contentPolicy([{ journal, qr_template }]))).toEqual({});
    expect(policyProblems({ journal, qr_template })).toEqual([
      { pointer: '/qr_template', expected: expect.any(String) },
    ]);
  });

  test.each([
    'http://images.example/1.jpg',
    'https://a;b.example/1.jpg',
    "https://a'b.example/1.jpg",
    'https://*.example/1.jpg',
    'https://a,b.example/1.jpg',
    '//images.example/1.jpg',
    'data:image/svg+xml,<svg/>',
    'blob:https://images.example/1',
    7,
  ])('is refused as an image in page data: %s [BEYOND-78]', (source) => {
    const page = { settings: { journal }, shelf: [{ 'a/b~c': { source, width: 1, height: 1 } }] };
    expect(added(contentPolicy([page]))).toEqual({});
    expect(policyProblems(page)).toEqual([{ pointer: '/shelf/0/a~1b~0c/source', expected: expect.any(String) }]);
  });

  test.each([
    { provider: 'recaptcha', site_key: 'key; script-src *' },
    { provider: 'turnstile', site_key: '' },
    { provider: 'hcaptcha' },
    { provider: 'toString', site_key: keys.recaptcha },
    { provider: 'https://evil.example', site_key: keys.recaptcha },
    'recaptcha',
    null,
    [],
  ])('is refused as a bot check: %j [BEYOND-78]', (bot_check) => {
    expect(added(contentPolicy([{ journal, bot_check }]))).toEqual({});
    expect(policyProblems({ journal, bot_check })).toEqual([{ pointer: '/bot_check', expected: expect.any(String) }]);
  });

  test.each([null, 7, 'settings', [{ journal }]])('is refused as settings: %j [BEYOND-78]', (given) => {
    expect(contentPolicy([given])).toEqual(plain);
    expect(policyProblems(given)).toEqual([{ pointer: '', expected: expect.any(String) }]);
  });
});
