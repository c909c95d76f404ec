import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { CouponReply } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { fillCount } from '#messages/plural.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { CartCoupon } from './CartCoupon.tsx';
import { CouponPlace, type CouponPlaceProps } from './CouponPlace.tsx';
import { InvoiceCoupon } from './InvoiceCoupon.tsx';
import { SubscriptionCoupon } from './SubscriptionCoupon.tsx';

const { coupon, couponField, problem } = english;
const words = { ...coupon, ...couponField };
const { checkCoupon, getInvoice } = replies;

type Place = Pick<CouponPlaceProps, 'on' | 'load'>;

const personal: Place = { on: { for: 'subscription', purpose: 'personal' }, load: async () => SubscriptionCoupon };
const cart: Place = { on: { for: 'cart', version: 6 }, load: async () => CartCoupon };
const invoice: Place = { on: { for: 'invoice', invoice: 'inv_5tG4hA' }, load: async () => InvoiceCoupon };

const args: CouponPlaceProps = { ...cart, isOffered: true, onChecking: fn(), onChecked: fn() };

const meta = preview.meta({ title: 'Subscribe/Coupon', component: CouponPlace, args, tags: ['flow:coupon'] });

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

const refusing = (place: Place, ...told: [name: keyof typeof checkCoupon, reason: string][]) => ({
  args: place,
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

export const NotOffered = meta.story({
  name: 'Typed codes not accepted: renders nothing',
  args: { isOffered: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
});

export const Checking = meta.story({
  name: 'Checking: keeps the focus, sends the code once',
  beforeEach: answers('checkCoupon', { reply: 'coupon', held: hold() }),
  args: { onChecking: fn() },
  play: async (story) => {
    await apply(story);
    await waitFor(() => expect(story.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
    await expect(await box(story)).toHaveFocus();
    await sees(story, words.checking);
  },
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

const told = ({ onChecked }: CouponPlaceProps): CouponReply[] =>
  (onChecked as ReturnType<typeof fn>).mock.calls.map(([reply]) => reply as CouponReply);

const telling = (place: Place, ...names: (keyof typeof checkCoupon)[]) => ({
  beforeEach: () => {
    const [first, ...others] = names;
    if (first) answers('checkCoupon', first, ...others)();
  },
  args: { ...place, onChecked: fn() },
});

export const ForSubscriptions = meta.story({
  ...telling(personal, 'coupon', 'renewalCoupon', 'unknownCode', 'wordless'),
  name: 'Coupon, renewal coupon, unknown code, wordless: reports the coupon like page data [BEYOND-25]',
  tags: [
    'reply:checkCoupon.coupon',
    'reply:checkCoupon.renewalCoupon',
    'reply:checkCoupon.unknownCode',
    'reply:checkCoupon.wordless',
  ],
  play: async ({ args: given, ...story }) => {
    for (const [count, code] of ['HARBOUR10', 'RENEW10', 'NOSUCH', 'nosuch'].entries()) {
      await apply(story, code);
      await waitFor(() => expect(told(given)).toHaveLength(count + 1));
    }
    const { coupon, renewalCoupon, unknownCode, wordless } = checkCoupon;
    await expect(told(given)).toEqual([coupon.body, renewalCoupon.body, unknownCode.body, wordless.body]);
  },
});

export const ForTheCart = meta.story({
  ...telling(cart, 'cartDiscounted'),
  name: 'Cart discounted: reports the cart with its coupon [BEYOND-22]',
  tags: ['reply:checkCoupon.cartDiscounted'],
  play: async ({ args: given, ...story }) => {
    await apply(story, 'five');
    await waitFor(() => expect(told(given)).toEqual([checkCoupon.cartDiscounted.body]));
    await expect(await box(story)).toHaveValue('FIVE');
  },
});

export const OffTheCart = meta.story({
  ...telling(cart, 'cartFullPrice'),
  name: 'Cart full price: removes the coupon from the cart [BEYOND-22, COUP-2, COUP-3]',
  tags: ['reply:checkCoupon.cartFullPrice'],
  args: { applied: 'FIVE', onChecked: fn() },
  play: async ({ args: given, ...story }) => {
    await expect(await story.canvas.findByText(new RegExp(`· ${words.applied}$`))).toHaveTextContent('FIVE');
    await expect(await box(story)).toHaveAttribute('readonly');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.remove }));
    await waitFor(() => expect(told(given)).toEqual([checkCoupon.cartFullPrice.body]));
  },
});

function Following(props: CouponPlaceProps) {
  const [applied, setApplied] = useState(props.applied);
  return (
    <CouponPlace
      {...props}
      applied={applied}
      onChecked={(reply) => reply.for === 'cart' && setApplied(reply.cart.coupon)}
    />
  );
}

export const StaysOpen = meta.story({
  name: 'Removed: the field, its code and the focus stay [BEYOND-20]',
  args: { applied: 'FIVE' },
  beforeEach: answers('checkCoupon', 'cartFullPrice'),
  render: (given) => <Following {...given} />,
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: words.remove }));
    await waitFor(() => expect(story.canvas.getByRole('button', { name: words.apply })).toHaveFocus());
    await expect(await box(story)).toHaveValue('FIVE');
    await expect(story.canvas.getByText(new RegExp(`· ${words.notApplied}$`))).toHaveTextContent('FIVE');
    await type(story, 'S');
    await expect(story.canvas.queryByText(new RegExp(`· ${words.notApplied}$`))).not.toBeInTheDocument();
  },
});

