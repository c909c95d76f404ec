import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ServerWords } from './ServerWords.tsx';

const meta = preview.meta({
  title: 'Parts/Text/Server words',
  component: ServerWords,
  args: { children: 'Your card was declined.' },
});

export const LeftToRight = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('Your card was declined.')).toHaveAttribute('dir', 'auto'),
});

export const RightToLeft = meta.story({
  args: { children: 'رُفضت بطاقتك.' },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByText('رُفضت بطاقتك.')).direction).toBe('rtl'),
});
