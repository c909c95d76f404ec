import type { Override } from './protocol.ts';

let found: Override[] = [];
let listener: () => void = () => undefined;

/** Records that the story sets something itself, which overrides these toolbar settings. */
export function override(sets: string, ...ignores: string[]): void {
  if (found.some((one) => one.sets === sets)) return;
  found = [...found, { sets, ignores }];
  listener();
}

export const overrides = (): readonly Override[] => found;

export function forgetOverrides(): void {
  found = [];
}

export function listenToOverrides(changed: () => void): void {
  listener = changed;
}
