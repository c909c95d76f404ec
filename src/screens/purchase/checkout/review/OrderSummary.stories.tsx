import { expect, waitFor, within } from 'storybook/test';
import { fitsAcross, holdsNo, type Story } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { GiftNote } from '#screens/purchase/checkout/GiftNote.tsx';
import styles from '#screens/purchase/checkout/PurchaseForm.module.css';
import preview from '#storybook/preview.tsx';
import type { SummaryLine } from './OrderReview.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const { review, orderSummary, common } = english;

const subscription: SummaryLine = {
  kind: 'personal-subscription',
  name: 'Standard, print and digital, 1 year',
  quantity: 1,
  amount: 4_800,
  shipping: 0,
  discount: 0,
};
const tote: SummaryLine = {
  kind: 'basic-product',
  name: 'Harbour tote',
  quantity: 2,
  amount: 3_600,
  shipping: 650,
  discount: 0,
  image: { source: '/covers/tote.svg', width: 480, height: 600 },
};

const meta = preview.meta({
  title: 'Pay/Order summary',
  component: OrderSummary,
  tags: ['flow:checkout'],
  args: { lines: [subscription] },
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Shown) => (
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.form} style={{ blockSize: '150vh' }}>
            <label>
              Level <input id="level" />
            </label>
          </div>
          <Shown />
        </div>
      </div>
    ),
  ],
});

const table = ({ canvas }: Pick<Story, 'canvas'>) => canvas.getByRole('table', { name: review.title });
const row = (story: Pick<Story, 'canvas'>, name: RegExp) => within(table(story)).getByRole('row', { name });

export const OneLine = meta.story({
  name: 'One line: with its total, beside the form [BEYOND-10, BEYOND-12]',
  play: async (story) => {
    await expect(row(story, /Standard, print and digital, 1 year/)).toHaveTextContent('$48.00');
    await expect(row(story, /^Total/)).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: /^Order total/ })).not.toBeInTheDocument();
  },
});

export const Pictures = meta.story({
  name: 'Goods: pictures, shipping and the total [BEYOND-12]',
  args: { lines: [subscription, tote, { ...tote, name: 'Low Water, issue 41, print', kind: 'print-issue' }] },
  play: async (story) => {
    await expect(table(story).querySelectorAll('img')).toHaveLength(2);
    await expect(row(story, /^Shipping/)).toHaveTextContent('$13.00');
    await expect(row(story, /^Total/)).toHaveTextContent('$133.00');
  },
});

export const Discounted = meta.story({
  name: 'Discount: subtracted once below full prices, the list price struck through [BEYOND-12]',
  args: { lines: [{ ...subscription, discount: 1_000 }] },
  play: async (story) => {
    await expect(row(story, /Standard, print and digital, 1 year/)).toHaveTextContent(/\$48\.00$/);
    await expect(row(story, /^Discount/)).toHaveTextContent('-$10.00');
    await expect(row(story, /^List Price/).querySelector('s')).toHaveTextContent('$48.00');
    await expect(row(story, /^Total/)).toHaveTextContent('$38.00');
  },
});

export const Free = meta.story({
  name: 'Nothing to pay [BEYOND-12, CHECK-19]',
  args: { lines: [{ ...subscription, discount: 4_800 }] },
  play: (story) => expect(row(story, /^Total/)).toHaveTextContent(common.free),
});

export const Empty = meta.story({
  name: 'Nothing chosen yet [BEYOND-12]',
  args: { lines: [] },
  play: ({ canvas }) => expect(canvas.getByText(review.empty)).toBeVisible(),
});

