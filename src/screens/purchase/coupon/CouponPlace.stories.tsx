import { expect, waitFor } from 'storybook/test';
import { useFlow } from '#app/world/use-flow.ts';
import { builderOf, copyOf } from '#fixtures/data/orders.ts';
import { answers } from '#fixtures/stories/answers.ts';
import { takesCoupons } from '#fixtures/stories/coupon.ts';
import { contacting, type Story, sees } from '#fixtures/stories/steps.ts';
import { couponStanding } from '#machines/purchase/builder/builder.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { builtOf } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { couponOn } from '#machines/rules/cart/cart-needs.ts';
import { couponOf } from '#machines/rules/payment/invoice.ts';
import type { LinkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { pages, replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { CouponPlace } from './CouponPlace.tsx';

const { coupon, couponField, problem } = english;
const words = { ...coupon, ...couponField };
const { checkCoupon, getInvoice } = replies;

interface PlacedProps {
  /** The purchase whose machine runs. */
  on: 'subscription' | 'cart' | 'invoice';
  canType?: boolean;
  link?: LinkedCode;
}

/** Runs the machine of one purchase, and shows its coupon alone. */
function Placed({ on, ...props }: PlacedProps) {
  switch (on) {
    case 'subscription':
      return <OnSubscription {...props} />;
    case 'cart':
      return <OnCart {...props} />;
    case 'invoice':
      return <OnInvoice {...props} />;
  }
}

type PlaceProps = Omit<PlacedProps, 'on'>;

function OnSubscription({ canType = true }: PlaceProps) {
  const { page, link } = builderOf('visitor');
  const [snapshot, { send }] = useFlow(subscribe, { page: takesCoupons(page), link });
  const { draft } = snapshot.context;
  const standing = couponStanding(draft, builtOf(draft));
  const isChecking = snapshot.hasTag('checking');
  return <CouponPlace {...{ coupon: draft.coupon, standing, canType, isChecking, send }} />;
}

function OnCart({ canType = true, link = {} }: PlaceProps) {
  const page = takesCoupons(copyOf(pages.showCheckout.guest.body));
  page.cart.version = 6 as typeof page.cart.version;
  const [snapshot, { send }] = useFlow(cartCheckout, { page, link });
  const { coupon, cart } = snapshot.context.draft;
  const isChecking = snapshot.hasTag('checking');
  return <CouponPlace {...{ coupon, standing: { applied: couponOn(cart) }, canType, isChecking, send }} />;
}

function OnInvoice({ canType = true }: PlaceProps) {
  const [snapshot, { send }] = useFlow(invoice, { page: takesCoupons(copyOf(pages.showInvoice.payable.body)) });
  const { coupon, page } = snapshot.context.draft;
  const applied = (page.invoice && couponOf(page.invoice)) ?? undefined;
  const isChecking = snapshot.hasTag('checking');
  return <CouponPlace {...{ coupon, standing: { applied }, canType, isChecking, send }} />;
}

const args: PlacedProps = { on: 'cart' };

const meta = preview.meta({
  title: 'Subscribe/Coupon',
  component: Placed,
  args,
});

const box = ({ canvas }: Story) => canvas.findByLabelText(words.code);

async function type(story: Story, code: string): Promise<void> {
  const opener = story.canvas.queryByRole('button', { name: words.question });
  if (opener) await story.userEvent.click(opener);
  await story.userEvent.clear(await box(story));
  if (code !== '') {
    await story.userEvent.click(await box(story));
    await story.userEvent.paste(code);
  }
}

async function apply(story: Story, code = 'FIVE'): Promise<void> {
  await type(story, code);
  await story.userEvent.type(await box(story), '{Enter}');
}

async function refuses(story: Story, reason: string, code = 'FIVE'): Promise<void> {
  await waitFor(async () => expect(await box(story)).toHaveAccessibleDescription(expect.stringContaining(reason)));
  await expect(await box(story)).toHaveValue(code);
  await expect(await box(story)).toHaveFocus();
  const said = () => story.canvas.getAllByRole('status').map(({ textContent }) => textContent);
  // The previous code may have been refused for the same reason.
  await waitFor(() => expect(said()).toContain(reason));
  await expect(said().join(' ')).not.toMatch(new RegExp(`· ${words.applied}`));
}

const refusing = (on: PlacedProps['on'], ...told: [name: keyof typeof checkCoupon, reason: string][]) => ({
  args: { on },
  beforeEach: () => {
    const [first, ...others] = told.map(([name]) => name);
    if (first) answers('checkCoupon', first, ...others)();
  },
  play: async (story: Story) => {
    for (const [turn, [, reason]] of told.entries()) {
      await apply(story, `FIVE${turn}`);
      await refuses(story, reason, `FIVE${turn}`);
    }
  },
});

export const Closed = meta.story({
  name: 'Closed: a button opens and focuses the field [BEYOND-20]',
  play: async (story) => {
    await expect(story.canvas.queryByLabelText(words.code)).not.toBeInTheDocument();
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.question }));
    await waitFor(async () => expect(await box(story)).toHaveFocus());
    await expect(story.canvas.getByRole('button', { name: words.apply })).toBeEnabled();
  },
});