export const ForAnInvoice = meta.story({
  ...telling(invoice, 'invoiceDiscounted'),
  name: 'Invoice discounted: reports the invoice with its coupon [BEYOND-22]',
  tags: ['reply:checkCoupon.invoiceDiscounted'],
  play: async ({ args: given, ...story }) => {
    await apply(story);
    await waitFor(() => expect(told(given)).toEqual([checkCoupon.invoiceDiscounted.body]));
  },
});

export const OffAnInvoice = meta.story({
  ...telling(invoice, 'invoiceFullPrice'),
  name: 'Invoice full price: removes the coupon from an invoice [BEYOND-22]',
  tags: ['reply:checkCoupon.invoiceFullPrice'],
  args: { ...invoice, applied: 'FIVE', onChecked: fn() },
  play: async ({ args: given, ...story }) => {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: words.remove }));
    await waitFor(() => expect(told(given)).toEqual([checkCoupon.invoiceFullPrice.body]));
  },
});

export const Refused = meta.story({
  ...refusing(
    cart,
    ['notForNew', words.notForNew],
    ['notForRenewals', words.notForRenewals],
    ['notCovered', words.notCovered],
    ['noDiscount', fill(words.unable, { code: 'SPRING24' })],
    ['unknownCoupon', checkCoupon.unknownCoupon.body.errors.coupon],
  ),
  name: 'Not for new, not for renewals, not covered, no discount, unknown coupon: the specification’s reason at the field [BEYOND-21, COUP-6, COUP-7, COUP-8, COUP-9]',
  tags: [
    'reply:checkCoupon.notForNew',
    'reply:checkCoupon.notForRenewals',
    'reply:checkCoupon.notCovered',
    'reply:checkCoupon.noDiscount',
    'reply:checkCoupon.unknownCoupon',
  ],
});

export const RefusedByClick = meta.story({
  name: 'Refused: focuses the field, can be sent again [COUP-3, COUP-4, BEYOND-21]',
  beforeEach: answers('checkCoupon', 'noDiscount', 'cartDiscounted'),
  args: { onChecked: fn() },
  play: async ({ args: given, ...story }) => {
    await type(story, 'FIVE');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.apply }));
    await refuses(story, fill(words.unable, { code: 'SPRING24' }));
    await expect(story.canvas.getByText(new RegExp(`· ${words.notApplied}$`))).toHaveTextContent('FIVE');
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.apply }));
    await waitFor(() => expect(told(given)).toEqual([checkCoupon.cartDiscounted.body]));
    await expect(await box(story)).not.toHaveAttribute('aria-invalid');
  },
});

export const Failed = meta.story({
  ...refusing(
    personal,
    ['refused', checkCoupon.refused.body.errors],
    ['viewOnly', checkCoupon.viewOnly.body.errors],
    ['tooManyRequests', fillCount(words.tooMany, 1)],
    ['unavailable', checkCoupon.unavailable.body.errors],
  ),
  name: 'Refused, view only, too many requests, unavailable: shows the reason and can be retried [BEYOND-25]',
  tags: [
    'reply:checkCoupon.refused',
    'reply:checkCoupon.viewOnly',
    'reply:checkCoupon.tooManyRequests',
    'reply:checkCoupon.unavailable',
  ],
});

export const SignedOut = meta.story({
  name: 'Signed out: links to the login, keeps the code',
  tags: ['reply:checkCoupon.signedOut'],
  args: { ...personal, on: { for: 'subscription', purpose: 'renewal' } },
  beforeEach: answers('checkCoupon', 'signedOut'),
  play: async (story) => {
    await apply(story, 'RENEW10');
    await refuses(story, problem.signedOut, 'RENEW10');
    await expect(await story.canvas.findByRole('link', { name: english.signInAgain.link })).toBeVisible();
  },
});

export const CartChanged = meta.story({
  name: 'Cart changed: reports it and refetches the cart',
  tags: ['reply:checkCoupon.cartChanged'],
  args: { onChecked: fn() },
  beforeEach: () => {
    answers('checkCoupon', 'cartChanged')();
    answers('getCart', 'basicProduct')();
  },
  play: async ({ args: given, ...story }) => {
    await apply(story);
    await refuses(story, checkCoupon.cartChanged.body.errors);
    await expect(told(given)).toMatchObject([{ for: 'cart' }]);
  },
});

