import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { comesBack } from '#storybook/addresses.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'noneSaved'), query: new URLSearchParams() },
  tags: ['flow:address'],
});

const { problem } = english;
const { viewOnly, unavailable } = replies.changeAddress;

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:changeAddress.signedOut'],
  ...comesBack('changeAddress', 'signedOut', problem.signedOut),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:changeAddress.viewOnly'],
  ...comesBack('changeAddress', 'viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:changeAddress.tooManyRequests'],
  ...comesBack('changeAddress', 'tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:changeAddress.unavailable'],
  ...comesBack('changeAddress', 'unavailable', unavailable.body.errors),
});
