import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { order, type Story, sees, seesButton } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:checkout'],
});

const { subscribe } = replies;

/** The order is refused with a documented reply: the words are shown, and the form can be sent again. */
const refused = (name: ReplyName<'subscribe'>, ...words: string[]) => ({
  beforeEach: answers('subscribe', name),
  play: async (story: Story) => {
    await order(story);
    for (const each of words) await sees(story, each);
    await seesButton(story, 'proceed');
    await expect(story.canvas.getByLabelText(english.purchaser.name)).toHaveValue('Ada Okafor');
  },
});

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [CHECK-16]',
  tags: ['reply:subscribe.refused'],
  ...refused('refused', subscribe.refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field [CHECK-14]',
  tags: ['reply:subscribe.fieldErrors'],
  ...refused('fieldErrors', ...Object.values(subscribe.fieldErrors.body.errors)),
});

export const NestedErrors = meta.story({
  name: 'nestedErrors: nested fields and the general area [CHECK-14]',
  tags: ['reply:subscribe.nestedErrors'],
  ...refused(
    'nestedErrors',
    subscribe.nestedErrors.body.errors.general,
    ...Object.values(subscribe.nestedErrors.body.errors.password),
    ...Object.values(subscribe.nestedErrors.body.errors.address),
  ),
});

export const CouponRefused = meta.story({
  name: 'couponRefused: no such field is shown, so it stands in the general area [CHECK-16]',
  tags: ['reply:subscribe.couponRefused'],
  ...refused('couponRefused', subscribe.couponRefused.body.errors.coupon),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:subscribe.signedOut'],
  ...refused('signedOut', english.problem.signedOut),
});

export const Unavailable = meta.story({
  name: 'unavailable: the words of the server [CHECK-16]',
  tags: ['reply:subscribe.unavailable'],
  ...refused('unavailable', subscribe.unavailable.body.errors),
});