export const Checking = meta.story({
  name: 'Checking: keeps the focus, sends the code once',
  beforeEach: answers('checkCoupon', { reply: 'coupon', held: hold() }),
  play: async (story) => {
    await apply(story);
    await waitFor(() => expect(story.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
    await expect(await box(story)).toHaveFocus();
    await sees(story, words.checking);
  },
});

export const CheckingInvoice = Checking.extend({
  name: 'Checking on an invoice: keeps the focus',
  args: { on: 'invoice' },
});

export const Reading = meta.story({
  name: 'No answer: refetches the cart before showing a result [mozilla/fxa#11541]',
  beforeEach: () => {
    answers('checkCoupon', dropped)();
    answers('getCart', { reply: 'discounted', held: hold() })();
  },
  play: async (story) => {
    await apply(story);
    await waitFor(() => expect(story.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
    await sees(story, words.checking);
  },
});

export const ReadingInvoice = meta.story({
  name: 'Invoice paid elsewhere: refetches it before showing a result',
  args: { on: 'invoice' },
  beforeEach: () => {
    answers('checkCoupon', 'paidElsewhere')();
    answers('getInvoice', { reply: 'paid', held: hold() })();
  },
  play: async (story) => {
    await apply(story);
    await sees(story, words.checking);
  },
});

const applied = (story: Story, code: string) =>
  waitFor(() => expect(story.canvas.getByText(new RegExp(`· ${words.applied}$`))).toHaveTextContent(code));

const notApplied = (story: Story, code: string) =>
  waitFor(() => expect(story.canvas.getByText(new RegExp(`· ${words.notApplied}$`))).toHaveTextContent(code));

const replying = (on: PlacedProps['on'], ...names: (keyof typeof checkCoupon)[]) => ({
  args: { on },
  beforeEach: () => {
    const [first, ...others] = names;
    if (first) answers('checkCoupon', first, ...others)();
  },
});

export const ForSubscriptions = meta.story({
  ...replying('subscription', 'renewalCoupon', 'unknownCode', 'wordless', 'coupon'),
  name: 'Renewal coupon, unknown code, wordless, coupon: shows the status of each [BEYOND-21, BEYOND-25]',
  play: async (story) => {
    await apply(story, 'RENEW10');
    await refuses(story, words.notForNew, 'RENEW10');
    await apply(story, 'NOSUCH');
    await refuses(story, checkCoupon.unknownCode.body.coupon.errors, 'NOSUCH');
    await apply(story, 'NOSUCH');
    await refuses(story, fill(words.unable, { code: 'NOSUCH' }), 'NOSUCH');
    await apply(story, 'harbour10');
    await applied(story, 'HARBOUR10');
  },
});

export const ForTheCart = meta.story({
  ...replying('cart', 'cartDiscounted', 'cartFullPrice'),
  name: 'Cart discounted, cart full price: applied and removed; the field, its code and the focus stay [BEYOND-20, BEYOND-22, COUP-2, COUP-3]',
  play: async (story) => {
    await apply(story, 'five');
    await applied(story, 'FIVE');
    await expect(await box(story)).toHaveValue('FIVE');
    await expect(await box(story)).toHaveAttribute('readonly');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.remove }));
    await waitFor(() => expect(story.canvas.getByRole('button', { name: words.apply })).toHaveFocus());
    await notApplied(story, 'FIVE');
    await expect(await box(story)).toHaveValue('FIVE');
    await type(story, 'S');
    await expect(story.canvas.queryByText(new RegExp(`· ${words.notApplied}$`))).not.toBeInTheDocument();
  },
});

export const ForAnInvoice = meta.story({
  ...replying('invoice', 'invoiceDiscounted', 'invoiceFullPrice'),
  name: 'Invoice discounted, invoice full price: applied and removed [BEYOND-22]',
  play: async (story) => {
    await apply(story, couponOf(copyOf(checkCoupon.invoiceDiscounted.body).invoice.invoice) ?? '');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: words.remove }));
    await waitFor(() => expect(story.canvas.getByRole('button', { name: words.apply })).toBeVisible());
  },
});

export const Refused = meta.story({
  ...refusing(
    'cart',
    ['notForNew', words.notForNew],
    ['notForRenewals', words.notForRenewals],
    ['notCovered', words.notCovered],
    ['noDiscount', fill(words.unable, { code: 'SPRING24' })],
    ['unknownCoupon', checkCoupon.unknownCoupon.body.errors.coupon],
  ),
  name: 'Not for new, not for renewals, not covered, no discount, unknown coupon: the specification’s reason at the field [BEYOND-21, COUP-6, COUP-7, COUP-8, COUP-9]',
});

