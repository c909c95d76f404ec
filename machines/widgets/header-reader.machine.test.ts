import { expect, test } from 'vitest';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import { headerReader } from './header-reader.ports.ts';

function open(name?: string) {
  const world = createTestWorld();
  const actor = run(headerReader, world, { name });
  return {
    world,
    network: world.network,
    actor,
    name: () => actor.getSnapshot().context.name,
    told: async () => {
      world.changes.tell('session');
      await settle();
    },
  };
}

const { name: ETIENNE } = replies.getSubscriber.printSubscriber.body.subscriber.account;

test('reads nothing if the page names its reader or no session changed', () => {
  const [reader, visitor] = [open('Ines Calloway'), open()];
  reader.world.changes.tell('session');
  for (const change of ['order', 'account'] as const) visitor.world.changes.tell(change);
  expect([reader.name(), reader.network.calls]).toEqual(['Ines Calloway', []]);
  expect([visitor.name(), visitor.network.calls]).toEqual([undefined, []]);
});

test('shows a reader who logs in from another tab', async () => {
  const { name, network, told } = open();
  network.answer('getSubscriber', 'printSubscriber');
  await told();
  expect([name(), network.of('getSubscriber').length]).toEqual([ETIENNE, 1]);
});

test('shows a visitor until a reader can be read', async () => {
  const { actor, name, network, told, world } = open();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  network.answer('getSubscriber', 'signedOut', 'unavailable', lost, never);
  for (const state of ['shown', 'shown', 'shown', 'reading']) {
    await told();
    expect([name(), actor.getSnapshot().value]).toEqual([undefined, state]);
  }
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().value).toBe('shown');
});

test('rereads if a session changes during a read', async () => {
  const { name, network, told } = open();
  network.answer('getSubscriber', never, 'printSubscriber');
  await told();
  await told();
  expect([name(), network.of('getSubscriber').length]).toEqual([ETIENNE, 2]);
});

test('stops listening when it is removed', () => {
  const { actor, world } = open();
  expect(world.changes.watchers()).toBe(1);
  actor.stop();
  expect(world.changes.watchers()).toBe(0);
});
