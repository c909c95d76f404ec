import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Parts/Pictures/Progress bar',
  component: ProgressBar,
  args: { label: english.status.completing },
});

export const UnderWay = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: english.status.completing })).not.toHaveAttribute('value'),
});

export const Part = meta.story({
  args: { value: 40 },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '40'),
});
