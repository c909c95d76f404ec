import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { OrderReviewTable } from './OrderReviewTable.tsx';

const { review, common } = english;
const meta = preview.meta({
  title: 'Parts/Tables/Order review table',
  component: OrderReviewTable,
  args: {
    caption: review.title,
    sections: [
      { title: review.personal, lines: [{ id: '1', name: 'Standard, digital, 1 year', quantity: 1, amount: 4_800 }] },
      { title: review.shipped, lines: [{ id: '2', name: 'Harbour tote', quantity: 2, amount: 3_600 }] },
    ],
    totals: [
      { label: review.shipping, amount: 650 },
      { label: review.total, amount: 9_050, strong: true },
    ],
  },
});

export const Lines = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: `${review.total} $90.50` })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /2 .*Harbour tote \$36\.00/ })).toBeVisible();
  },
});

export const Free = meta.story({
  name: 'Free order [CHECK-19]',
  args: { totals: [{ label: review.total, amount: 0, strong: true }] },
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: `${review.total} ${common.free}` })).toBeVisible(),
});
