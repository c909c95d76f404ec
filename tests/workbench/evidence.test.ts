import { expect, test } from 'vitest';
import type { Deed } from '#fixtures/stories/recording.ts';
import { MASK, maskedHeader, maskedPath, maskedText } from '#storybook/machine-panel/calls/mask.ts';
import { testOf } from '../../.storybook/evidence/copied-test.ts';
import { lineOf, literal } from '../../.storybook/evidence/literal.ts';
import { block, fold, span } from '../../.storybook/evidence/markdown.ts';
import { reportOf } from '../../.storybook/evidence/report.ts';
import type { Evidence } from '../../.storybook/stepping/protocol.ts';

const STATE = 'signIn sending; signIn/form open';

const after = (...deeds: Deed[]): Evidence => ({
  story: { id: 'log-in--code', title: 'Log in', name: 'A code [ENTRY-11]' },
  build: '1a2b3c4d of 2026-11-26',
  toolbar: { network: 'hold' },
  recording: {
    story: 'log-in--code',
    steps: deeds.map((deed, at) => ({ at: at * 1_000, state: 'signIn open', ...deed })),
    end: { at: deeds.length * 1_000, state: STATE },
  },
  code: 's123',
  queuedCalls: [],
  errors: [],
});

const flight = {
  number: 0,
  name: 'resendGift',
  words: 'POST /api/account/gifts/{token}/resend',
  options: [],
  isEditable: true,
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
    { ...after(), queuedCalls: [flight], errors: ['Uncaught at /a?token=gft_9Zc4Tq'] },
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
  const report = reportOf({ ...after(), queuedCalls: [flight] }, '');
  expect(report).toMatch(/\n````\n[\s\S]*"note": "```[^\n]*\n}\n````/);
});

test('formats values in the code style', () => {
  expect(literal({ a: "it's", 'b-c': [1_234_567, 999, 0.5, -1_000], d: null, e: {}, f: 'say "x"\n' })).toBe(
    `{ a: "it's", 'b-c': [1_234_567, 999, 0.5, -1000], d: null, e: {}, f: 'say "x"\\n' }`,
  );
  const long = 'x'.repeat(60);
  expect(lineOf('f(', { long, other: [long] }, ');')).toBe(
    `  f({\n    long: '${long}',\n    other: ['${long}'],\n  });`,
  );
});

test('a test has one method for each kind of step [BEYOND-106]', () => {
  const to = 'signIn';
  const text = testOf(
    after(
      { to, event: { field: 'email', type: 'field.changed', value: 'a' } },
      { to, event: { type: 'page.shown' }, self: true },
      { name: 'requestCode', choice: { kind: 'own' } },
      { name: 'requestCode', choice: { kind: 'named', name: 'codeSent' } },
      { wait: 3_000 },
      { name: 'requestCode', choice: { kind: 'dropped' } },
      { name: 'requestCode', choice: { kind: 'lost' } },
      { name: 'requestCode', choice: { kind: 'unheard' } },
      { name: 'confirmPayment', choice: { kind: 'given', value: { kind: 'taken' } } },
    ),
  );
  const verbs = text.split('\n').filter((line) => !line.includes('isIn'));
  expect(verbs).toEqual([
    "import { test } from '@playwright/test';",
    "import { openStory } from './story.ts';",
    '',
    "test('Log in: A code, step by step', async ({ page }) => {",
    "  const story = await openStory(page, 'log-in--code', { network: 'hold' });",
    "  await story.send('signIn', { type: 'field.changed', field: 'email', value: 'a' });",
    '  await story.passTime(1_000);',
    "  await story.happens('signIn', { type: 'page.shown' });",
    '  await story.passTime(2_000);',
    "  await story.replyItself('requestCode');",
    '  await story.passTime(3_000);',
    "  await story.reply('requestCode', 'codeSent');",
    '  await story.endWait(3_000);',
    "  await story.drop('requestCode');",
    "  await story.loseReply('requestCode');",
    "  await story.leave('requestCode');",
    "  await story.replyAs('confirmPayment', { kind: 'taken' });",
    '});',
    '',
  ]);
  expect(text).toContain("  await story.isIn({ signIn: 'sending', 'signIn/form': 'open' });\n});");
});
