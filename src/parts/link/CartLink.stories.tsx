import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CartLink } from './CartLink.tsx';

const meta = preview.meta({
  title: 'Parts/Links/Cart link',
  component: CartLink,
  args: { count: 3, href: '/store/checkout' },
});

export const Three = meta.story({
  name: 'Three items [SHELL-5]',
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Cart, 3 in it' })).toHaveAttribute('href', '/store/checkout'),
});

export const Thousands = meta.story({
  args: { count: 1_250 },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('Cart 1,250'),
});
