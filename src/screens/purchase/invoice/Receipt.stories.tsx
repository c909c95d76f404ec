import { expect, within } from 'storybook/test';
import { saysLink } from '#fixtures/stories/links.ts';
import { pageOf, withdrawable } from '#fixtures/stories/pages.ts';
import { contacting, fitsAcross, holdsNo, type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { Receipt } from './Receipt.tsx';

const meta = preview.meta({
  title: 'Pay/Receipt',
  component: Receipt,
  tags: ['flow:invoice'],
  args: { page: pageOf('showReceipt', 'receipt') },
});

const { receipt } = pages.showReceipt;

export const Paid = meta.story({
  name: 'Receipt: buyer, date and lines [INV-3]',
  play: async ({ canvas }) => {
    await sees({ canvas }, receipt.body.receipt.name);
    await expect(canvas.getByRole('row', { name: /Total \$85\.00/ })).toBeVisible();
  },
});

type Kind = Exclude<keyof typeof pages.showReceipt, 'noReceipt' | 'linkMissing'>;

const adding = (name: Kind, total: string) => ({
  args: { page: pageOf('showReceipt', name) },
  play: async (story: Story) => {
    for (const line of pages.showReceipt[name].body.receipt.lines) await sees(story, line.name);
    await expect(story.canvas.getByRole('row', { name: `Total ${total}` })).toBeVisible();
  },
});

export const Goods = meta.story({
  name: 'Goods receipt: goods of every kind',
  tags: ['full'],
  ...adding('goodsReceipt', '$135.00'),
});

export const Gifts = meta.story({
  name: 'Gift receipt: gifts with a coupon',
  tags: ['full'],
  ...adding('giftReceipt', '$100.00'),
});

export const GiftLinks = meta.story({
  name: 'Gift links: one per gift, to copy, email and print [BEYOND-60, BEYOND-61]',
  args: { page: pageOf('showReceipt', 'giftLinks') },
  play: async (story) => {
    await adding('giftLinks', '$144.00').play(story);
    const region = within(await story.canvas.findByRole('region', { name: english.giftSection.title }));
    await expect(await region.findAllByRole('button', { name: english.gifts.copy })).toHaveLength(2);
    await expect(region.getAllByText(/Happy birthday, Noor!/)).toHaveLength(2);
    await expect(region.getByText('Scheduled')).toBeVisible();
    await expect(region.getByText('For December 24, 2026')).toBeVisible();
    await sees(story, 'Redeemed on March 15, 2026');
  },
});

export const Donation = meta.story({
  name: 'Donation receipt: a donation only',
  ...adding('donationReceipt', '$25.00'),
});

export const Monthly = meta.story({
  name: 'Monthly receipt: the first of a monthly donation',
  tags: ['full'],
  ...adding('monthlyReceipt', '$10.00'),
});

export const Renewal = meta.story({
  name: 'Renewal receipt: with shipping and a coupon',
  ...adding('renewalReceipt', '$134.00'),
});

export const Upgrade = meta.story({
  name: 'Upgrade receipt: a subscription change',
  tags: ['full'],
  ...adding('upgradeReceipt', '$48.00'),
});

export const Cent = meta.story({
  name: 'Cent receipt: shipping of one cent',
  tags: ['full'],
  ...adding('centReceipt', '$32.01'),
});

export const OfReader = meta.story({
  name: 'Reader receipt: for a logged-in reader',
  tags: ['full'],
  ...adding('readerReceipt', '$24.00'),
});

const { document, nextSteps, review } = english;

export const Full = meta.story({
  name: 'Full receipt: number, seller, buyer, addresses, payment, tax, emails, next issue, next steps [BEYOND-45, BEYOND-46]',
  args: { page: pageOf('showReceipt', 'fullReceipt') },
  play: async (story) => {
    const { canvas } = story;
    const said = async (term: string, ...details: string[]) => {
      const detail = (await canvas.findByText(term, { selector: 'dt' })).nextElementSibling;
      for (const words of details) await expect(detail).toHaveTextContent(words);
    };
    await said(english.receipt.number, 'R-1215');
    await said(english.receipt.date, 'March 14, 2026');
    await said(english.receipt.name, 'Ines Calloway');
    await said(document.billing, '31 rue Sherbrooke', 'Montréal QC H2X 1X5', 'Canada');
    await said(
      document.shipping,
      '31 rue Sherbrooke',
      'Noor Haddad',
      '12 Harbour Street',
      '2 × Tide table shirt, Large',
    );
    await said(document.payment, 'Visa ending in 4242');
    for (const words of ['Ember Days Press, Inc.', 'PO Box 12', 'EIN 01-2345678']) await sees(story, words);
    await expect(canvas.getByText('QST, 9.975 %').closest('li')).toHaveTextContent('Includes QST, 9.975 %$11.77');
    await expect(canvas.getByRole('row', { name: 'Total $142.00' })).toBeVisible();

    const next = within(await canvas.findByRole('region', { name: nextSteps.title }));
    const items = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'We sent this receipt to ines@reader.example.',
      'We sent your download links to ines@reader.example.',
      'We sent the link to manage your monthly donation to ines@reader.example.',
      'Download A field guide to lamps, PDF',
      'Download A field guide to lamps, EPUB',
      `${nextSteps.subscribed} ${nextSteps.archive}`,
      nextSteps.goods,
      `${nextSteps.monthly} ${nextSteps.stopByMail}`,
    ]);
    await expect(next.getByText(/^Your next issue/)).toHaveTextContent(
      'Your next issue, Night Ferry, comes out on June 1, 2026. A print issue may take up to 4 weeks to arrive.',
    );
    await expect(next.getByText(/^You are logged in/)).toHaveTextContent('You are logged in as ines@reader.example.');
  },
});

