import { inDollars } from '#fixtures/data/in-dollars.ts';
import { generally, Said, says } from '#fixtures/stories/Said.tsx';
import { english } from '#messages/english.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';
import preview from '#storybook/preview.tsx';

const { problem, required } = english;

const meta = preview.meta({ title: 'Parts/Notices/Problem words', component: Said, args: { problems: [] } });

export const Fields = meta.story({
  name: 'Empty fields, each with its own message',
  args: {
    problems: [
      'password.confirm',
      'address.city',
      'address.state',
      'address.postcode',
      'amount',
      'shipcode',
      'term',
    ].map((field) => ({ field, code: 'required' })),
  },
  ...says(
    required['password.confirm'],
    required['address.city'],
    required['address.state'],
    required['address.postcode'],
    required.amount,
    required.shipcode,
    required.term,
  ),
});

const atCountry = [
  ['city', 'district'],
  ['city', 'suburb'],
  ['city', 'town'],
  ['state', 'province'],
  ['postcode', 'postcode'],
  ['postcode', 'zip'],
] as const;

export const LinesByCountry = meta.story({
  name: 'Empty address lines, labelled as their country does',
  args: {
    problems: atCountry.map(([line, name]) => ({
      field: `address.${line}`,
      code: 'required',
      asked: `address.${line}.${name}`,
    })),
  },
  ...says(
    required['address.city.district'],
    required['address.city.suburb'],
    required['address.city.town'],
    required['address.state.province'],
    required['address.postcode.postcode'],
    required['address.postcode.zip'],
  ),
});

export const Amounts = meta.story({
  name: 'Invalid amounts and passwords',
  args: {
    problems: generally(
      'passwordMismatch',
      'notForSale',
      'amountTooSmall',
      'donationTooSmall',
      'amountTooLarge',
      'paymentRenewed',
    ),
  },
  ...says(
    problem.passwordMismatch,
    problem.notForSale,
    inDollars(problem.amountTooSmall),
    inDollars(problem.donationTooSmall),
    problem.amountTooLarge,
    problem.paymentRenewed,
  ),
});

export const Withheld = meta.story({
  name: 'View-only page: nothing is sent [SHELL-12]',
  args: { problems: generally('viewOnly') },
  ...says(problem.viewOnly),
});

export const ChallengeLeft = meta.story({
  name: 'Bot check failed: nothing is sent [BEYOND-77]',
  args: { problems: generally('botCheckUnfinished') },
  ...says(problem.botCheckUnfinished),
});

export const WithoutAddress = meta.story({
  name: 'Host without a support address: no contact is offered',
  args: {
    problems: generally(
      'orderFailed',
      'orderUnsent',
      'tooManyRequests',
      'botCheckUnavailable',
      'paymentUnavailable',
      'upgradeUnavailable',
      'callFailed',
      'orderUnclear',
    ),
  },
  render: (args) => (
    <MessagesProvider>
      <Said {...args} />
    </MessagesProvider>
  ),
  ...says(
    problem.orderFailedAlone,
    problem.orderUnsentAlone,
    problem.tooManyRequestsAlone,
    problem.botCheckUnavailableAlone,
    problem.paymentUnavailableAlone,
    problem.upgradeUnavailableAlone,
    problem.callFailedAlone,
    `${problem.orderFailedAlone} ${problem.orderUnclear}`,
  ),
});
