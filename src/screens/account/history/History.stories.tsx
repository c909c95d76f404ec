import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { contacting, press, type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { copyOf } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { History, type HistoryProps } from './History.tsx';

const { newestOrders, oldestOrders, giftOrders, noOrders } = replies.listOrders;
const { history, common, problem } = english;

const args: HistoryProps = { first: copyOf(newestOrders.body) };

const meta = preview.meta({ title: 'Account/History', component: History, args });

const rows = ({ canvas }: Pick<Story, 'canvas'>) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent);

export const Newest = meta.story({
  name: 'Newest orders: receipts and invoices with their status [BEYOND-51]',
  play: async (story) => {
    await sees(story, history.more);
    await expect(rows(story).slice(0, 2)).toEqual([
      'Receipt R-1215February\u00A020,\u00A02026 One-time donationPaid$25.00',
      'Invoice CAT-987February\u00A014,\u00A02026 Standard, print and digital, 1 yearDue$60.00',
    ]);
    const { canvas } = story;
    for (const [name, href] of [
      ['Receipt R-1215', '/receipts?token=rcp_fatima15'],
      ['Invoice CAT-987', '/invoice/inv_fatima14'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const status of ['processing', 'past-due', 'failed', 'refunded'] as const)
      await expect(canvas.getByText(history[status])).toBeVisible();
  },
});

const asking = (play: (story: Story) => Promise<void>) => async (story: Story) => {
  await press(story, history.more);
  await play(story);
};

export const Earlier = meta.story({
  name: 'Older orders: appended and announced, the first is focused [BEYOND-51, BEYOND-52]',
  beforeEach: answers('listOrders', 'oldestOrders'),
  play: asking(async (story) => {
    const { canvas } = story;
    await sees(story, fillCount(history.shown, oldestOrders.body.orders.length));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    await expect(canvas.getByRole('link', { name: 'Receipt R-0910' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  }),
});

export const Given = meta.story({
  name: 'Gift orders: listed as gifts with their prices [BEYOND-51]',
  beforeEach: answers('listOrders', 'giftOrders'),
  play: asking(async ({ canvas }) => {
    for (const { number } of giftOrders.body.orders)
      await expect(await canvas.findByRole('link', { name: `Receipt ${number}` })).toBeVisible();
    await expect(canvas.getByText('Standard, digital, lifetime, a gift')).toBeVisible();
    await expect(canvas.getByText('$82.05')).toBeVisible();
  }),
});

export const Repeated = meta.story({
  name: 'Newest orders returned again for older ones: no duplicates, loading stops [BEYOND-52]',
  beforeEach: answers('listOrders', 'newestOrders'),
  play: asking(async (story) => {
    await sees(story, history.none);
    await expect(story.canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(story.canvas.getByRole('link', { name: 'Receipt R-0941' })).toHaveFocus();
  }),
});

export const Loading = meta.story({
  name: 'Loading older orders [BEYOND-51]',
  beforeEach: answers('listOrders', { reply: 'oldestOrders', held: hold() }),
  play: asking(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: history.loading })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  }),
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, keeps the list and offers a retry [BEYOND-51]',
  ...refusals('listOrders', {
    send: (story) => press(story, history.more),
    again: (story) => press(story, common.tryAgain),
    keeps: async ({ canvas }) => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10),
  }),
});

export const NotLoaded = meta.story({
  name: 'No answer: keeps the list and offers a retry [BEYOND-51]',
  beforeEach: answers('listOrders', dropped),
  play: asking(async (story) => {
    await sees(story, contacting(problem.callFailed));
    await expect(story.canvas.getByRole('button', { name: common.tryAgain })).toBeVisible();
  }),
});

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

export const Reading = meta.story({
  name: 'bfcache restore: refetches the newest page silently [BEYOND-51]',
  beforeEach: answers('listOrders', { reply: 'noOrders', held: hold() }),
  play: async ({ canvas }) => {
    await canvas.findByText(history.more);
    comeBack();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ReadAfterEarlier = meta.story({
  name: 'bfcache restore after older orders: replaces the list silently [BEYOND-51]',
  beforeEach: answers('listOrders', 'oldestOrders', 'giftOrders'),
  play: asking(async (story) => {
    const { canvas } = story;
    const told = fillCount(history.shown, oldestOrders.body.orders.length);
    await sees(story, told);
    comeBack();
    await canvas.findByRole('link', { name: 'Receipt R-1240' });
    await expect(canvas.getByRole('status')).toHaveTextContent(told);
  }),
});

export const Emptied = meta.story({
  name: 'bfcache restore without orders: replaces the list [BEYOND-51]',
  beforeEach: answers('listOrders', 'noOrders'),
  play: async (story) => {
    await sees(story, history.more);
    comeBack();
    await sees(story, new RegExp(history.empty));
  },
});

export const Empty = meta.story({
  name: 'No orders: a message [BEYOND-51]',
  args: { first: copyOf(noOrders.body) },
  play: async (story) => {
    await sees(story, new RegExp(history.empty));
    await expect(story.canvas.getByRole('link', { name: history.store })).toHaveAttribute('href', '/store');
  },
});
