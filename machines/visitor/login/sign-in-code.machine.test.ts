import { expect, test } from 'vitest';
import { expectsGivingUp, expectsRecovery, type SentForm, sentForm } from '#fixtures/world/sent-forms.ts';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { TOO_MANY_ATTEMPTS } from '#machines/rules/login/too-many-attempts.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { signInCode } from './sign-in-code.ports.ts';

const { email, path } = requests.requestCode.code.body;
const { token, password } = requests.verifyCode.verify.body;
const says = (words: string, field = 'general'): Problem[] => [{ field, code: 'server', words }];

function begin() {
  const world = createTestWorld();
  const actor = run(signInCode, world, { path, after: { visit: path } });
  const type = (change: { email?: string; password?: string }) => actor.send({ type: 'form.changed', change });
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  const request = async () => {
    type({ email });
    await submit();
  };
  return { network: world.network, actor, type, submit, request };
}

test('is unconfirmed until a code is requested, then confirmed with the server’s token [API-8, ENTRY-11]', async () => {
  const { network, actor, type, submit } = begin();
  expect(actor.getSnapshot().value).toEqual({ unconfirmed: 'sendable' });
  type({ email: ` ${email} ` });
  await submit();
  expect(network.calls.map(({ id, body }) => ({ id, body }))).toEqual([{ id: 'requestCode', body: { email, path } }]);
  expect(actor.getSnapshot()).toMatchObject({
    value: { confirmed: 'sendable' },
    context: {
      form: { email: ` ${email} `, password: '' },
      token: replies.requestCode.codeSent.body.token,
      problems: [],
    },
  });
});

test('sends the code with its token and leaves the page as requested [API-9, ENTRY-16]', async () => {
  const { network, actor, type, submit, request } = begin();
  await request();
  type({ password: ` ${password} ` });
  expect(network.calls).toHaveLength(1);
  await submit();
  expect(network.of('verifyCode').map(({ body }) => body)).toEqual([{ token, password }]);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: path } });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(new RegExp(`${token}|${password}`));
});

test('resumes a code requested before a reload and starts with an email typed elsewhere [ENTRY-11]', async () => {
  const world = createTestWorld();
  const way = { path, after: { visit: path } };
  const again = run(signInCode, world, { ...way, email: 'other@reader.example', requested: { email, token } });
  expect(again.getSnapshot()).toMatchObject({ value: { confirmed: 'sendable' }, context: { form: { email }, token } });
  again.send({ type: 'form.changed', change: { password } });
  again.send({ type: 'form.submitted' });
  await settle();
  expect(world.network.calls.map(({ id, body }) => ({ id, body }))).toEqual([
    { id: 'verifyCode', body: { token, password } },
  ]);
  expect(run(signInCode, world, { ...way, email }).getSnapshot()).toMatchObject({
    value: { unconfirmed: 'sendable' },
    context: { form: { email }, token: '' },
  });
});

test('returns to the email after too many attempts and clears email, code and token [ENTRY-12, ENTRY-13]', async () => {
  const { network, actor, type, submit, request } = begin();
  await request();
  network.answer('verifyCode', 'tooManyAttempts');
  type({ password });
  await submit();
  expect(actor.getSnapshot()).toMatchObject({
    value: { unconfirmed: 'sendable' },
    context: { form: { email: '', password: '' }, token: '', problems: says(TOO_MANY_ATTEMPTS) },
  });
  await submit();
  expect([network.of('requestCode').length, actor.getSnapshot().context.problems]).toEqual([
    1,
    [{ field: 'email', code: 'required' }],
  ]);
});

test.each<[ReplyName<'verifyCode'>, Problem[]]>([
  ['wrongCode', says(replies.verifyCode.wrongCode.body.errors)],
  ['codeExpired', says(replies.verifyCode.codeExpired.body.errors)],
  ['tooManyRequests', [{ field: 'general', code: 'tooManyRequests' }]],
  ['unavailable', says(replies.verifyCode.unavailable.body.errors)],
])('shows the server’s message about a code: %s; only the reader resends it [ENTRY-15]', async (reply, problems) => {
  const { network, actor, type, submit, request } = begin();
  await request();
  network.answer('verifyCode', reply, 'verified');
  type({ password });
  await submit();
  expect(actor.getSnapshot()).toMatchObject({
    value: { confirmed: 'sendable' },
    context: { form: { email, password }, token, problems },
  });
  expect(network.of('verifyCode')).toHaveLength(1);
  await submit();
  expect(actor.getSnapshot().output).toEqual({ visit: path });
});

