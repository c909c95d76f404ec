import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import {
  checkAgain,
  contacting,
  fieldOf,
  isTakenToProblem,
  offers,
  press,
  regionOf,
  type Story,
  sees,
  tells,
  typeInto,
} from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies, requests } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const { withdrawal: words, withdrawalLink, outcome, required } = english;
const { number, email } = requests.findOrder.byNumber.body;
const { name } = requests.withdraw.whole.body;
const [subscription, mugs] = replies.findOrder.withdrawable.body.lines;
const howMany = fill(words.quantity, { name: mugs.name });

const meta = preview.meta({
  title: 'Pay/Withdrawal',
  component: Withdrawal,
  args: { page: pageOf('showWithdrawal', 'withdrawalOfGuest') },
});

async function find(story: Story): Promise<void> {
  await typeInto(story, words.number, number);
  await typeInto(story, words.email, email);
  await press(story, words.find);
}

async function choose(story: Story): Promise<void> {
  await find(story);
  await typeInto(story, words.name, name);
  await press(story, words.next);
  await offers(story, words.confirm);
}

async function confirm(story: Story): Promise<void> {
  await choose(story);
  await press(story, words.confirm);
}

export const OfGuest = meta.story({
  name: 'Guest: asks for the number and address of an order, and no reason [BEYOND-212]',
  play: async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(withdrawalLink.link);
    await expect(story.canvas.getAllByRole('textbox')).toHaveLength(2);
    await press(story, words.find);
    await isTakenToProblem();
    await sees(story, required.email);
  },
});

export const FromReceipt = meta.story({
  name: 'From a receipt: its number is filled in [BEYOND-211]',
  args: { page: pageOf('showWithdrawal', 'withdrawalFromReceipt') },
  play: async (story) => expect(await fieldOf(story, words.number)).toHaveValue(number),
});

export const Finding = meta.story({
  name: 'Finding the order: locked and announced',
  beforeEach: () => answers('findOrder', { reply: 'withdrawable', held: hold() })(),
  play: async (story) => {
    await find(story);
    await sees(story, words.finding);
    await expect(await fieldOf(story, words.number)).toBeDisabled();
  },
});

export const UnknownOrder = meta.story({
  name: 'Refusals of a search: each in its words, the form keeps its values [BEYOND-212]',
  ...refusals('findOrder', {
    send: find,
    keeps: async (story) => expect(await fieldOf(story, words.number)).toHaveValue(number),
  }),
});

export const OwnOrders = meta.story({
  name: 'Reader: their own orders, and a way to any other [BEYOND-212]',
  args: { page: pageOf('showWithdrawal', 'withdrawalOfReader') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Order R-/ })).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: words.other })).toBeVisible();
  },
});

export const OwnOrder = meta.story({
  name: 'Reader from a receipt: the order, their name and their address [BEYOND-212]',
  args: { page: pageOf('showWithdrawal', 'withdrawalFromOwnReceipt') },
  play: async (story) => {
    const { account } = pageOf('showWithdrawal', 'withdrawalFromOwnReceipt').subscriber ?? {};
    await expect(await fieldOf(story, words.name)).toHaveValue(account?.name);
    await expect(await fieldOf(story, words.acknowledgementEmail)).toHaveValue(account?.email);
  },
});

const found = meta.story({ beforeEach: answers('findOrder', 'withdrawable') });

export const Found = found.extend({
  name: 'Found: everything is chosen, what has ended is explained [BEYOND-212]',
  play: async (story) => {
    await find(story);
    await expect(await story.canvas.findByRole('checkbox', { name: subscription.name })).toBeChecked();
    await expect(story.canvas.getByRole('textbox', { name: howMany })).toHaveValue('3');
    const ended = regionOf(story, words.ended);
    for (const text of [words.delivered, words.begun, contacting(words.contact)])
      await expect(ended).toHaveTextContent(text);
    await expect(story.canvas.getByRole('checkbox', { name: subscription.name })).toHaveAccessibleDescription(/Until/);
  },
});

export const NothingChosen = found.extend({
  name: 'Nothing chosen: an error at the first line, which is focused [BEYOND-212]',
  play: async (story) => {
    await find(story);
    for (const line of [subscription, mugs])
      await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: line.name }));
    await press(story, words.next);
    await isTakenToProblem();
    const [first] = story.canvas.getAllByRole('checkbox');
    await expect(first).toHaveAccessibleDescription(new RegExp(words.nothingChosen));
  },
});

