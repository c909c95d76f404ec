import { afterAll, expect } from 'vitest';

// Test files share a worker, so whatever one leaves on the global object could decide the verdict on another.
const before = globals();

afterAll(() => {
  const after = globals();
  const names = new Set([...before.keys(), ...after.keys()]);
  expect([...names].filter((name) => !Object.is(before.get(name), after.get(name)))).toEqual([]);
});

/** What stands under each global name but those of libraries; a lazy getter is replaced when it is first read. */
function globals(): Map<string, unknown> {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const ours = descriptors.filter(([name]) => !name.startsWith('__'));
  return new Map(ours.map(([name, { value, get }]) => [name, value ?? get]));
}
