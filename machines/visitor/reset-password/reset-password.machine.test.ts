import { expect, test } from 'vitest';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import { replies, requests } from '#mocks/replies.ts';
import { resetPassword } from './reset-password.ports.ts';

const { email } = requests.resetPassword.reset.body;

async function reset(typed: string, ...names: ('linkSent' | 'refused' | 'fieldErrors')[]) {
  const { network, ...world } = createTestWorld();
  const [first = 'linkSent', ...rest] = names;
  network.answer('resetPassword', first, ...rest);
  const actor = run(resetPassword, { ...world, network }, { email: '' });
  actor.send({ type: 'form.changed', change: { email: typed } });
  actor.send({ type: 'form.submitted' });
  await settle();
  return { network, actor };
}

test('posts the email and ends with the reply’s message [API-7, ENTRY-10]', async () => {
  const { network, actor } = await reset(` ${email} `);
  expect(network.calls.map(({ id, body }) => ({ id, body }))).toEqual([{ id: 'resetPassword', body: { email } }]);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: replies.resetPassword.linkSent.body });
});

test.each([
  ['refused', 'general', replies.resetPassword.refused.body.errors],
  ['fieldErrors', 'email', replies.resetPassword.fieldErrors.body.errors.email],
] as const)('shows the server’s message for %s and can be sent again', async (name, field, words) => {
  const { actor } = await reset(email, name, 'linkSent');
  expect(actor.getSnapshot()).toMatchObject({
    value: 'sendable',
    context: { form: { email }, problems: [{ field, code: 'server', words }] },
  });
  actor.send({ type: 'form.submitted' });
  await settle();
  expect(actor.getSnapshot().status).toBe('done');
});

test('requires an email', async () => {
  const { network, actor } = await reset(' ');
  expect([network.calls, actor.getSnapshot().context.problems]).toEqual([[], [{ field: 'email', code: 'required' }]]);
});
