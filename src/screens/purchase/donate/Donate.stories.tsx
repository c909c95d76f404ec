import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees, seesButton } from '#storybook/steps.ts';
import { Donate } from './Donate.tsx';

const { donation, tier, purchaser, address } = english;
const meta = preview.meta({
  component: Donate,
  args: { page: pageOf('showDonate', 'onetime'), query: new URLSearchParams() },
  tags: ['flow:donate'],
});

export const Onetime = meta.story({
  name: 'Visitor, with twenty-five dollars, once [DONATE-1, DONATE-4, DONATE-8]',
  tags: ['page:showDonate.onetime', 'state:donate.open.filling'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveValue('25');
    await expect(canvas.getByRole('radio', { name: donation.onetime })).toBeChecked();
    const offered = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(offered.slice(2)).toEqual(['$50.00Friend', '$100.00Supporter', '$250.00Sponsor', '$1,000.00Patron']);
    await userEvent.click(canvas.getByText(tier.sponsor));
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveValue('250');
    await userEvent.click(canvas.getByRole('radio', { name: donation.monthly }));
    await expect(canvas.getByLabelText(donation.donateAmount)).toHaveValue('75');
  },
});

export const Monthly = meta.story({
  name: 'Link for ten dollars a month [DONATE-1, DONATE-2]',
  args: { page: pageOf('showDonate', 'monthly') },
  tags: ['page:showDonate.monthly'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: donation.monthly })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Friend/ })).toBeChecked();
    await sees({ canvas }, donation.monthlyNote);
  },
});

export const Donor = meta.story({
  name: 'Reader with an account gives as it says, with the fields hidden [DONATE-14]',
  args: { page: pageOf('showDonate', 'loggedInDonor') },
  tags: ['page:showDonate.loggedInDonor'],
  play: async ({ canvas }) => {
    const { name, email } = pages.showDonate.loggedInDonor.body.subscriber.account;
    await sees({ canvas }, fill(donation.asAccount, { name, account: email }));
    await expect(canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    await seesButton({ canvas }, 'payment');
  },
});

export const DonorAbroad = meta.story({
  name: 'Reader without an address, with a bank account on file',
  args: { page: pageOf('showDonate', 'donorAbroad') },
  tags: ['page:showDonate.donorAbroad'],
  play: ({ canvas }) =>
    expect(canvas.findByRole('radio', { name: english.checkout.existingPayment })).resolves.toBeChecked(),
});

export const OwnTiers = meta.story({
  name: 'The host’s own tiers [DONATE-9]',
  args: { page: pageOf('showDonate', 'ownTiers') },
  tags: ['page:showDonate.ownTiers'],
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Friend/ })).toBeChecked(),
});
