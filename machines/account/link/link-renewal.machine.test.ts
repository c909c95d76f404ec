import { expect, test } from 'vitest';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import { linkRenewal } from './link-renewal.ports.ts';

function begin() {
  const world = createTestWorld();
  const actor = run(linkRenewal, world, { token: 'lnk_too_old' });
  const request = async () => {
    actor.send({ type: 'link.requested' });
    await settle();
  };
  return { world, actor, request, calls: () => world.network.of('renewLink').map(({ body }) => body) };
}

test('requests a new link once, by the token alone, and shows the server’s message', async () => {
  const { actor, request, calls } = begin();
  expect(calls()).toEqual([]);
  actor.send({ type: 'link.requested' });
  await request();
  await request();
  expect(calls()).toEqual([{ token: 'lnk_too_old' }]);
  const { message } = replies.renewLink.linkRenewed.body;
  expect(actor.getSnapshot()).toMatchObject({ value: 'sent', context: { message, problems: [] } });
});

test('shows why no link was sent and can be retried', async () => {
  const { world, actor, request } = begin();
  world.network.answer('renewLink', 'refused', 'linkRenewed');
  await request();
  const words = replies.renewLink.refused.body.errors;
  expect(actor.getSnapshot()).toMatchObject({
    value: 'refused',
    context: { problems: [{ field: 'general', code: 'server', words }] },
  });
  await request();
  expect(actor.getSnapshot().value).toBe('sent');
});

test('is in doubt after 35 seconds without an answer and can be retried', async () => {
  const { world, actor, request } = begin();
  world.network.answer('renewLink', never, 'linkRenewed');
  await request();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  world.clock.increment(35_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'unsure', context: { problems: [] } });
  await request();
  expect(actor.getSnapshot().value).toBe('sent');
});
