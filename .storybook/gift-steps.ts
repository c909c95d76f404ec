import { expect } from 'storybook/test';
import type { RedeemData, RedeemPage } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { pageOf } from './pages.ts';
import { answers } from './server.ts';
import { fillDigital, type Story, sees, seesButton, seesWayIn, submit } from './steps.ts';

export const redeemDigital = async (story: Story): Promise<void> => {
  await fillDigital(story);
  await submit(story, 'free');
};

export const choosePrint = async ({ canvas, userEvent }: Story): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name: 'Print and digital, United States' }));

export const upgradeGift = async (story: Story): Promise<void> => {
  await choosePrint(story);
  await submit(story, 'payment');
};

/**
 * A story in which a redemption is refused with a documented reply. The form shows its words, keeps its input and can
 * be resent.
 */
export const notRedeemed = (name: ReplyName<'redeemGift'>, ...words: string[]) => ({
  beforeEach: () => {
    answers('redeemGift', name)();
    answers('getGift', 'fresh')();
  },
  play: async (story: Story) => {
    await redeemDigital(story);
    for (const each of words) await sees(story, each);
    await seesWayIn(story, name);
    await expect(story.canvas.getByLabelText(english.purchaser.name)).toHaveValue(
      requests.subscribe.digitalOrder.body.name,
    );
    await seesButton(story, 'free');
  },
});

export const notUpgraded = (name: ReplyName<'redeemGift'>, ...words: string[]) => ({
  args: { page: pageOf('showRedeem', 'upgradeRequired') },
  beforeEach: () => {
    answers('redeemGift', name)();
    answers('getGift', 'misaligned')();
  },
  play: async (story: Story) => {
    await upgradeGift(story);
    for (const each of words) await sees(story, each);
    await expect(story.canvas.getByRole('radio', { name: 'Print and digital, United States' })).toBeChecked();
  },
});

/** A story in which a refusal makes the page refetch the gift, answered with a documented reply. */
export const readAgain = (name: ReplyName<'getGift'>, ...words: (string | RegExp)[]) => ({
  beforeEach: () => {
    answers('redeemGift', 'redeemFailed')();
    answers('getGift', name)();
  },
  play: async (story: Story) => {
    await redeemDigital(story);
    for (const each of words) await sees(story, each);
  },
});

/** The page of a gift for the reader in a documented `getGift` reply. */
export const pageForReaderOf = (name: 'needlessGift' | 'misaligned'): RedeemPage => {
  const { subscriber } = structuredClone<unknown>(replies.getGift[name].body) as RedeemData;
  return { ...pageOf('showRedeem', 'fresh'), subscriber };
};

export const { message: NOT_REDEEMED } = replies.redeemGift.redeemFailed.body;

export const seesNoForm = ({ canvas }: Pick<Story, 'canvas'>) =>
  expect(canvas.queryByRole('button', { name: english.submit.free })).not.toBeInTheDocument();
