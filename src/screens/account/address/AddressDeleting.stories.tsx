import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold, type Step } from '#mocks/reply.ts';
import { alertOf, isLeftToBrowser } from '#storybook/addresses.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, leavesNotice, reloads, type Story, sees } from '#storybook/steps.ts';
import { Address } from './Address.tsx';

const meta = preview.meta({
  component: Address,
  args: { page: pageOf('showAddresses', 'oneRemovable'), query: new URLSearchParams() },
  tags: ['flow:address'],
});

const { address: words, problem } = english;
const remove = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByText(words.delete));

export const Deleted = meta.story({
  name: 'addressDeleted: the link is followed by the script, and the page loads anew [ADDR-5, ADDR-26, API-23]',
  tags: ['reply:deleteAddress.addressDeleted', 'state:address.deleted'],
  beforeEach: answers('deleteAddress', 'addressDeleted'),
  play: async (story) => {
    await remove(story);
    await reloads(story);
    await leavesNotice(story, 'addressDeleted');
  },
});

export const Deleting = meta.story({
  name: 'Deleting: said, and nothing else can be done',
  tags: ['state:address.deleting'],
  beforeEach: () => answers('deleteAddress', { reply: 'addressDeleted', held: hold() })(),
  play: async (story) => {
    await remove(story);
    await sees(story, words.deleting);
    await expect(await fieldOf(story, words.city)).toBeDisabled();
  },
});

/** The address stays, the page says why, and what was typed stays, too. */
const keeps = (step: Step<'deleteAddress'>, said: string) => ({
  beforeEach: answers('deleteAddress', step),
  play: async (story: Story) => {
    await typeInto(story, words.city, 'Boston');
    await remove(story);
    await sees(story, said);
    await expect(alertOf(story)).toHaveFocus();
    await expect(await fieldOf(story, words.city)).toHaveValue('Boston');
    await expect(story.canvas.getByText(words.delete)).toBeVisible();
  },
});

export const Needed = meta.story({
  name: 'addressNeeded: why it was not deleted [ADDR-4]',
  ...keeps('addressNeeded', replies.deleteAddress.addressNeeded.body.errors),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, and the link can be followed again [ACCT-29]',
  ...keeps(dropped, contacting(problem.callFailed)),
});

export const OpenedElsewhere = meta.story({
  name: 'A link that is opened in another tab is left to the browser [ADDR-5]',
  beforeEach: () => answers('deleteAddress', { reply: 'addressDeleted', held: hold() })(),
  play: async ({ canvas }) => {
    const link = canvas.getByText(words.delete);
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      await expect(isLeftToBrowser(link, how)).toBe(true);
    await expect(isLeftToBrowser(link)).toBe(false);
  },
});
