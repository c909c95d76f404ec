import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { QuantityArrows } from './QuantityArrows.tsx';

const meta = preview.meta({
  title: 'Parts/Forms/Quantity arrows',
  component: QuantityArrows,
  args: { name: 'Harbour tote', value: 2, maximum: 6, onChange: fn() },
});

export const Between = meta.story({
  name: 'Arrows: each has a name and is a tab stop',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'One fewer of Harbour tote' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 3);
  },
});

export const AtTheEnds = meta.story({
  name: 'At the limit: the arrow looks disabled but explains why when clicked',
  args: { value: 1, maximum: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const [fewer, more] = canvas.getAllByRole('button');
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Harbour tote' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
});

export const Locked = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Harbour tote' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
