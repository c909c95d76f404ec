import { expect, fn, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { PaymentForm } from './PaymentForm.tsx';

const meta = preview.meta({
  component: PaymentForm,
  args: {
    secret: replies.subscribe.started.body.data.keys.stripe_secret,
    isExplained: false,
    onOpened: fn(),
    onWallet: fn(),
  },
  tags: ['flow:paymentForm'],
});

export const Loading = meta.story({
  name: 'Loading the provider’s script',
  tags: ['state:paymentForm.loading'],
  parameters: { world: { paymentScript: 'silent' } },
  play: (story) => sees(story, english.checkout.loadingPayment),
});

export const Open = meta.story({
  name: 'Open: the provider’s form can be filled in',
  tags: ['state:paymentForm.opening', 'state:paymentForm.open'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
  },
});

export const Blocked = meta.story({
  name: 'Blocked: said, with one click to try again',
  tags: ['state:paymentForm.blocked'],
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await story.userEvent.click(story.canvas.getByRole('button', { name: english.checkout.retryPayment }));
    await sees(story, contacting(english.problem.paymentUnavailable));
  },
});
