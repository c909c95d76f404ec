import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn } from '#storybook/regions.ts';
import { changeSettings } from '#storybook/renew-steps.ts';
import { sees, seesButton } from '#storybook/steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'extended') },
  tags: ['flow:renew'],
});

const words = english.renew;

export const Extended = meta.story({
  name: 'extended: how many issues are left, and the same settings [RENEW-1, RENEW-2, RENEW-5, RENEW-6, RENEW-7]',
  tags: ['page:showRenew.extended', 'state:renew.open.filling'],
  play: async ({ canvas }) => {
    await sees({ canvas }, 'You have 6 issues left. Renewing now adds to them.');
    await expect(canvas.getByRole('radio', { name: words.same })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: english.level.high })).not.toBeInTheDocument();
    await expect(canvas.getByText(words.expected).nextSibling).toHaveTextContent('6');
    await expect(await canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await seesButton({ canvas }, 'payment');
  },
});

export const OtherSettings = meta.story({
  name: 'extended: with other settings, to the address on record or another [RENEW-2, CHECK-8, CHECK-9]',
  play: async (story) => {
    const { canvas } = story;
    await changeSettings(story);
    await expect(canvas.getByRole('radio', { name: english.level.high })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: english.address.keep })).toBeChecked();
    await expect(canvas.getByLabelText(english.purchaser.name)).toHaveAttribute('readonly');
    await story.userEvent.click(canvas.getByRole('radio', { name: english.medium.digital }));
    await expect(canvas.queryByRole('radio', { name: english.address.keep })).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$96.00');
  },
});

export const Expiring = meta.story({
  name: 'expiring [RENEW-6, RENEW-7]',
  args: { page: pageOf('showRenew', 'expiring') },
  tags: ['page:showRenew.expiring'],
  play: ({ canvas }) => sees({ canvas }, 'Your subscription ends with the next issue.'),
});

export const Expired = meta.story({
  name: 'expired: with nothing on file, renewed with a new card [RENEW-6, RENEW-7, RENEW-8]',
  args: { page: pageOf('showRenew', 'expired') },
  tags: ['page:showRenew.expired'],
  play: async ({ canvas }) => {
    await sees({ canvas }, 'Your subscription has expired.');
    await seesButton({ canvas }, 'proceed');
  },
});

export const Lifetime = meta.story({
  name: 'lifetime: nothing to renew, and where to donate [RENEW-4, ACCT-11]',
  args: { page: pageOf('showRenew', 'lifetime') },
  tags: ['page:showRenew.lifetime', 'state:renew.unneeded'],
  play: async ({ canvas, canvasElement }) => {
    await sees({ canvas }, 'Renewal not necessary');
    await expect(linksIn(canvasElement)).toEqual([['leave a donation.', '/donate']]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
