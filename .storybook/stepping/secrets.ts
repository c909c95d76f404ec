import { digest } from '#fixtures/stories/digits.ts';
import { MASK, masked } from '#storybook/machine-panel/calls/mask.ts';

/** Masks the secrets of a value and marks each, so that `reveal` finds it among the secrets of the same story. */
export const hide = <Value>(value: Value): Value => seen(masked(value), value, maskOf) as Value;

/** Puts back the secrets that are known. A mistyped password, for one, stays masked and just as wrong. */
export const reveal = <Value>(value: Value, known: readonly string[]): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => known.find((one) => inner === maskOf(one)) ?? inner);

/** The secrets in a value. */
export function secretsIn(value: unknown): string[] {
  const found: string[] = [];
  seen(masked(value), value, (secret) => found.push(secret));
  return found;
}

const maskOf = (secret: string): string => `${MASK}${digest(secret, 2)}`;

/** Replaces the secrets of a value by comparison with a masked copy. */
function seen(copy: unknown, value: unknown, replace: (secret: string) => unknown): unknown {
  if (copy === MASK) return value === MASK || typeof value !== 'string' ? copy : replace(value);
  if (typeof copy !== 'object' || copy === null) return copy;
  const inner = Object.entries(copy).map(([key, one]) => [key, seen(one, Object(value)[key], replace)] as const);
  return Array.isArray(copy) ? inner.map(([, one]) => one) : Object.fromEntries(inner);
}
