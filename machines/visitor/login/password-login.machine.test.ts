import { expect, test } from 'vitest';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { passwordLogin } from './password-login.ports.ts';

const { email, password } = requests.logIn.login.body;
const says = (field: string, words: string): Problem => ({ field, code: 'server', words });

function begin(typed: { email: string; password: string } = { email, password }) {
  const world = createTestWorld();
  const actor = run(passwordLogin, world, { email: '', password: '', after: { visit: '/account' } });
  actor.send({ type: 'form.changed', change: typed });
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  return { world, network: world.network, actor, submit };
}

test('announces a login to the host page only once it succeeded [BEYOND-83]', async () => {
  const { world, network, submit } = begin();
  network.answer('logIn', 'loginRefused', 'loggedIn');
  await submit();
  expect(world.logins).toEqual([]);
  await submit();
  expect(world.logins).toEqual(['password']);
});

test('sends email and password and leaves the page as requested [API-6, ENTRY-16]', async () => {
  const { network, actor, submit } = begin({ email: `  ${email} `, password: ' correct horse ' });
  await submit();
  expect(network.calls.map(({ id, body, search }) => ({ id, body, search }))).toEqual([
    { id: 'logIn', body: { email, password: ' correct horse ' }, search: '' },
  ]);
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/account' } });
});

test('forgets the password after the login', async () => {
  const { actor, submit } = begin();
  await submit();
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(password);
  expect(actor.getSnapshot().context.form).toMatchObject({ email, password: '' });
});

test.each<[ReplyName<'logIn'>, Problem[]]>([
  ['loginRefused', [says('general', replies.logIn.loginRefused.body.errors)]],
  [
    'fieldErrors',
    [
      says('email', replies.logIn.fieldErrors.body.errors.email),
      says('password', replies.logIn.fieldErrors.body.errors.password),
    ],
  ],
  ['tooManyRequests', [{ field: 'general', code: 'tooManyRequests' }]],
  ['unavailable', [says('general', replies.logIn.unavailable.body.errors)]],
])('shows the server’s message for %s and keeps what was typed [ENTRY-15]', async (reply, problems) => {
  const { network, actor, submit } = begin();
  network.answer('logIn', reply, 'loggedIn');
  await submit();
  const form = { email, password, after: { visit: '/account' } };
  expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { form, problems } });
  await submit();
  expect(actor.getSnapshot().output).toEqual({ visit: '/account' });
});

test('requires only the empty fields', async () => {
  const { network, actor, submit } = begin({ email: ' ', password: '' });
  await submit();
  expect([actor.getSnapshot().context.problems, network.calls]).toEqual([
    [
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
    ],
    [],
  ]);
  network.answer('logIn', 'loginRefused');
  actor.send({ type: 'form.changed', change: { email: 'not an address', password: 'short' } });
  await submit();
  expect(network.calls).toHaveLength(1);
});
