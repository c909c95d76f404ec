import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CartTableLine } from './CartTable.tsx';
import { CartTable, type CartTableFoot } from './CartTable.tsx';

const line = (id: string, change: Partial<CartTableLine> = {}): CartTableLine => ({
  id,
  name: `Harbour tote ${id}`,
  isGift: false,
  quantity: 2,
  maximum: 6,
  hasArrows: true,
  price: 4_250,
  shipping: 650,
  discount: 0,
  isPending: false,
  ...change,
});

const foot: CartTableFoot[] = [
  { row: 'subtotal', amount: 11_950 },
  { row: 'shipping', amount: 1_300 },
  { row: 'discount', amount: 500 },
  { row: 'listPrice', amount: 13_250 },
  { row: 'total', amount: 12_750 },
];

const meta = preview.meta({
  title: 'Parts/Tables/Cart table',
  component: CartTable,
  args: {
    lines: [line('1'), line('2', { shipping: undefined }), line('3', { discount: 500, hasArrows: false })],
    foot,
    hasRemove: true,
    onQuantity: fn(),
    onRemove: fn(),
  },
});

export const Lines = meta.story({
  name: 'Screen reader: rows are read by cell, buttons are named by line [CART-11]',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: /2 Harbour tote 2.*Not shipped \$42\.50/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Harbour tote 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Harbour tote 3' }));
    await expect(args.onQuantity).toHaveBeenCalledWith('1', 3);
    await expect(args.onRemove).toHaveBeenCalledWith('3');
  },
});

export const Gift = meta.story({
  name: 'Gift: named like one’s own subscription, marked as a gift [CART-8]',
  args: { lines: [line('1', { isGift: true })] },
  play: ({ canvas }) => expect(canvas.getByText('Gift subscription')).toBeVisible(),
});

export const Pending = meta.story({
  name: 'Changing: a pending line, a line being removed, hints at lines',
  args: {
    isBusy: true,
    lines: [
      line('1', { isPending: true }),
      line('2', { quantity: 0, isPending: true }),
      line('3', { hint: '6 at most' }),
      line('4', { error: 'Only 6 are left.' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One more of Harbour tote 3' })).toHaveAccessibleDescription(
      '6 at most',
    );
    await expect(canvas.getByRole('button', { name: 'One more of Harbour tote 4' })).toHaveAccessibleDescription(
      'Error: Only 6 are left.',
    );
    await expect(canvas.getByRole('button', { name: 'Remove Harbour tote 2' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Locked = meta.story({
  args: { isLocked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Harbour tote 1' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});
