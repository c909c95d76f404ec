import { afterAll, expect } from 'vitest';

// Test files share a worker, so a global left by one could affect another.
const before = globals();

afterAll(() => {
  const after = globals();
  const names = new Set([...before.keys(), ...after.keys()]);
  expect([...names].filter((name) => !Object.is(before.get(name), after.get(name)))).toEqual([]);
});

/** The values of all globals except those of libraries. Reading a lazy getter replaces it. */
function globals(): Map<string, unknown> {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const ours = descriptors.filter(([name]) => !name.startsWith('__'));
  return new Map(ours.map(([name, { value, get }]) => [name, value ?? get]));
}
