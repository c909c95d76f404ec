import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, type Step } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { Name } from './Name.tsx';

const meta = preview.meta({ component: Name, args: { page: pageOf('showName', 'name') }, tags: ['flow:nameForm'] });

const { name: words, page, problem, signInAgain } = english;
const { refused, fieldErrors, viewOnly, unavailable } = replies.changeName;

/** The form comes back with these words and with what was typed, and can be sent again. */
const comesBack = (step: Step<'changeName'>, said: string) => ({
  beforeEach: answers('changeName', step),
  play: async (story: Story) => {
    await typeInto(story, words.label, 'É. Gagnon');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
    await sees(story, said);
    await expect(await fieldOf(story, words.label)).toHaveValue('É. Gagnon');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
  },
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: at the field, which is focused [NAME-3, ACCT-32]',
  tags: ['reply:changeName.fieldErrors'],
  beforeEach: answers('changeName', 'fieldErrors'),
  play: async (story) => {
    await comesBack('fieldErrors', fieldErrors.body.errors.name).play(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(
      new RegExp(fieldErrors.body.errors.name),
    );
    await expect(await fieldOf(story, words.label)).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [NAME-3, ACCT-32]',
  tags: ['reply:changeName.refused'],
  ...comesBack('refused', refused.body.errors),
});

export const SignedOut = meta.story({
  name: 'signedOut: with a login in another tab, so that what was typed stays',
  tags: ['reply:changeName.signedOut'],
  beforeEach: answers('changeName', 'signedOut'),
  play: async (story) => {
    await comesBack('signedOut', problem.signedOut).play(story);
    const login = story.canvas.getByRole('link', { name: signInAgain.link });
    await expect(login).toHaveAttribute('href', `/login?url=${encodeURIComponent(window.location.pathname)}`);
    await expect(login).toHaveAttribute('target', '_blank');
  },
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:changeName.viewOnly'],
  ...comesBack('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:changeName.tooManyRequests'],
  ...comesBack('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:changeName.unavailable'],
  ...comesBack('unavailable', unavailable.body.errors),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, with the way back [ACCT-29]',
  ...comesBack(dropped, contacting(problem.callFailed)),
});
