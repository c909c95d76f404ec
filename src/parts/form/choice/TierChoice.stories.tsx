import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { TierChoice } from './TierChoice.tsx';

const { friend, patron } = english.tier;
const meta = preview.meta({
  title: 'Parts/Forms/Tier choice',
  component: TierChoice,
  args: {
    labelledBy: 'size',
    value: 'friend',
    tiers: [
      { value: 'friend', name: friend, amount: '$50.00' },
      { value: 'patron', name: patron, amount: '$1,000.00' },
    ],
    onChange: fn(),
  },
});

export const Chosen = meta.story({
  render: (args) => (
    <>
      <h2 id="size">{english.donation.size}</h2>
      <TierChoice {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: english.donation.size })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Friend/ })).toBeChecked();
    await userEvent.click(canvas.getByText('$1,000.00'));
    await expect(args.onChange).toHaveBeenCalledWith('patron');
  },
});

export const AnotherAmount = meta.story({
  args: { value: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument(),
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Friend/ })).toBeDisabled(),
});
