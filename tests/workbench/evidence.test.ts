import { expect, test } from 'vitest';
import { MASK, maskedHeader, maskedPath, maskedText } from '#storybook/machine-panel/calls/mask.ts';
import { block, fold, span } from '../../.storybook/evidence/markdown.ts';
import { reportOf } from '../../.storybook/evidence/report.ts';
import type { Evidence } from '../../.storybook/stepping/protocol.ts';

const opened: Evidence = {
  story: { id: 'log-in--code', title: 'Log in', name: 'A code [ENTRY-11]' },
  build: '1a2b3c4d of 2026-11-26',
  conditions: { network: 'hold' },
  recording: {
    story: 'log-in--code',
    steps: [],
    end: { at: 0, state: 'signIn sending; signIn/form open' },
  },
  code: 's123',
  queuedCalls: [],
  errors: [],
};

const flight = {
  number: 0,
  name: 'resendGift',
  words: 'POST /api/account/gifts/{token}/resend',
  options: [],
  state: 'landed',
  answer: 'sent',
  request: {
    path: '/api/account/gifts/gft_9Zc4Tq/resend?captcha=03AG&code=481906',
    headers: [
      ['authorization', 'Bearer abc.def'],
      ['accept', '*/*'],
    ],
    body: '{"password":"correct horse","note":"```\\n</details>"}',
  },
  reply: {
    status: 200,
    headers: [['set-cookie', 'session=s1_Kq83nTzr; Path=/']],
    body: '{"stripe_secret":"pi_3Pq81x_secret_k2Jd"}',
  },
} as const;

test('masks secrets in bodies, forms, addresses, fragments and headers [BEYOND-105]', () => {
  expect(maskedText('{"client_secret":"a","name":"Ada"}')).toBe(`{\n  "client_secret": "${MASK}",\n  "name": "Ada"\n}`);
  expect(maskedText('email=a%40b.example&password=x&reset_token=y')).toBe(
    `email=a%40b.example&password=${MASK}&reset_token=${MASK}`,
  );
  expect(maskedText('/login?code=481906&lang=en#token=abc')).toBe(`/login?code=${MASK}&lang=en#token=${MASK}`);
  expect(maskedText('pi_3_secret_4 and pm_1Rb80s, Bearer abc')).toBe(`${MASK} and ${MASK}, Bearer ${MASK}`);
  for (const name of ['Authorization', 'Cookie', 'Set-Cookie', 'X-CSRF-Token', 'x-api-key', 'Session'])
    expect(maskedHeader(name, 'value')).toBe(MASK);
  expect(maskedHeader('Location', '/next?token=abc')).toBe(`/next?token=${MASK}`);
  expect(maskedPath('/api/account/gifts/gft_9/resend', '/api/account/gifts/{token}/resend')).toBe(
    `/api/account/gifts/${MASK}/resend`,
  );
  expect(maskedPath('/api/invoice/inv_5', '/api/invoice/{invoice}')).toBe('/api/invoice/inv_5');
});

test('reports a call without its secrets [BEYOND-105]', () => {
  const report = reportOf(
    { ...opened, queuedCalls: [flight], errors: ['Uncaught at /a?token=gft_9Zc4Tq'] },
    'https://w/?a',
  );
  for (const secret of ['gft_9Zc4Tq', '03AG', '481906', 'abc.def', 'correct horse', 's1_Kq83nTzr', 'k2Jd'])
    expect(report).not.toContain(secret);
  for (const part of [
    '[Open this state](https://w/?a)',
    'Build: 1a2b3c4d of 2026-11-26',
    '→ 200 sent',
    'accept: */*',
    '## Console',
  ])
    expect(report).toContain(part);
});

test('content cannot close its block, code span or fold early [BEYOND-105]', () => {
  expect(block('a\n````\nb')).toBe('`````\na\n````\nb\n`````');
  expect([span('a'), span('`a`\n b'), span('a``b')]).toEqual(['`a`', '`` `a` b ``', '```a``b```']);
  expect(fold('</summary> & \n more', 'text')).toContain('<summary>&lt;/summary&gt; &amp; more</summary>\n\ntext\n\n');
  // `<details>` inside a code block is plain text.
  const report = reportOf({ ...opened, queuedCalls: [flight] }, '');
  expect(report).toMatch(/\n````\n[\s\S]*"note": "```[^\n]*\n}\n````/);
});
