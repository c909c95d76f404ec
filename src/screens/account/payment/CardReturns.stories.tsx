import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { offers, updateCard } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { PaymentChange } from './PaymentChange.tsx';

const { secret } = pages.showPayment.cardOnFile.body.payment_setup.keys;
const returned = new URLSearchParams({ setup_intent_client_secret: secret, redirect_status: 'succeeded' });

const meta = preview.meta({
  component: PaymentChange,
  args: { page: pageOf('showPayment', 'cardOnFile'), query: returned },
  tags: ['flow:cardUpdate'],
});

export const Claimed = meta.story({
  name: 'The address says that it is done [PAYM-2]',
  args: { query: new URLSearchParams('redirect_status=succeeded') },
  play: async (story) => {
    await sees(story, english.card.updated);
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const Untrue = meta.story({
  name: 'The address says that it is done, and the provider that it is not [PAYM-2]',
  play: async (story) => {
    await sees(story, english.card.notSetUp);
    await offers(story, english.card.submit);
    await expect(story.canvas.queryByText(english.card.updated)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Verifying: the provider’s script is loaded',
  tags: ['state:cardUpdate.verifying.loading'],
  parameters: { world: { paymentScript: 'silent' } },
  play: (story) => offers(story, english.card.checking),
});

export const Reading = meta.story({
  name: 'Verifying: the provider is asked what became of the setup',
  tags: ['state:cardUpdate.verifying.reading'],
  parameters: { world: { setupStatus: 'silent' } },
  play: (story) => offers(story, english.card.checking),
});

export const Blocked = meta.story({
  name: 'Unsettled: the provider cannot be asked, and is asked again in one click',
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await offers(story, english.common.tryAgain);
  },
});

export const Doubtful = meta.story({
  name: 'Unsettled: nobody can tell what became of the setup [ACCT-29]',
  args: { query: new URLSearchParams() },
  parameters: { world: { confirmation: 'lost', setupStatus: 'lost' } },
  play: async (story) => {
    await updateCard(story);
    await sees(story, contacting(english.problem.callFailed));
    await sees(story, english.card.unsettled);
    await offers(story, english.common.tryAgain);
  },
});
