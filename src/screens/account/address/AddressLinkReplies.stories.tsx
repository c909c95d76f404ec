import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { comesBack } from '#storybook/addresses.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'noneSaved'), query: new URLSearchParams('token=lnk_9Zc4Tq') },
  tags: ['flow:address'],
});

const { address: words, problem } = english;
const { refused, fieldErrors, countryRefused, generalError, viewOnly, unavailable } = replies.changeAddressByLink;

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [ACCT-32]',
  tags: ['reply:changeAddressByLink.refused'],
  ...comesBack('changeAddressByLink', 'refused', refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: each at its field [ACCT-32]',
  tags: ['reply:changeAddressByLink.fieldErrors'],
  ...comesBack('changeAddressByLink', 'fieldErrors', ...Object.values(fieldErrors.body.errors)),
});

export const CountryRefused = meta.story({
  name: 'countryRefused: at the country [ACCT-32]',
  tags: ['reply:changeAddressByLink.countryRefused'],
  ...comesBack('changeAddressByLink', 'countryRefused', countryRefused.body.errors.country),
});

export const GeneralError = meta.story({
  name: 'generalError: in the general area, beside the one at its field [ACCT-32]',
  tags: ['reply:changeAddressByLink.generalError'],
  ...comesBack('changeAddressByLink', 'generalError', ...Object.values(generalError.body.errors)),
});

export const NotNeeded = meta.story({
  name: 'addressNotNeeded: in the words of the warning [ADDR-7, ADDR-25]',
  tags: ['reply:changeAddressByLink.addressNotNeeded'],
  ...comesBack('changeAddressByLink', 'addressNotNeeded', words.unneeded),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:changeAddressByLink.signedOut'],
  ...comesBack('changeAddressByLink', 'signedOut', problem.signedOut),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:changeAddressByLink.viewOnly'],
  ...comesBack('changeAddressByLink', 'viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:changeAddressByLink.tooManyRequests'],
  ...comesBack('changeAddressByLink', 'tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:changeAddressByLink.unavailable'],
  ...comesBack('changeAddressByLink', 'unavailable', unavailable.body.errors),
});
