import { expect, within } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { GiftList } from './GiftList.tsx';

const { gifts, giftCard } = english;
const { settings, receipt } = pageOf('showReceipt', 'giftLinks');

const meta = preview.meta({
  title: 'Give and redeem/Gift list',
  component: GiftList,
  tags: ['flow:subscribe'],
  args: { gifts: receipt?.gifts ?? [], giver: receipt?.name ?? '', settings },
});

const LINK = `${location.origin}/subscribe/redeem?token=gft_Ad1k`;

const clickFirst = async ({ canvas, userEvent }: Story, name: string) => {
  const [first] = canvas.getAllByRole('button', { name });
  if (first) await userEvent.click(first);
};

const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const written: string[] = [];

export const Copied = meta.story({
  name: 'Copy link: copied and announced [BEYOND-61]',
  beforeEach: clipboard(async (text) => {
    written.splice(0, written.length, text);
  }),
  play: async (story) => {
    await clickFirst(story, gifts.copy);
    await sees(story, gifts.copied);
    await expect(written).toEqual([LINK]);
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const NotCopied = meta.story({
  name: 'Clipboard refused: shows the link for selection [BEYOND-61]',
  beforeEach: clipboard(() => Promise.reject(new DOMException('Refused', 'NotAllowedError'))),
  play: async (story) => {
    await clickFirst(story, gifts.copy);
    const field = await story.canvas.findByRole<HTMLInputElement>('textbox', { name: gifts.link });
    await expect(field).toHaveValue(LINK);
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveSelection(LINK);
    await sees(story, gifts.notCopied);
  },
});

export const Mailed = meta.story({
  name: 'Email: begins with the message, holds only this gift’s link [BEYOND-61]',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole<HTMLAnchorElement>('link', { name: gifts.mail });
    const mail = new URL(first?.href ?? '');
    await expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'A gift from Ada Okafor']);
    const body = mail.searchParams.get('body') ?? '';
    await expect(body.split('\r\n')).toEqual([
      'Happy birthday, Noor!',
      'Enjoy it.',
      '',
      expect.stringContaining('subscription to'),
      LINK,
    ]);
  },
});

export const Card = meta.story({
  name: 'Card: message, giver, subscription, QR code and link [BEYOND-60, BEYOND-62]',
  play: async (story) => {
    await clickFirst(story, gifts.print);
    const dialog = within(await story.canvas.findByRole('dialog', { name: giftCard.dialog }));
    await expect(await dialog.findByRole('img', { name: giftCard.code })).toBeVisible();
    for (const text of ['From Ada Okafor', LINK, giftCard.heading]) await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByText(/Happy birthday, Noor!/)).toBeVisible();
  },
});