test.each<[ReplyName<'requestCode'>, Problem[]]>([
  ['refused', says(replies.requestCode.refused.body.errors)],
  ['fieldErrors', says(replies.requestCode.fieldErrors.body.errors.email, 'email')],
])('shows the server’s message about an email: %s [ENTRY-15]', async (reply, problems) => {
  const { network, actor, submit, request } = begin();
  network.answer('requestCode', reply, 'codeSent');
  await request();
  expect(actor.getSnapshot()).toMatchObject({
    value: { unconfirmed: 'sendable' },
    context: { form: { email }, token: '', problems },
  });
  await submit();
  expect(actor.getSnapshot().value).toEqual({ confirmed: 'sendable' });
});

test('requires the email and the code', async () => {
  const { network, actor, submit, request } = begin();
  await submit();
  expect(actor.getSnapshot().context.problems).toEqual([{ field: 'email', code: 'required' }]);
  await request();
  await submit();
  expect(actor.getSnapshot().context.problems).toEqual([{ field: 'code', code: 'required' }]);
  expect(network.calls).toHaveLength(1);
});

test('sends the plain digits of a code, and nothing that cannot be one [BEYOND-191]', async () => {
  const { network, actor, type, submit, request } = begin();
  await request();
  for (const typed of ['hello', '48', '481.9o6']) {
    type({ password: typed });
    await submit();
    expect(actor.getSnapshot().context.problems).toEqual([{ field: 'code', code: 'codeUnreadable' }]);
  }
  network.answer('verifyCode', 'wrongCode', 'wrongCode');
  for (const typed of ['٤٨١-٩٠٦', '\u200E４８１\u00A0９０６']) {
    type({ password: typed });
    await submit();
  }
  expect(network.of('verifyCode').map(({ body }) => body)).toEqual(Array(2).fill({ token, password: '481906' }));
});

test('goes back for another code, keeps the email and clears the code and its token', async () => {
  const { network, actor, type, submit, request } = begin();
  await request();
  network.answer('verifyCode', 'codeExpired');
  type({ password });
  await submit();
  actor.send({ type: 'request.reopened' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { unconfirmed: 'sendable' },
    context: { form: { email, password: '' }, token: '', problems: [] },
  });
  await submit();
  expect([network.of('requestCode').length, actor.getSnapshot().value]).toEqual([2, { confirmed: 'sendable' }]);
});

test('ignores typing and submits while it is being sent', async () => {
  const { network, actor, type, submit, request } = begin();
  await request();
  type({ password });
  actor.send({ type: 'form.submitted' });
  type({ password: '000000' });
  actor.send({ type: 'request.reopened' });
  await submit();
  expect(network.of('verifyCode').map(({ body }) => body)).toEqual([{ token, password }]);
});

const typed = { type: 'form.changed', change: { email } };
const forms: [string, SentForm][] = [
  [
    'the request for a code',
    sentForm({
      flow: signInCode,
      input: { path, after: { visit: path } },
      port: 'requestCode',
      call: 'requestCode',
      before: [typed],
      back: { unconfirmed: 'sendable' },
    }),
  ],
  [
    'the code',
    sentForm({
      flow: signInCode,
      input: { path, after: { visit: path } },
      port: 'verifyCode',
      call: 'verifyCode',
      before: [typed, { type: 'form.submitted' }, { type: 'form.changed', change: { password } }],
      back: { confirmed: 'sendable' },
    }),
  ],
];

test.each(forms)('%s gives up after 35 seconds, cancels its call and can be sent again', (_, form) =>
  expectsGivingUp(form),
);

test.each(forms)('%s recovers from a call that throws', (_, form) => expectsRecovery(form));
