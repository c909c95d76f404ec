import { expect, test } from 'vitest';
import { cartOf, lights, openCart } from '#fixtures/data/cart.ts';
import { quantityMessages } from '#messages/en/order.ts';
import { cartMessages } from '#messages/en/store.ts';
import fr from '#messages/fr.json';
import { translate } from '#messages/translate.ts';
import { entriesShown, footShown, linesShown } from './cart-shown.tsx';

test("puts a line's name before its error, punctuated for the language", () => {
  const { context } = openCart(lights(1, 1));
  const [line] = context().lines;
  const wrong = { ...context(), problems: [{ field: `lines.${line?.id}`, code: 'notForSale' } as const] };
  const said = (words: Parameters<typeof translate>[1]) =>
    entriesShown(wrong, ({ code }) => code, translate(cartMessages, words)).map(({ text }) => text);
  expect(said({ overrides: {}, locale: 'en-US' })).toEqual([`${line?.name}: notForSale`]);
  expect(said({ overrides: {}, locale: 'fr', translation: fr })).toEqual([`${line?.name}\u00a0: notForSale`]);
});

const words = translate(quantityMessages, { overrides: {}, locale: 'en-US' });

test('each column of the cart adds up to its row at the foot [CART-11, CART-12, CART-13]', () => {
  for (const cart of [cartOf('mixed'), cartOf('basicProduct'), cartOf('giftSubscriptions'), lights(3, 1)]) {
    const context = openCart(cart).context();
    const shown = linesShown(context, words, () => '');
    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const foot = Object.fromEntries(footShown(context.lines).map(({ row, amount }) => [row, amount]));
    const goods = sumOf(shown.map(({ price, discount }) => price + discount));
    const shipping = sumOf(shown.map((line) => line.shipping ?? 0));
    expect([goods, shipping]).toEqual([foot.subtotal ?? foot.listPrice ?? foot.total, foot.shipping ?? 0]);
  }
});
