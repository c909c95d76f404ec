import { english } from '#messages/messages.ts';
import { replies, requests } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { repliesTo } from '#storybook/purchase-replies.ts';
import { contacting, type Story, submit } from '#storybook/steps.ts';
import { Invoice } from './Invoice.tsx';

const meta = preview.meta({
  component: Invoice,
  args: { page: pageOf('showInvoice', 'introductory') },
  tags: ['flow:invoice'],
});

const { payInvoice } = replies;
const { refusing } = repliesTo('payInvoice', setUpAndSubmit);

async function setUpAndSubmit(story: Story): Promise<void> {
  const { password, confirm } = requests.payInvoice.introductory.body.password;
  const typed = [
    [english.purchaser.password, password],
    [english.purchaser.confirm, confirm],
  ] as const;
  for (const [label, value] of typed) {
    await story.userEvent.click(await story.canvas.findByLabelText(label, { selector: 'input' }));
    await story.userEvent.paste(value);
  }
  await submit(story);
}

export const PasswordNeeded = meta.story({
  name: 'passwordNeeded: at the password [INV-20]',
  tags: ['reply:payInvoice.passwordNeeded'],
  ...refusing('passwordNeeded', payInvoice.passwordNeeded.body.errors.password),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: no such field is shown, so they stand in the general area [CHECK-16]',
  tags: ['reply:payInvoice.fieldErrors'],
  ...refusing('fieldErrors', ...Object.values(payInvoice.fieldErrors.body.errors)),
});

export const NestedErrors = meta.story({
  name: 'nestedErrors [CHECK-14]',
  tags: ['reply:payInvoice.nestedErrors'],
  ...refusing('nestedErrors', payInvoice.nestedErrors.body.errors.general),
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['reply:payInvoice.signedOut'],
  ...refusing('signedOut', english.problem.signedOut),
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused: only a message [CHECK-49]',
  tags: ['reply:payInvoice.paymentRefused'],
  ...refusing('paymentRefused', payInvoice.paymentRefused.body.checkout_errors.message),
});

export const UpdatedFailed = meta.story({
  name: 'updatedFailed [CHECK-49]',
  tags: ['reply:payInvoice.updatedFailed'],
  ...refusing('updatedFailed', payInvoice.updatedFailed.body.message),
});

export const UpdateFailed = meta.story({
  name: 'updateFailed [CHECK-49]',
  tags: ['reply:payInvoice.updateFailed'],
  ...refusing('updateFailed', payInvoice.updateFailed.body.message),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:payInvoice.tooManyRequests'],
  ...refusing('tooManyRequests', contacting(english.problem.tooManyRequests)),
});
