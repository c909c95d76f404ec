import { expect, fn, within } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { checkAgain, fitsAcross, type Story, sees, tells } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { GiftsGiven } from './GiftsGiven.tsx';

const { gifts, giftOutcome, outcome } = english;

const meta = preview.meta({
  title: 'Give and redeem/Gifts given',
  component: GiftsGiven,
  args: { page: pageOf('showAccount', 'giver'), isReading: false, onCheck: fn() },
});

const [, sentGift] = pageOf('showAccount', 'giver').gifts ?? [];

const rows = ({ canvas }: Pick<Story, 'canvas'>) => canvas.getAllByRole('listitem');
const rowOf = (story: Pick<Story, 'canvas'>, at: number) => within(rows(story)[at] ?? document.createElement('li'));

const resendFirst = async ({ canvas, userEvent }: Story) => {
  const [first] = await canvas.findAllByRole('button', { name: gifts.resend });
  if (first) await userEvent.click(first);
};

export const EveryState = meta.story({
  name: 'Gifts of every status: newest first, each with its actions [BEYOND-64]',
  play: async (story) => {
    const states = [
      'Scheduled',
      'Sent to you on March 1, 2026',
      'Opened on February 12, 2026',
      'Redeemed on December 5, 2025',
    ];
    await expect(rows(story)).toHaveLength(states.length);
    for (const [at, state] of states.entries()) await expect(rowOf(story, at).getByText(state)).toBeVisible();
    await expect(rowOf(story, 0).getByText('For December 24, 2099')).toBeVisible();
    const waysOf = (at: number) =>
      rowOf(story, at)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    await expect(waysOf(0)).toEqual([gifts.copy, gifts.print]);
    for (const at of [1, 2]) await expect(waysOf(at)).toEqual([gifts.copy, gifts.print, gifts.resend]);
    await expect(rowOf(story, 3).queryByRole('button')).not.toBeInTheDocument();
    const message = rowOf(story, 1).getByText(/For the long evenings\./);
    await expect(message.textContent).toBe('For the long evenings.\nYours, Ibrahim');
  },
});

export const Sending = meta.story({
  name: 'Sending: one gift at a time',
  beforeEach: () => answers('resendGift', { reply: 'giftResent', held: hold() })(),
  play: async (story) => {
    await resendFirst(story);
    await expect(await story.canvas.findByRole('button', { name: gifts.resending })).toHaveFocus();
    for (const button of story.canvas.getAllByRole('button', { name: /^(?:Sending|Send again)$/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Resent = meta.story({
  name: 'Gift resent: confirms it, refetches the page [BEYOND-65]',
  beforeEach: answers('resendGift', 'giftResent'),
  play: async (story) => {
    await resendFirst(story);
    await tells(story, 'status', giftOutcome.done);
    await expect(story.args.onCheck).toHaveBeenCalledOnce();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words [BEYOND-65]',
  ...refusals('resendGift', {
    send: resendFirst,
    shows: (story, ...words) => tells(story, 'alert', giftOutcome.refused, ...words),
    says: {
      tooManyRequests: english.giftOutcome.tooMany,
    },
  }),
});

export const Unanswered = meta.story({
  name: 'No answer: outcome unknown, can be checked and retried',
  beforeEach: answers('resendGift', dropped),
  play: async (story) => {
    await resendFirst(story);
    await tells(story, 'alert', giftOutcome.unsure, outcome.unsure);
    await checkAgain(story);
    await expect(story.args.onCheck).toHaveBeenCalledOnce();
  },
});

export const Hostile = meta.story({
  name: 'Names and messages: shown as text [BEYOND-60]',
  args: {
    page: {
      ...pageOf('showAccount', 'giver'),
      gifts: sentGift && [
        {
          ...sentGift,
          recipient_name: '<b>نور</b>\u202Egnp',
          message: `<script>alert(1)</script>\u202E\n${'x'.repeat(10_000)}`,
        },
      ],
    },
  },
  play: async (story) => {
    const message = await story.canvas.findByText(/<script>alert\(1\)<\/script>/);
    await expect(message.textContent).toHaveLength(500);
    await sees(story, /<b>نور<\/b>/);
    const mail = new URL(story.canvas.getByRole<HTMLAnchorElement>('link', { name: gifts.mail }).href);
    await expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    await expect(mail.searchParams.get('body')).toContain('/subscribe/redeem?token=gft_Ib2q');
    await fitsAcross();
  },
});
