import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { contacting, fitsAcross, press, type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { copyOf } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { History, type HistoryProps } from './History.tsx';

const { newestOrders, oldestOrders, giftOrders, noOrders } = replies.listOrders;
const { history, common, problem, signInAgain } = english;

const args: HistoryProps = { first: copyOf(newestOrders.body) };

const meta = preview.meta({ title: 'Account/History', component: History, args, tags: ['flow:history'] });

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
  tags: ['reply:listOrders.oldestOrders'],
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
  tags: ['reply:listOrders.giftOrders'],
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
  tags: ['reply:listOrders.newestOrders'],
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

const failing = (words: string, beforeEach: () => void) => ({
  beforeEach,
  play: asking(async (story) => {
    await sees(story, words);
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(words);
    await expect(story.canvas.getAllByRole('listitem')).toHaveLength(10);
    await press(story, common.tryAgain);
    await sees(story, fillCount(history.shown, oldestOrders.body.orders.length));
    await expect(story.canvas.getByRole('alert')).toBeEmptyDOMElement();
  }),
});

export const Lost = meta.story({
  name: 'No answer: an error, then a retry [BEYOND-51]',
  ...failing(contacting(problem.callFailed), answers('listOrders', dropped, 'oldestOrders')),
});

export const NotLoaded = meta.story({
  name: 'No answer: keeps the list and offers a retry [BEYOND-51]',
  beforeEach: answers('listOrders', dropped),
  play: asking(async (story) => {
    await sees(story, contacting(problem.callFailed));
    await expect(story.canvas.getByRole('button', { name: common.tryAgain })).toBeVisible();
  }),
});

export const Unavailable = meta.story({
  name: 'Unavailable [BEYOND-51]',
  tags: ['reply:listOrders.unavailable'],
  ...failing(replies.listOrders.unavailable.body.errors, answers('listOrders', 'unavailable', 'oldestOrders')),
});

export const TooManyRequests = meta.story({
  name: 'Too many requests',
  tags: ['reply:listOrders.tooManyRequests'],
  ...failing(contacting(problem.tooManyRequests), answers('listOrders', 'tooManyRequests', 'oldestOrders')),
});

export const UnknownCursor = meta.story({
  name: 'Unknown cursor',
  tags: ['reply:listOrders.unknownCursor'],
  ...failing(replies.listOrders.unknownCursor.body.errors, answers('listOrders', 'unknownCursor', 'oldestOrders')),
});

export const SignedOut = meta.story({
  name: 'Signed out: the reader logs in beside the page and retries',
  tags: ['reply:listOrders.signedOut'],
  beforeEach: answers('listOrders', 'signedOut', 'oldestOrders'),
  play: asking(async (story) => {
    await sees(story, problem.signedOut);
    await expect(await story.canvas.findByRole('link', { name: signInAgain.link })).toBeVisible();
    await press(story, common.tryAgain);
    await sees(story, fillCount(history.shown, oldestOrders.body.orders.length));
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
  tags: ['reply:listOrders.noOrders'],
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

const HOSTILE = '<b>bold</b> \u202Eevil';

export const Hostile = meta.story({
  name: 'Hostile text and an invalid token: plain text, no link [BEYOND-51]',
  args: {
    first: {
      orders: [
        {
          kind: 'receipt',
          token: '__proto__',
          number: 'W'.repeat(40),
          date: '2026-02-30',
          total: 0,
          status: 'paid',
          summary: `${HOSTILE}${'W'.repeat(400)}`,
        },
        { kind: 'invoice', token: 'inv_1', date: '2026-02-28', total: 9_007_199_254_740_991, status: 'due' },
      ],
      next: null,
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bold/)).toHaveTextContent('<b>bold</b>');
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/invoice/inv_1']);
    await fitsAcross();
  },
});
