import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { QuietButton } from './QuietButton.tsx';

const meta = preview.meta({
  title: 'Parts/Links/Quiet button',
  component: QuietButton,
  args: { label: english.common.tryAgain, onClick: fn() },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: english.common.tryAgain }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { label: english.coupon.cannotApply, disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: english.coupon.cannotApply })).toBeDisabled(),
});