export const NothingLeft = meta.story({
  name: 'Nothing left: why, and whom to write to [BEYOND-212]',
  beforeEach: answers('findOrder', 'nothingLeft'),
  play: async (story) => {
    await find(story);
    for (const text of [words.nothingLeft, contacting(words.contact), words.back]) await sees(story, text);
    await expect(regionOf(story, words.ended)).toHaveTextContent(words.late);
    await expect(story.canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const AlreadyWithdrawn = meta.story({
  name: 'Already withdrawn: the earlier declaration with its time [BEYOND-213]',
  beforeEach: answers('findOrder', 'withdrawn'),
  play: async (story) => {
    await find(story);
    await sees(story, words.nothingLeft);
    const earlier = regionOf(story, words.earlier);
    await expect(earlier).toHaveTextContent(replies.withdraw.declared.body.number);
    await expect(earlier.querySelector('time')).toHaveAttribute('datetime', '2026-03-15T09:30:00Z');
  },
});

export const ToConfirm = found.extend({
  name: 'Second step: what is declared and where the acknowledgement goes; Back keeps it [BEYOND-213]',
  play: async (story) => {
    await find(story);
    await story.userEvent.click(await story.canvas.findByRole('checkbox', { name: subscription.name }));
    await story.userEvent.click(story.canvas.getByRole('button', { name: `Decrease ${howMany}` }));
    await typeInto(story, words.name, name);
    await press(story, words.next);
    const step = await story.canvas.findByRole('region', { name: words.confirming });
    for (const text of [`2 × ${mugs.name}`, name, fill(words.goesTo, { address: email }), number])
      await expect(step).toHaveTextContent(text);
    await expect(step).not.toHaveTextContent(subscription.name);
    await press(story, words.back);
    await expect(await story.canvas.findByRole('textbox', { name: howMany })).toHaveValue('2');
    await press(story, words.next);
    await offers(story, words.confirm);
  },
});

export const Declaring = found.extend({
  name: 'Sending: locked, the button keeps the focus [BEYOND-213]',
  beforeEach: () => answers('withdraw', { reply: 'declared', held: hold() })(),
  play: async (story) => {
    await confirm(story);
    await sees(story, words.declaring);
    await expect(story.canvas.getByRole('button', { name: words.confirm })).toHaveFocus();
    await expect(story.canvas.getByRole('button', { name: words.back })).toBeDisabled();
  },
});

export const Declared = found.extend({
  name: 'Acknowledgement: number, content, date and time, and the refund [BEYOND-214]',
  beforeEach: answers('withdraw', 'declared'),
  play: async (story) => {
    await confirm(story);
    await story.canvas.findByRole('heading', { level: 1, name: words.acknowledgement });
    await expect(story.canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-03-15T09:30:00Z');
    for (const text of ['W-301', `3 × ${mugs.name}`, name, '$114.00, by March 29, 2026'])
      await expect(story.canvasElement).toHaveTextContent(text);
    await offers(story, words.print);
  },
});

export const DeclaredInPart = found.extend({
  name: 'Acknowledgement without a refund yet [BEYOND-214]',
  beforeEach: answers('withdraw', 'declaredInPart'),
  play: async (story) => {
    await confirm(story);
    await sees(story, 'W-302');
    await expect(story.canvas.queryByText(words.refund)).not.toBeInTheDocument();
  },
});

const refused = refusals('withdraw', {
  fill: async (story) => {
    await find(story);
    await typeInto(story, words.name, name);
  },
  send: async (story) => {
    // A refused field or an order that has changed leads back to the first step.
    if (!story.canvas.queryByRole('button', { name: words.confirm })) await press(story, words.next);
    await press(story, words.confirm);
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, and the declaration can be sent again [BEYOND-213]',
  ...refused,
  beforeEach: () => {
    answers('findOrder', 'withdrawable')();
    refused.beforeEach();
  },
});

const lost = found.extend({ beforeEach: answers('withdraw', dropped) });

async function doubt(story: Story): Promise<void> {
  await confirm(story);
  await tells(story, 'alert', words.unsure, outcome.unsure);
}

export const Unanswered = lost.extend({
  name: 'No answer: unknown, and only a check leads on [BEYOND-213]',
  play: async (story) => {
    await doubt(story);
    await expect(story.canvas.queryByRole('button', { name: words.confirm })).not.toBeInTheDocument();
    await expect(regionOf(story, words.confirming)).toHaveTextContent(`3 × ${mugs.name}`);
  },
});

export const Checking = lost.extend({
  name: 'Checking: announced, the notice keeps the focus [BEYOND-213]',
  play: async (story) => {
    await doubt(story);
    answers('findOrder', { reply: 'withdrawable', held: hold() })();
    await checkAgain(story);
    await tells(story, 'alert', words.unsure);
    await sees(story, outcome.checking);
  },
});

export const FoundDeclared = lost.extend({
  name: 'Checked: it arrived, and its acknowledgement is shown [BEYOND-213]',
  beforeEach: answers('findOrder', 'withdrawable', 'withdrawn'),
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await sees(story, 'W-301');
  },
});

export const FoundMissing = lost.extend({
  name: 'Checked: it has not arrived, and can be sent again [BEYOND-213]',
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await tells(story, 'alert', words.notArrived, words.again);
    await offers(story, words.confirm);
  },
});

export const FoundChanged = lost.extend({
  name: 'Checked: the order has changed, the choice is shown again [BEYOND-213]',
  beforeEach: answers('findOrder', 'withdrawable', 'partlyWithdrawn'),
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await sees(story, words.changed);
    await expect(await story.canvas.findByRole('textbox', { name: howMany })).toHaveValue('2');
  },
});
