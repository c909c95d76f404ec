import { expect, test } from 'vitest';
import { cartWords } from '#messages/en/cart.ts';
import { fr } from '#messages/fr.ts';
import { textsOf } from '#messages/wording.ts';
import { lights, openCart } from '../../../../tests/support/cart.ts';
import { entriesShown } from './cart-shown.tsx';

test("puts a line's name before its error, punctuated for the language", () => {
  const { context } = openCart(lights(1, 1));
  const [line] = context().lines;
  const wrong = { ...context(), problems: [{ field: `lines.${line?.id}`, code: 'notForSale' } as const] };
  const said = (words: Parameters<typeof textsOf>[1]) =>
    entriesShown(wrong, ({ code }) => code, textsOf(cartWords, words)).map(({ text }) => text);
  expect(said({ overrides: {}, locale: 'en-US' })).toEqual([`${line?.name}: notForSale`]);
  expect(said({ overrides: {}, locale: 'fr', translation: fr })).toEqual([`${line?.name}\u00a0: notForSale`]);
});
