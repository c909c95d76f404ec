import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { press } from '#storybook/entry.ts';
import { choosePrint } from '#storybook/gift-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees, seesButton } from '#storybook/steps.ts';
import { Redeem } from './Redeem.tsx';

const meta = preview.meta({
  component: Redeem,
  args: { page: pageOf('showRedeem', 'fresh') },
  parameters: { world: { path: '/subscribe/redeem?token=gft_p8Lx3N' } },
  tags: ['flow:redeem'],
});

const words = english.redeem;

export const Fresh = meta.story({
  name: 'fresh: what was given, by whom, and an account for who gets it [REDEEM-1, REDEEM-2, REDEEM-4, REDEEM-5, GIFT-4]',
  tags: ['page:showRedeem.fresh', 'state:redeem.open.filling'],
  play: async ({ canvas }) => {
    await sees({ canvas }, 'Ada Okafor has given you a subscription.');
    await expect(canvas.getByRole('radio', { name: 'Print and digital, United States' })).toBeChecked();
    await expect(canvas.getByLabelText(english.purchaser.confirm, { selector: 'input' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: words.code })).toBeVisible();
    await seesButton({ canvas }, 'free');
  },
});

export const ToLogIn = meta.story({
  name: 'fresh: a reader who has an account logs in on the page itself [REDEEM-4]',
  play: async (story) => {
    await press(story, english.login.heading);
    await expect(await story.canvas.findByRole('tab', { name: english.login.password })).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(story.canvas.queryByLabelText(english.purchaser.name)).not.toBeInTheDocument();
    await press(story, words.withoutAccount);
    await expect(story.canvas.getByLabelText(english.purchaser.name)).toBeVisible();
  },
});

export const FreshForReader = meta.story({
  name: 'freshForReader: prefilled, to the address on record [REDEEM-5, CHECK-8, CHECK-9]',
  args: { page: pageOf('showRedeem', 'freshForReader') },
  tags: ['page:showRedeem.freshForReader'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(english.purchaser.name)).toHaveValue('Tomás Lindqvist');
    await expect(canvas.getByRole('radio', { name: english.address.keep })).toBeChecked();
    await expect(canvas.queryByLabelText(english.purchaser.confirm)).not.toBeInTheDocument();
    await expect(canvas.queryByText(english.logInFirst.question)).not.toBeInTheDocument();
  },
});

export const DigitalGift = meta.story({
  name: 'digitalGift: print needs an upgrade, with its price and its payment [REDEEM-5, REDEEM-10]',
  args: { page: pageOf('showRedeem', 'digitalGift') },
  tags: ['page:showRedeem.digitalGift'],
  play: async (story) => {
    const { canvas } = story;
    await expect(canvas.queryByText(words.upgradeRequired)).not.toBeInTheDocument();
    await choosePrint(story);
    await sees(story, 'This delivery needs an upgrade.');
    await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$24.00');
    await seesButton(story, 'proceed');
  },
});

export const Misaligned = meta.story({
  name: 'misaligned: delivery will change between cycles [REDEEM-5, REDEEM-9, REDEEM-10]',
  args: { page: pageOf('showRedeem', 'misaligned') },
  tags: ['page:showRedeem.misaligned'],
  play: async (story) => {
    await sees(story, words.misaligned);
    await choosePrint(story);
    await expect(story.canvas.queryByText(words.misaligned)).not.toBeInTheDocument();
  },
});
