import { expect, test } from 'vitest';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import type { HeaderModule } from './header-modules.machine.ts';
import { headerModules } from './header-modules.ports.ts';

function open() {
  const world = createTestWorld();
  const actor = run(headerModules, world, {});
  return {
    world,
    actor,
    toggle: (module: HeaderModule) => actor.send({ type: 'module.toggled', module }),
    stands: () => actor.getSnapshot().value,
  };
}

test('starts with nothing open, above the fold and without a call', () => {
  const { stands, world } = open();
  expect([stands(), world.network.calls]).toEqual([{ module: 'closed', fold: 'above' }, []]);
});

const modules = ['menu', 'archive', 'user', 'login'] as const;

test.each(modules.flatMap((one) => modules.map((other) => [one, other] as const)))(
  'with %s open, pressing %s opens it, or closes it if it is the same [SHELL-1]',
  (one, other) => {
    const { toggle, stands } = open();
    toggle(one);
    toggle(other);
    expect(Object(stands()).module).toBe(one === other ? 'closed' : other);
  },
);

test.each(modules)('closes %s on dismiss [SHELL-3]', (module) => {
  const { actor, toggle, stands } = open();
  toggle(module);
  actor.send({ type: 'modules.dismissed' });
  expect(stands()).toEqual({ module: 'closed', fold: 'above' });
});

test('closes the open module and prints the page once per request [SHELL-1]', async () => {
  const { actor, world, toggle, stands } = open();
  toggle('menu');
  actor.send({ type: 'print.requested' });
  await settle();
  expect([world.page.printed, stands()]).toEqual([1, { module: 'closed', fold: 'above' }]);
});

test.each([
  ['that cannot print', () => Promise.reject(new Error('No printer.'))],
  ['whose dialog stays open', () => never<void>()],
])('opens modules even in a browser %s', async (_, print) => {
  const { actor, world, toggle, stands } = open();
  world.page.print = print;
  actor.send({ type: 'print.requested' });
  await settle();
  toggle('archive');
  expect(stands()).toEqual({ module: 'archive', fold: 'above' });
});

test('follows the page below the fold and back, whatever is open [SHELL-2]', () => {
  const { world, toggle, stands } = open();
  toggle('menu');
  const folds = [true, false, false, true].map((isBelow) => {
    world.page.cross(isBelow);
    return stands();
  });
  expect(folds).toEqual(['below', 'above', 'above', 'below'].map((fold) => ({ module: 'menu', fold })));
});

test('watches the page once and stops when it is removed', () => {
  const { actor, world } = open();
  expect(world.page.watchers()).toBe(1);
  actor.stop();
  expect(world.page.watchers()).toBe(0);
});