export const Failed = meta.story({
  ...refusing(
    'subscription',
    ['refused', checkCoupon.refused.body.errors],
    ['viewOnly', checkCoupon.viewOnly.body.errors],
    ['tooManyRequests', fillCount(words.tooMany, 1)],
    ['unavailable', checkCoupon.unavailable.body.errors],
  ),
  name: 'Refused, view only, too many requests, unavailable: shows the reason and can be retried [BEYOND-25]',
});

export const SignedOut = meta.story({
  name: 'Signed out: links to the login, keeps the code',
  args: { on: 'subscription' },
  beforeEach: answers('checkCoupon', 'signedOut'),
  play: async (story) => {
    await apply(story, 'RENEW10');
    await refuses(story, problem.signedOut, 'RENEW10');
    await expect(await story.canvas.findByRole('link', { name: english.signInAgain.link })).toBeVisible();
  },
});

export const CartChanged = meta.story({
  name: 'Cart changed: reports it and refetches the cart',
  beforeEach: () => {
    answers('checkCoupon', 'cartChanged')();
    answers('getCart', 'basicProduct')();
  },
  play: async (story) => {
    await apply(story);
    await refuses(story, checkCoupon.cartChanged.body.errors);
  },
});

export const Lost = meta.story({
  name: 'No answer: shows an error, keeps the code, can be retried',
  args: { on: 'subscription' },
  beforeEach: answers('checkCoupon', dropped),
  play: async (story) => {
    await apply(story);
    await refuses(story, contacting(problem.callFailed));
    await expect(story.canvas.getByRole('button', { name: words.apply })).toBeEnabled();
  },
});

const paidInvoice = (first: keyof typeof getInvoice, ...others: (keyof typeof getInvoice)[]) => ({
  args: { on: 'invoice' as const },
  beforeEach: () => {
    answers('checkCoupon', 'paidElsewhere')();
    answers('getInvoice', first, ...others)();
  },
});

export const InvoiceRefused = meta.story({
  ...refusing(
    'invoice',
    ['checkOrWireOnly', checkCoupon.checkOrWireOnly.body.errors],
    ['unknownInvoice', checkCoupon.unknownInvoice.body.errors],
  ),
  name: 'Check or wire only, unknown invoice: takes no coupon',
});

export const InvoicePaid = meta.story({
  ...paidInvoice('paid', 'processing', 'payable', 'changed'),
  name: 'Paid elsewhere, then paid, processing, payable, changed: refetches the invoice',
  play: async (story) => {
    for (const code of ['FIVE', 'SIX', 'SEVEN', 'EIGHT']) {
      await apply(story, code);
      await refuses(story, checkCoupon.paidElsewhere.body.errors, code);
    }
  },
});

export const InvoiceUnread = meta.story({
  ...paidInvoice('unknownInvoice', 'tooManyRequests', 'unavailable'),
  name: 'Invoice cannot be refetched either: unknown invoice, too many requests, unavailable',
  play: async (story) => {
    for (const code of ['FIVE', 'SIX', 'SEVEN']) {
      await apply(story, code);
      await refuses(story, checkCoupon.paidElsewhere.body.errors, code);
    }
  },
});

const IMPOSSIBLE = ['x'.repeat(200), '<img src=x onerror=alert(1)>', 'FÍVE', '../five', '__proto__.x'];

export const Impossible = meta.story({
  name: 'Invalid code: announced at the field, nothing is sent [BEYOND-21, BEYOND-24]',
  play: async (story) => {
    for (const code of IMPOSSIBLE) {
      await type(story, code);
      await story.userEvent.click(story.canvas.getByRole('button', { name: words.apply }));
      await waitFor(async () => expect(await box(story)).toHaveAccessibleDescription(/64 letters/));
      await refuses(story, words.unreadable, code);
    }
  },
});

export const Nothing = meta.story({
  name: 'Nothing typed: asks for a code',
  play: async (story) => {
    await type(story, '');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.apply }));
    await waitFor(async () => expect(await box(story)).toHaveAccessibleDescription(/Enter a coupon code/));
  },
});

export const Linked = meta.story({
  name: 'Code in the link: fills the field, applied on request [BEYOND-23]',
  args: { link: { code: 'FIVE' } },
  play: async (story) => {
    await expect(await box(story)).toHaveValue('FIVE');
    await expect(story.canvas.getByRole('button', { name: words.apply })).toBeEnabled();
  },
});

export const LinkedImpossible = meta.story({
  name: 'Invalid code in the link: reported but not repeated [BEYOND-24]',
  args: { link: { isCodeUnreadable: true } },
  play: async (story) => {
    await expect(await box(story)).toHaveValue('');
    await expect(await box(story)).toHaveAccessibleDescription(/64 letters/);
  },
});
