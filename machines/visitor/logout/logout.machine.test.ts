import { expect, test } from 'vitest';
import { expectsGivingUp, expectsRecovery, type SentForm, sentForm } from '#fixtures/world/sent-forms.ts';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import { afterLogout } from '#machines/rules/link/after-login.ts';
import { logout, logoutElsewhere } from './logout.ports.ts';

test.each([
  ['the logout page', logout, 'logOut', { visit: '/' }],
  ['any other page', logoutElsewhere, 'endSession', afterLogout()],
  ['a page with the institutional page flag', logoutElsewhere, 'endSession', afterLogout(true)],
] as const)(
  'ends the session from %s with one call without a body, then leaves [API-10, API-11, ENTRY-24]',
  async (...given) => {
    const [, flow, id, after] = given;
    const world = createTestWorld();
    const actor = run(flow, world, { after });
    expect(world.network.calls).toEqual([]);
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(world.network.calls.map((call) => [call.id, call.body])).toEqual([[id, undefined]]);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: after });
    expect([world.changes.announced, world.asked]).toEqual([['session'], ['forget orders']]);
  },
);

test('reports a failed logout and succeeds on the next try', async () => {
  const world = createTestWorld();
  world.network.answer('logOut', 'unavailable', 'loggedOut');
  const actor = run(logout, world, { after: { visit: '/' } });
  actor.send({ type: 'form.submitted' });
  await settle();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'sendable',
    context: { problems: [{ field: 'general', code: 'server' }] },
  });
  expect(world.asked).toEqual([]);
  actor.send({ type: 'form.submitted' });
  await settle();
  expect(actor.getSnapshot().output).toEqual({ visit: '/' });
});

const forms: [string, SentForm][] = [
  [
    'the logout page',
    sentForm({ flow: logout, input: { after: { visit: '/' } }, port: 'endSession', call: 'logOut', back: 'sendable' }),
  ],
  [
    'the logout of any other page',
    sentForm({
      flow: logoutElsewhere,
      input: { after: { visit: '/' } },
      port: 'endSession',
      call: 'endSession',
      back: 'sendable',
    }),
  ],
];

test.each(forms)('%s gives up after 35 seconds, cancels its call and can be sent again', (_, form) =>
  expectsGivingUp(form),
);

test.each(forms)('%s recovers from a call that throws', (_, form) => expectsRecovery(form));
