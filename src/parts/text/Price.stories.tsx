import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({ title: 'Parts/Text/Price', component: Price, args: { price: '$20.00' } });

export const Plain = meta.story({
  name: 'Default: the price as formatted by the page [STORE-7]',
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^\$20\.00$/),
});

export const Lowered = meta.story({
  name: 'Reduced: the old price struck through, both labelled in words [STORE-15]',
  args: { before: 2800 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$28.00').tagName).toBe('S');
    await expect(canvasElement).toHaveTextContent(`${english.product.was} $28.00 ${english.product.now} $20.00`);
  },
});
