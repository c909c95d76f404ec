import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { choosePrint, upgradeGift } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, goesTo, sees, seesButton } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'upgradeRequired') },
  tags: ['flow:redeem'],
});

const words = english.redeem;

export const UpgradeRequired = meta.story({
  name: 'upgradeRequired: paid with the card on file, or another [REDEEM-5, REDEEM-10]',
  tags: ['page:showRedeem.upgradeRequired'],
  play: async (story) => {
    await choosePrint(story);
    await sees(story, words.upgradeRequired);
    await expect(await story.canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await seesButton(story, 'payment');
  },
});

export const UpgradeClosed = meta.story({
  name: 'upgradeClosed: whom to ask for what cannot be bought here [SUBS-4, SUBS-5]',
  args: { page: pageOf('showRedeem', 'upgradeClosed') },
  tags: ['page:showRedeem.upgradeClosed'],
  play: async (story) => {
    await sees(story, contacting(english.problem.upgradeUnavailable));
    const print = story.canvas.getByRole('radio', { name: 'Print and digital, United States' });
    await expect(print).toBeDisabled();
    await expect(print).toHaveAccessibleDescription(/Not available without an upgrade\./);
  },
});

export const ExternalQrCode = meta.story({
  name: 'externalQrCode: the host has the code drawn, and the service is not told of the page [REDEEM-3]',
  args: { page: pageOf('showRedeem', 'externalQrCode') },
  tags: ['page:showRedeem.externalQrCode'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: words.code });
    const address = `${location.origin}/subscribe/redeem?token=gft_p8Lx3N`;
    await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(picture).toHaveAttribute(
      'src',
      `https://qr.emberdays.example/draw?size=240&data=${encodeURIComponent(address)}`,
    );
  },
});

export const UpgradeGratis = meta.story({
  name: 'upgradeGratis: nothing to pay after all [SUBS-15]',
  tags: ['reply:redeemGift.upgradeGratis'],
  beforeEach: answers('redeemGift', 'upgradeGratis'),
  play: async (story) => {
    await upgradeGift(story);
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});
