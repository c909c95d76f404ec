import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, type Step } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { AddressDeletion } from './AddressDeletion.tsx';

const meta = preview.meta({
  component: AddressDeletion,
  args: { page: pageOf('showAddressDeletion', 'removable'), path: '/account/address/ship-c/delete' },
  tags: ['flow:addressDeletion'],
});

const { addressDeletion: words, problem } = english;
const { addressNeeded, viewOnly, unavailable } = replies.deleteAddress;

/** The page says why, and the button can be pressed again. */
const stays = (step: Step<'deleteAddress'>, said: string) => ({
  beforeEach: answers('deleteAddress', step),
  play: async (story: Story) => {
    const button = story.canvas.getByRole('button', { name: words.submit });
    await story.userEvent.click(button);
    await sees(story, said);
    await expect(story.canvas.getByRole('alert')).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
});

export const Needed = meta.story({
  name: 'addressNeeded: since this page was loaded [ADDR-4]',
  tags: ['reply:deleteAddress.addressNeeded'],
  ...stays('addressNeeded', addressNeeded.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:deleteAddress.signedOut'],
  ...stays('signedOut', problem.signedOut),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:deleteAddress.viewOnly'],
  ...stays('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:deleteAddress.tooManyRequests'],
  ...stays('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:deleteAddress.unavailable'],
  ...stays('unavailable', unavailable.body.errors),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, with the way back [ACCT-29]',
  ...stays(dropped, contacting(problem.callFailed)),
});
