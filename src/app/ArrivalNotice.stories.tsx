import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, sees } from '#storybook/steps.ts';
import { ArrivalNotice } from './ArrivalNotice.tsx';

const meta = preview.meta({ component: ArrivalNotice });

export const Refused = meta.story({
  name: 'The page before could not do it [ACCT-29]',
  parameters: { world: { notice: 'autorenewRefused' } },
  play: async (story) => {
    await sees(story, english.notice.autorenewRefused);
    await sees(story, contacting(english.problem.callFailed));
  },
});

export const Done = meta.story({
  name: 'The page before did it [PAYM-4]',
  parameters: { world: { notice: 'paymentUpdated' } },
  play: async (story) => {
    await sees(story, english.notice.paymentUpdated);
    await expect(story.canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

export const PaidElsewhere = meta.story({
  name: 'The order of the page before was paid in another tab: said on its receipt or invoice',
  parameters: { world: { notice: 'paidElsewhere' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(english.notice.paidElsewhere);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

export const Nothing = meta.story({
  name: 'The page before left nothing',
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeEmptyDOMElement(),
});

export const Unknown = meta.story({
  name: 'What was left is no notice',
  parameters: { world: { notice: 'toString' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeEmptyDOMElement(),
});