export const Bank = meta.story({
  name: 'Bank receipt: a renewal paid from a bank account [BEYOND-45, BEYOND-46]',
  args: { page: pageOf('showReceipt', 'bankReceipt') },
  play: async (story) => {
    await expect(await story.canvas.findByText(document.payment)).toBeVisible();
    await expect(story.canvas.getByText('Harbor Savings').closest('dd')).toHaveTextContent(
      'Harbor Savings ending in 6789',
    );
    await sees(story, nextSteps.renewed);
    await expect(story.canvas.getByText(/^Your next issue/)).toHaveTextContent(
      'Your next issue comes out on June 1, 2026. A print issue may take up to 4 weeks to arrive.',
    );
  },
});

export const Sparse = meta.story({
  name: 'Sparse receipt: omits what the server does not send [BEYOND-50]',
  args: { page: pageOf('showReceipt', 'sparseReceipt') },
  play: async (story) => {
    await sees(story, nextSteps.subscribed);
    const { canvas } = story;
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([english.receipt.date, english.receipt.name, english.receipt.email]);
    for (const words of [document.seller, /^Includes/, /^We sent/, /next issue/, /logged in/])
      await expect(canvas.queryByText(words)).not.toBeInTheDocument();
  },
});

export const Terms = meta.story({
  name: 'Donation receipt: omits the subscription terms [BEYOND-47]',
  args: { page: pageOf('showReceipt', 'donationReceipt') },
  play: async (story) => {
    await sees(story, nextSteps.thanks);
    await expect(story.canvas.queryByText(/Subscriptions begin with/)).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(english.checkout.terms)).not.toBeInTheDocument();
  },
});

const HOSTILE = '<img src=x onerror=alert(1)> \u202Eevil\u202C \u0007 __proto__';
const LONG = 'W'.repeat(200);

export const Hostile = meta.story({
  name: 'Hostile and long text, partial address, 300 lines: nothing overflows',
  tags: ['full'],
  args: {
    page: {
      settings: { journal: 'Ember Days', seller: { name: LONG, address: { city: HOSTILE } } },
      receipt: {
        ...receipt.body.receipt,
        number: '__proto__',
        lines: Array.from({ length: 300 }, (_, at) => ({
          kind: 'basic-product' as const,
          name: at % 2 ? LONG : HOSTILE,
          quantity: 1,
          amount: at,
          shipping: 0,
          discount: 0,
        })),
        billing: { line2: ' ', country_name: LONG.slice(0, 100) },
        shipping: [{ name: HOSTILE, address: {} }],
        payment: { kind: 'card', name: LONG },
        taxes: [
          { label: HOSTILE, amount: 0 },
          { label: HOSTILE, amount: 1 },
        ],
        downloads: [{ title: HOSTILE, href: 'javascript:alert(1)' }],
        next_issue: { title: LONG, date: '2026-02-28' },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(nextSteps.goods)).toBeVisible();
    await holdsNo(canvasElement, 'img');
    await expect(canvas.queryByRole('link', { name: /evil/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: review.shipped })).toBeVisible();
    await fitsAcross();
  },
});

export const Free = meta.story({
  name: 'Free receipt: a total of FREE [CHECK-19]',
  args: { page: pageOf('showReceipt', 'freeReceipt') },
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /Total FREE/ })).toBeVisible(),
});

export const GiftPaidUp = meta.story({
  name: 'Receipt of a paid gift upgrade: redeemed, an email was sent [REDEEM-12]',
  parameters: { world: { notice: { act: 'giftRedemption', end: 'done' } } },
  play: async (story) => {
    await sees(story, english.receipt.redeemed);
    await sees(story, fill(english.receipt.mailed, { address: receipt.body.receipt.email }));
  },
});

export const Missing = meta.story({
  name: 'No receipt',
  args: { page: pageOf('showReceipt', 'noReceipt') },
  play: (story) => sees(story, contacting(english.receipt.missing)),
});

export const LinkMissing = meta.story({
  name: 'Link incomplete: open it again',
  args: { page: pageOf('showReceipt', 'linkMissing') },
  play: (story) => saysLink(story, 'missing', 'account'),
});

export const RenewalRecorded = meta.story({
  name: 'Renewal: what was shown, when the reader agreed, and the next charge [BEYOND-217]',
  args: { page: pageOf('showReceipt', 'fullReceipt') },
  play: async (story) => {
    const { text, text_version } = pages.showReceipt.fullReceipt.body.receipt.renewal_consent;
    const record = within(await story.canvas.findByRole('region', { name: english.renewalRecord.title }));
    await expect(record.getByText(text)).toBeVisible();
    await expect(record.getByText(/\$72\.00 is due on March.1, 2027$/)).toBeVisible();
    await expect(record.getByText(text_version).parentElement).toHaveTextContent(/You agreed on .*2026.*:30:00/);
  },
});

export const Withdrawable = meta.story({
  name: 'With withdrawal: the receipt links to it by its number [BEYOND-211]',
  args: { page: withdrawable(pageOf('showReceipt', 'fullReceipt')) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: english.withdrawalLink.link })).toHaveAttribute(
      'href',
      '/withdraw?order=R-1215',
    ),
});
