import { english } from '#messages/messages.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, leavesNotice, type Story } from '#storybook/steps.ts';
import { Account } from './Account.tsx';

const meta = preview.meta({
  component: Account,
  args: { page: pageOf('showAccount', 'expiringAutorenewOn') },
  tags: ['flow:cardDeletion'],
});

/** The app goes to `/account` all the same, to say that nothing was deleted. */
const refused = (name: ReplyName<'deleteCard'>) => ({
  beforeEach: answers('deleteCard', name),
  play: async (story: Story) => {
    for (const label of [english.paying.delete, english.common.ok])
      await story.userEvent.click(story.canvas.getByRole('button', { name: label }));
    await goesTo(story, '/account');
    await leavesNotice(story, 'cardDeletionRefused');
  },
});

export const NothingOnFile = meta.story({
  name: 'nothingOnFile: deleted before, in another tab [PAYM-8]',
  tags: ['reply:deleteCard.nothingOnFile'],
  ...refused('nothingOnFile'),
});

export const CardInUse = meta.story({
  name: 'cardInUse: a payment with it is under way [PAYM-8]',
  tags: ['reply:deleteCard.cardInUse'],
  ...refused('cardInUse'),
});

export const SignedOut = meta.story({
  name: 'signedOut [PAYM-8]',
  tags: ['reply:deleteCard.signedOut'],
  ...refused('signedOut'),
});

export const ViewOnly = meta.story({
  name: 'viewOnly [PAYM-8]',
  tags: ['reply:deleteCard.viewOnly'],
  ...refused('viewOnly'),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests [PAYM-8]',
  tags: ['reply:deleteCard.tooManyRequests'],
  ...refused('tooManyRequests'),
});

export const Unavailable = meta.story({
  name: 'unavailable [PAYM-8]',
  tags: ['reply:deleteCard.unavailable'],
  ...refused('unavailable'),
});
