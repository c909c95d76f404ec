import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { dropped } from '#mocks/reply.ts';
import { comesBack } from '#storybook/addresses.ts';
import { fieldOf } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'noneSaved'), query: new URLSearchParams() },
  tags: ['flow:address'],
});

const { address: words, problem } = english;
const { refused, fieldErrors, countryRefused, generalError } = replies.changeAddress;

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [ACCT-32]',
  tags: ['reply:changeAddress.refused'],
  ...comesBack('changeAddress', 'refused', refused.body.errors),
});

const atFields = comesBack('changeAddress', 'fieldErrors', ...Object.values(fieldErrors.body.errors));

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field, the first one focused [ACCT-32]',
  tags: ['reply:changeAddress.fieldErrors'],
  ...atFields,
  play: async (story) => {
    await atFields.play(story);
    const { line1, postcode } = fieldErrors.body.errors;
    await expect(await fieldOf(story, words.line1)).toHaveAccessibleDescription(new RegExp(line1));
    await expect(await fieldOf(story, words.postcode)).toHaveAccessibleDescription(new RegExp(postcode));
    await expect(await fieldOf(story, words.line1)).toHaveFocus();
  },
});

export const CountryRefused = meta.story({
  name: 'countryRefused: at the country [ACCT-32]',
  tags: ['reply:changeAddress.countryRefused'],
  ...comesBack('changeAddress', 'countryRefused', countryRefused.body.errors.country),
});

export const GeneralError = meta.story({
  name: 'generalError: in the general area, beside the one at its field [ACCT-32]',
  tags: ['reply:changeAddress.generalError'],
  ...comesBack('changeAddress', 'generalError', ...Object.values(generalError.body.errors)),
});

export const NotNeeded = meta.story({
  name: 'addressNotNeeded: in the words of the warning [ADDR-7]',
  tags: ['reply:changeAddress.addressNotNeeded'],
  ...comesBack('changeAddress', 'addressNotNeeded', words.unneeded),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, with the way back [ACCT-29]',
  ...comesBack('changeAddress', dropped, contacting(problem.callFailed)),
});
