import { expect, test } from 'vitest';
import { createTestWorld, never, run, settle } from '../../tests/support/test-world.ts';
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

test('begins with nothing open, above the fold, and asks the server for nothing', () => {
  const { stands, world } = open();
  expect([stands(), world.network.calls]).toEqual([{ module: 'closed', fold: 'above' }, []]);
});

test('has one module open at most, and closes it when it is pressed again [SHELL-1]', () => {
  const { toggle, stands } = open();
  const after = (['menu', 'archive', 'user', 'login', 'login'] as const).map((module) => {
    toggle(module);
    return Object(stands()).module;
  });
  expect(after).toEqual(['menu', 'archive', 'user', 'login', 'closed']);
});

const modules = ['menu', 'archive', 'user', 'login'] as const;

test.each(modules.flatMap((one) => modules.map((other) => [one, other] as const)))(
  'with %s open, a press of %s opens it, or closes it where it is the same [SHELL-1]',
  (one, other) => {
    const { toggle, stands } = open();
    toggle(one);
    toggle(other);
    expect(Object(stands()).module).toBe(one === other ? 'closed' : other);
  },
);

test.each(modules)('what dismisses closes %s [SHELL-3]', (module) => {
  const { actor, toggle, stands } = open();
  toggle(module);
  actor.send({ type: 'modules.dismissed' });
  expect(stands()).toEqual({ module: 'closed', fold: 'above' });
});

test('print closes what is open and prints the page, once for each request [SHELL-1]', async () => {
  const { actor, world, toggle, stands } = open();
  toggle('menu');
  actor.send({ type: 'print.requested' });
  await settle();
  expect([world.page.printed, stands()]).toEqual([1, { module: 'closed', fold: 'above' }]);
});

test.each([
  ['that cannot print', () => Promise.reject(new Error('No printer.'))],
  ['whose dialog stays open', () => never<void>()],
])('a browser %s keeps no module from opening', async (_, print) => {
  const { actor, world, toggle, stands } = open();
  world.page.print = print;
  actor.send({ type: 'print.requested' });
  await settle();
  toggle('archive');
  expect(stands()).toEqual({ module: 'archive', fold: 'above' });
});

test('goes below the fold and back as the page crosses it, whatever is open [SHELL-2]', () => {
  const { world, toggle, stands } = open();
  toggle('menu');
  const folds = [true, false, false, true].map((isBelow) => {
    world.page.cross(isBelow);
    return stands();
  });
  expect(folds).toEqual(['below', 'above', 'above', 'below'].map((fold) => ({ module: 'menu', fold })));
});

test('watches the page once, and no longer than it is up', () => {
  const { actor, world } = open();
  expect(world.page.watchers()).toBe(1);
  actor.stop();
  expect(world.page.watchers()).toBe(0);
});
