import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn } from '#storybook/regions.ts';
import { changeSettings } from '#storybook/renew-steps.ts';
import { sees } from '#storybook/steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'visitor') },
  parameters: { world: { path: '/subscribe/renew?code=RENEW10' } },
  tags: ['flow:renew'],
});

const words = english.renew;

export const Visitor = meta.story({
  name: 'visitor: a login that leads back to this very page [RENEW-10]',
  tags: ['page:showRenew.visitor', 'state:renew.visiting'],
  play: async ({ canvas, userEvent }) => {
    await sees({ canvas }, words.logIn);
    await userEvent.click(await canvas.findByRole('tab', { name: english.login.google }));
    await expect(await canvas.findByRole('link', { name: english.login.googleLink })).toHaveAttribute(
      'href',
      `/oauth/google?url=${encodeURIComponent('/subscribe/renew?code=RENEW10')}`,
    );
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

export const NothingToRenew = meta.story({
  name: 'nothingToRenew: on to a first subscription',
  args: { page: pageOf('showRenew', 'nothingToRenew') },
  tags: ['page:showRenew.nothingToRenew', 'state:renew.empty'],
  play: async ({ canvas, canvasElement }) => {
    await sees({ canvas }, /^You have no subscription that could be renewed\./);
    await expect(linksIn(canvasElement)).toEqual([['Subscribe', '/subscribe']]);
  },
});

export const Digital = meta.story({
  name: 'digital: no address is asked for, until it is to be print [RENEW-2]',
  args: { page: pageOf('showRenew', 'digital') },
  tags: ['page:showRenew.digital'],
  play: async (story) => {
    const { canvas } = story;
    await expect(canvas.queryByLabelText(english.address.line1)).not.toBeInTheDocument();
    await changeSettings(story);
    await story.userEvent.click(canvas.getByRole('radio', { name: english.medium.print }));
    await expect(canvas.getByLabelText(english.address.line1)).toBeVisible();
  },
});

export const AddressMissing = meta.story({
  name: 'addressMissing: the settings are open, and stay so [RENEW-3]',
  args: { page: pageOf('showRenew', 'addressMissing') },
  tags: ['page:showRenew.addressMissing'],
  play: async ({ canvas }) => {
    await sees({ canvas }, words.missingAddress);
    await expect(canvas.getByLabelText(english.address.line1)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: english.level.low })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: words.same })).not.toBeInTheDocument();
  },
});

export const Withheld = meta.story({
  name: 'lifetime, after a payment that was cut off turned out to be none [RENEW-4]',
  args: { page: pageOf('showRenew', 'lifetime') },
  parameters: { world: { attempt: { step: 'paying', intent: 'pi_none' } } },
  tags: ['state:renew.open.withheld'],
  play: async ({ canvas }) => {
    await sees({ canvas }, words.unneeded);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
