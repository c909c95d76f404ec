import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = preview.meta({ title: 'Parts/Forms/Submit button', component: SubmitButton, args: { onClick: fn() } });

export const Ready = meta.story({
  name: 'Ready: the default label is for an order [CHECK-30]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: english.submit.placeOrder }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  name: 'Busy: keeps the focus, refuses clicks [CHECK-35]',
  args: { label: english.submit.loading, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: english.submit.loading });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
