import { expect, test } from 'vitest';
import { subscriptionName } from './subscription-name.ts';

test.each([
  ['low', 'print', '1year', 'Student, print and digital, 1 year'],
  ['low', 'digital', '3year', 'Student, digital, 3 years'],
  ['high', 'print', 'lifetime', 'Standard, print and digital, lifetime'],
] as const)('names a subscription of %s, %s, %s: %s', (level, medium, term, name) => {
  expect(subscriptionName({ level, medium, term })).toBe(name);
});
