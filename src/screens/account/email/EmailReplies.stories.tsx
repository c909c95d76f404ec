import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, type Step } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { Email } from './Email.tsx';

const meta = preview.meta({ component: Email, args: { page: pageOf('showEmail', 'email') }, tags: ['flow:emailForm'] });

const { email: words, page, problem } = english;
const { refused, fieldErrors, viewOnly, unavailable } = replies.changeEmail;

/** The form comes back with these words and with what was typed, and can be sent again. */
const comesBack = (step: Step<'changeEmail'>, said: string) => ({
  beforeEach: answers('changeEmail', step),
  play: async (story: Story) => {
    await typeInto(story, words.label, 'noor@');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
    await sees(story, said);
    await expect(await fieldOf(story, words.label)).toHaveValue('noor@');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
  },
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: at the field, which is focused [EMAIL-5, ACCT-32]',
  tags: ['reply:changeEmail.fieldErrors'],
  beforeEach: answers('changeEmail', 'fieldErrors'),
  play: async (story) => {
    await comesBack('fieldErrors', fieldErrors.body.errors.email).play(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(
      new RegExp(fieldErrors.body.errors.email),
    );
    await expect(await fieldOf(story, words.label)).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [EMAIL-5, ACCT-32]',
  tags: ['reply:changeEmail.refused'],
  ...comesBack('refused', refused.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:changeEmail.signedOut'],
  ...comesBack('signedOut', problem.signedOut),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:changeEmail.viewOnly'],
  ...comesBack('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:changeEmail.tooManyRequests'],
  ...comesBack('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:changeEmail.unavailable'],
  ...comesBack('unavailable', unavailable.body.errors),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, with the way back [ACCT-29]',
  ...comesBack(dropped, contacting(problem.callFailed)),
});
