import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { LiveRegion } from './LiveRegion.tsx';

const meta = preview.meta({
  title: 'Parts/Notices/Live region',
  component: LiveRegion,
  args: { text: english.status.completing },
});

export const Shown = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(english.status.completing),
});

export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(english.status.completing);
    await step('Check that the region takes no room', async () =>
      expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(1),
    );
  },
});

export const Silent = meta.story({
  args: { text: '' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});