export const LostOnTheCart = meta.story({
  name: 'No answer, but the cart has the coupon: no error [BEYOND-21, mozilla/fxa#11541]',
  args: { onChecked: fn() },
  beforeEach: () => {
    answers('checkCoupon', dropped)();
    answers('getCart', 'discounted')();
  },
  play: async ({ args: given, ...story }) => {
    await apply(story, 'harbour10');
    await waitFor(() => expect(told(given)).toMatchObject([{ for: 'cart' }]));
    await expect(await box(story)).toHaveValue('HARBOUR10');
    await expect(await box(story)).not.toHaveAttribute('aria-invalid');
  },
});

export const Lost = meta.story({
  name: 'No answer: shows an error, keeps the code, can be retried',
  args: personal,
  beforeEach: answers('checkCoupon', dropped),
  play: async (story) => {
    await apply(story);
    await refuses(story, contacting(problem.callFailed));
    await expect(story.canvas.getByRole('button', { name: words.apply })).toBeEnabled();
  },
});

const changedInvoice = (
  refusal: 'paidElsewhere' | 'checkOrWireOnly' | 'unknownInvoice',
  ...reads: (keyof typeof getInvoice)[]
) => ({
  args: { ...invoice, onChecked: fn() },
  beforeEach: () => {
    answers('checkCoupon', refusal)();
    const [first, ...others] = reads;
    if (first) answers('getInvoice', first, ...others)();
  },
});

export const InvoiceRefused = meta.story({
  ...changedInvoice('checkOrWireOnly'),
  name: 'Check or wire only: an invoice not payable online takes no coupon',
  tags: ['reply:checkCoupon.checkOrWireOnly'],
  play: async (story) => {
    await apply(story);
    await refuses(story, checkCoupon.checkOrWireOnly.body.errors);
  },
});

export const InvoiceUnknown = meta.story({
  ...changedInvoice('unknownInvoice'),
  name: 'Unknown invoice',
  tags: ['reply:checkCoupon.unknownInvoice'],
  play: async (story) => {
    await apply(story);
    await refuses(story, checkCoupon.unknownInvoice.body.errors);
  },
});

export const InvoicePaid = meta.story({
  ...changedInvoice('paidElsewhere', 'paid', 'processing', 'payable', 'changed'),
  name: 'Paid elsewhere, then paid, processing, payable, changed: refetches the invoice',
  tags: [
    'reply:checkCoupon.paidElsewhere',
    'reply:getInvoice.paid',
    'reply:getInvoice.processing',
    'reply:getInvoice.payable',
    'reply:getInvoice.changed',
  ],
  play: async ({ args: given, ...story }) => {
    for (const [count, name] of (['paid', 'processing', 'payable', 'changed'] as const).entries()) {
      await apply(story, `FIVE${count}`);
      await waitFor(() => expect(told(given)).toHaveLength(count + 1));
      await expect(told(given)[count]).toEqual({ for: 'invoice', invoice: getInvoice[name].body });
      await refuses(story, checkCoupon.paidElsewhere.body.errors, `FIVE${count}`);
    }
  },
});

export const InvoiceUnread = meta.story({
  ...changedInvoice('paidElsewhere', 'unknownInvoice', 'tooManyRequests', 'unavailable'),
  name: 'Invoice cannot be refetched either: unknown invoice, too many requests, unavailable',
  tags: ['reply:getInvoice.unknownInvoice', 'reply:getInvoice.tooManyRequests', 'reply:getInvoice.unavailable'],
  play: async ({ args: given, ...story }) => {
    for (const code of ['FIVE', 'SIX', 'SEVEN']) {
      await apply(story, code);
      await refuses(story, checkCoupon.paidElsewhere.body.errors, code);
    }
    await expect(told(given)).toEqual([]);
  },
});

const IMPOSSIBLE = ['x'.repeat(200), '<img src=x onerror=alert(1)>', 'FÍVE', '../five', '__proto__.x'];

export const Impossible = meta.story({
  name: 'Invalid code: announced at the field, nothing is sent [BEYOND-21, BEYOND-24]',
  args: { onChecking: fn() },
  play: async ({ args: given, ...story }) => {
    for (const code of IMPOSSIBLE) {
      await type(story, code);
      await story.userEvent.click(story.canvas.getByRole('button', { name: words.apply }));
      await waitFor(async () => expect(await box(story)).toHaveAccessibleDescription(/64 letters/));
      await refuses(story, words.unreadable, code);
    }
    await expect(given.onChecking).not.toHaveBeenCalled();
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
  parameters: { world: { path: '/store/checkout?code=FIVE' } },
  play: async (story) => {
    await expect(await box(story)).toHaveValue('FIVE');
    await expect(story.canvas.getByRole('button', { name: words.apply })).toBeEnabled();
  },
});

export const LinkedImpossible = meta.story({
  name: 'Invalid code in the link: reported but not repeated [BEYOND-24]',
  parameters: { world: { path: `/store/checkout?code=${'x'.repeat(200)}` } },
  play: async (story) => {
    await expect(await box(story)).toHaveValue('');
    await expect(await box(story)).toHaveAccessibleDescription(/64 letters/);
  },
});
