import type { Override } from './protocol.ts';

let found: Override[] = [];
let listener: () => void = () => undefined;

/** Notes that the story sets something itself, so that a setting of the toolbar does not reach it. */
export function override(sets: string, ...ignores: string[]): void {
  if (found.some((one) => one.sets === sets)) return;
  found = [...found, { sets, ignores }];
  listener();
}

/** What the story that is shown sets itself. */
export const overrides = (): readonly Override[] => found;

/** Forgets the story before. */
export function forgetOverrides(): void {
  found = [];
}

/** Calls back after each change. */
export function listenToOverrides(changed: () => void): void {
  listener = changed;
}
