import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import { Money } from '#parts/text/Money.tsx';
import preview from '#storybook/preview.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const { subscribe, level, required } = english;
const meta = preview.meta({
  title: 'Parts/Forms/Radio group',
  component: RadioGroup,
  args: {
    legend: subscribe.level,
    value: 'low',
    options: [
      { value: 'low', label: level.low, description: level.lowHint, price: <Money cents={3_600} /> },
      { value: 'high', label: level.high, description: level.highHint, price: <Money cents={6_000} /> },
    ],
    onChange: fn(),
  },
});

export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: level.low })).toBeChecked();
    await userEvent.click(canvas.getByText(level.high));
    await expect(args.onChange).toHaveBeenCalledWith('high');
  },
});

export const Invalid = meta.story({
  args: { value: undefined, error: required.level },
  play: ({ canvas }) => expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(new RegExp(required.level)),
});

export const OptionClosed = meta.story({
  args: {
    value: 'low',
    options: [
      { value: 'low', label: level.low },
      { value: 'high', label: level.high, disabled: true, disabledReason: subscribe.closedByCoupon },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: level.high })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: level.high })).toHaveAccessibleDescription(subscribe.closedByCoupon);
  },
});

export const ByHeading = meta.story({
  name: 'Labelled by a heading: the name is announced once',
  args: { labelledBy: 'heading' },
  render: (args) => (
    <>
      <h2 id="heading">{args.legend}</h2>
      <RadioGroup {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.legend })).toBeVisible();
    await expect(canvas.getAllByText(args.legend)).toHaveLength(1);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: level.low })).toBeDisabled(),
});
