import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
});

export const FirstInput = meta.story({
  name: 'The bot check is asked for at the first input, not before',
  // The page may have been another story's, which asked for it.
  beforeEach: () => {
    for (const asked of document.querySelectorAll(SERVICE)) asked.remove();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: english.subscribe.title });
    await expect(service()).toBeNull();
    await userEvent.click(canvas.getByLabelText(english.purchaser.name));
    await waitFor(() => expect(service()).not.toBeNull());
  },
});

const SERVICE = 'script[src^="https://www.google.com/recaptcha/"]';

const service = () => document.querySelector(SERVICE);
