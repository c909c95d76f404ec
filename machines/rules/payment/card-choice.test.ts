import { expect, test } from 'vitest';
import { cardChoiceFor, customerOf } from './card-choice.ts';

test('uses the card on file by default [CHECK-23]', () => {
  expect([cardChoiceFor(true), cardChoiceFor(false)]).toEqual(['use-card', 'add-card']);
});

test('keeps a new card only if the reader has an account and asks for it [CHECK-25]', () => {
  const kept = (hasAccount: boolean, keepsCard: boolean) => customerOf({ card: 'add-card', hasAccount, keepsCard });
  expect([kept(true, true), kept(true, false), kept(false, true), kept(false, false)]).toEqual([
    'add-card',
    undefined,
    undefined,
    undefined,
  ]);
});

test('uses the card on file whatever the reader says about keeping it [CHECK-25]', () => {
  expect(customerOf({ card: 'use-card', hasAccount: false, keepsCard: false })).toBe('use-card');
});