export const LongNames = meta.story({
  name: 'Unbroken names, markup, ten-digit amounts: nothing overflows [BEYOND-12]',
  args: {
    lines: [
      { ...tote, name: 'x'.repeat(500) },
      { ...tote, name: '<img src=x onerror=alert(1)>', amount: 999_999_999_99 },
    ],
    edits: { 'items-for-shipping': 'level' },
  },
  play: async (story) => {
    await holdsNo(table(story), 'img[src="x"]');
    const panel = table(story).parentElement?.parentElement;
    if (!panel) throw new Error('The table is in no panel.');
    await fitsAcross(panel);
    const cells = table(story).querySelectorAll(':is(tbody, tfoot) :is(th, td)');
    const ends = Array.from(cells, (cell) => cell.getBoundingClientRect().right);
    await story.step('Check that no cell ends outside the panel', async () =>
      expect(Math.max(...ends)).toBeLessThanOrEqual(panel.getBoundingClientRect().right),
    );
  },
});

export const Gift = meta.story({
  name: 'Gift: with its message and date [BEYOND-12, BEYOND-60]',
  args: {
    lines: [
      {
        ...subscription,
        kind: 'gift-subscription',
        details: <GiftNote message={'Happy birthday, Noor!\nEnjoy it.'} day="2027-01-15" />,
      },
    ],
  },
  play: (story) => expect(row(story, /Happy birthday, Noor!.*January.15,.2027/s)).toBeVisible(),
});

export const Editable = meta.story({
  name: '"Edit" links: focus the control of each part [BEYOND-13]',
  args: { lines: [subscription], edits: { 'personal-subscription': 'level' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: `${orderSummary.edit} ${review.personal}` }));
    await expect(canvas.getByRole('textbox', { name: 'Level' })).toHaveFocus();
  },
});

export const Brief = meta.story({
  name: 'Brief: item counts and the total, lines listed elsewhere [BEYOND-14]',
  args: { lines: [subscription, tote, { ...tote, name: 'Lamp', discount: 600 }], isBrief: true },
  play: async (story) => {
    await expect(row(story, /^Personal Subscription/)).toHaveTextContent(/1 item.*\$48\.00/);
    await expect(row(story, /^Items for Shipping/)).toHaveTextContent(/4 items.*\$72\.00/);
    await expect(row(story, /^Total/)).toHaveTextContent('$127.00');
    await expect(within(table(story)).queryByText('Harbour tote')).not.toBeInTheDocument();
  },
});

const thousand = Array.from({ length: 1_000 }, (_, at) => ({ ...tote, name: `Print ${at + 1}`, image: undefined }));

export const Thousand = meta.story({
  name: 'A thousand lines: scrolls, the total stays in view [BEYOND-16]',
  tags: ['full'],
  args: { lines: thousand, edits: { 'items-for-shipping': 'level' } },
  play: async (story) => {
    const panel = table(story).parentElement?.parentElement;
    const total = row(story, /^Total/);
    const isInView = () => total.getBoundingClientRect().bottom <= window.innerHeight;
    await story.step('Check that the lines scroll and the total is in view', async () => {
      await expect(panel?.clientHeight).toBeLessThan(window.innerHeight);
      await expect(panel?.scrollHeight).toBeGreaterThan(10_000);
      await expect(isInView()).toBe(true);
    });
    await story.step('Scroll the lines and check that the total is in view', async () => {
      panel?.scrollTo({ top: 5_000 });
      await waitFor(() => expect(panel?.scrollTop).toBe(5_000));
      await expect(isInView()).toBe(true);
    });
  },
});

const onPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Bar = onPhone.extend({
  name: 'Narrow: a bar with the total, expands, closes with Escape [BEYOND-11]',
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: 'Order total 1 item $48.00' });
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(bar);
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('table', { name: review.title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(bar).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left: quantities on the right, amounts on the left [BEYOND-12]',
  args: { lines: [subscription, { ...tote, discount: 600 }], edits: { 'personal-subscription': 'level' } },
  globals: { locale: 'ar-EG', viewport: { value: 'desk' } },
  play: async (story) => {
    const cells = within(story.canvas.getByRole('row', { name: /Harbour tote/ })).getAllByRole('cell');
    const [quantity, amount] = cells.map((cell) => cell.getBoundingClientRect().left);
    await story.step('Check that the amount is left of the quantity', async () =>
      expect(amount).toBeLessThan(quantity ?? 0),
    );
  },
});
