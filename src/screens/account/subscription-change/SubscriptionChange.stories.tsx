import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees, seesButton } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'upgradeForMoney') },
  tags: ['flow:subscriptionChange'],
});

const words = english.subscriptionChange;

export const UpgradeForMoney = meta.story({
  name: 'upgradeForMoney: what is held, and what each choice costs [SUBS-1, SUBS-7, SUBS-8]',
  tags: ['page:showSubscription.upgradeForMoney', 'state:subscriptionChange.open.filling'],
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, words.nothing);
    await expect(canvas.getByRole('radio', { name: english.level.low })).toBeChecked();
    const standard = canvas.getByRole('radio', { name: english.level.high });
    await expect(standard).toHaveAccessibleDescription(/\$18\.00/);
    await userEvent.click(standard);
    await expect(await canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await seesButton({ canvas }, 'payment');
  },
});

export const UpgradeFree = meta.story({
  name: 'upgradeFree: print is free at the low level [SUBS-8, SUBS-9, SUBS-10]',
  args: { page: pageOf('showSubscription', 'upgradeFree') },
  tags: ['page:showSubscription.upgradeFree'],
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, 'At the Student level you can upgrade to print for free.');
    const print = canvas.getByRole('radio', { name: 'Print and digital, United States' });
    await expect(print).toHaveAccessibleDescription(/\$6\.00/);
    await userEvent.click(canvas.getByRole('radio', { name: english.level.low }));
    await expect(print).toHaveAccessibleDescription(/Free/);
    await userEvent.click(print);
    await seesButton({ canvas }, 'free');
    await expect(canvas.queryByRole('radio', { name: english.checkout.newPayment })).not.toBeInTheDocument();
  },
});

export const BankOnFile = meta.story({
  name: 'bankOnFile [SUBS-7]',
  args: { page: pageOf('showSubscription', 'bankOnFile') },
  tags: ['page:showSubscription.bankOnFile'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Print and digital, International' }));
    await sees({ canvas }, 'Harbor Savings, account ending in 6789');
  },
});

export const NothingOnFile = meta.story({
  name: 'nothingOnFile: a card is asked for',
  args: { page: pageOf('showSubscription', 'nothingOnFile') },
  tags: ['page:showSubscription.nothingOnFile'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: english.level.high }));
    await seesButton({ canvas }, 'proceed');
  },
});

export const AddressMissing = meta.story({
  name: 'addressMissing: print without an address on record, and what is not offered [SUBS-7]',
  args: { page: pageOf('showSubscription', 'addressMissing') },
  tags: ['page:showSubscription.addressMissing'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(english.address.line1)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: english.level.low }));
    await expect(canvas.getByRole('radio', { name: 'Print and digital, Canada' })).toBeDisabled();
    await sees({ canvas }, words.notOffered);
  },
});
