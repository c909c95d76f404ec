import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { updateCard } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { MonthlyDonationCard } from './MonthlyDonationCard.tsx';

const meta = preview.meta({
  component: MonthlyDonationCard,
  args: { page: pageOf('showDonationSetup', 'donation'), query: new URLSearchParams('token=don_3Kf8Yw') },
  tags: ['flow:monthlyDonationCard'],
});

export const Donation = meta.story({
  name: 'Loaded: a donation that is paid, by the token alone [MDON-1, MDON-3]',
  tags: ['page:showDonationSetup.donation', 'state:monthlyDonationCard.loaded'],
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    await expect(await story.canvas.findByLabelText('Card number')).toBeVisible();
  },
});

export const ByBank = meta.story({
  name: 'Loaded: paid from a bank account',
  args: { page: pageOf('showDonationSetup', 'donationByBank') },
  tags: ['page:showDonationSetup.donationByBank'],
  play: (story) => sees(story, 'Harbor Savings, account ending in 6789'),
});

export const Failing = meta.story({
  name: 'Loaded: the latest payment could not be taken [MDON-5]',
  args: { page: pageOf('showDonationSetup', 'donationFailing') },
  tags: ['page:showDonationSetup.donationFailing'],
  play: (story) => sees(story, english.donationCard.failing),
});

export const Completed = meta.story({
  name: 'Completed: back from the provider [MDON-3, MDON-4]',
  args: {
    page: pageOf('showDonationSetup', 'donationCompleted'),
    query: new URLSearchParams('token=don_3Kf8Yw&redirect_status=succeeded'),
  },
  tags: ['page:showDonationSetup.donationCompleted', 'state:monthlyDonationCard.completed'],
  play: async (story) => {
    await sees(story, english.card.updated);
    await sees(story, 'Mastercard ending in 5454, expires 11/2030');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const NoDonation = meta.story({
  name: 'Failed: the link is not valid any more [MDON-1, MDON-3, MDON-6]',
  args: { page: pageOf('showDonationSetup', 'noDonation') },
  tags: ['page:showDonationSetup.noDonation', 'state:monthlyDonationCard.failed'],
  play: async (story) => {
    await sees(story, contacting(english.problem.callFailed));
    const back = story.canvas.getByRole('link', { name: english.page.returnToSettings });
    await expect(back).toHaveAttribute('href', '/account');
  },
});

export const CardKept = meta.story({
  name: 'donationCardKept: a success confirmation, and the new card [MDON-1, PAYM-4]',
  tags: ['reply:setDonationCard.donationCardKept'],
  beforeEach: answers('setDonationCard', 'donationCardKept'),
  play: async (story) => {
    await updateCard(story);
    await sees(story, english.card.updated);
    await sees(story, 'Mastercard ending in 5454, expires 11/2030');
  },
});

export const Restarted = meta.story({
  name: 'Loaded anew after a restart: what was done is said once [MDON-5]',
  parameters: { world: { notice: 'paymentUpdated' } },
  play: (story) => sees(story, english.notice.paymentUpdated),
});
