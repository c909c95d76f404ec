import { expect, screen as page, waitFor, within } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { cartOf, fillPurchaser, orderCart } from '#fixtures/stories/cart.ts';
import { carts } from '#fixtures/stories/carts.ts';
import { applyCoupon, takesCoupons } from '#fixtures/stories/coupon.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { keyRefusals, paying } from '#fixtures/stories/purchase.ts';
import { departures, refusals } from '#fixtures/stories/refusals.ts';
import { seesTerms, tellsRenewal } from '#fixtures/stories/renewal.ts';
import { fieldOf, goesTo, type Story, sees, seesButton, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { copyOf } from '#mocks/documented.ts';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { CartCheckout } from './CartCheckout.tsx';

const meta = preview.meta({
  title: 'Store/Checkout',
  component: CartCheckout,
  tags: ['flow:cartCheckout'],
  args: { page: pageOf('showCheckout', 'digitalOnly'), query: new URLSearchParams() },
});

const onFile = meta.story({ args: { page: pageOf('showCheckout', 'bothOnFile') } });

const { address, cart, cartCheckout, checkout, coupon, purchaser, renewalTerms, review } = english;
const { checkOutCart } = replies;
const intent = checkOutCart.started.body.data.keys.payment_intent_id;
const receipt = `/receipts?token=${checkOutCart.gratis.body.data.receipt}`;
const invoice = `/invoice/${checkOutCart.customerProcessing.body.data.invoice}`;

const headings = ({ canvas }: Pick<Story, 'canvas'>) =>
  canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const Guest = meta.story({
  name: 'Guest with goods: the cart, then the sections in order [CHECK-2, CHECK-3, CHECK-5, CHECK-7]',
  args: { page: pageOf('showCheckout', 'guest') },
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(headings(story)).toEqual([cart.title, purchaser.title, address.mailing, checkout.complete]);
    await expect(story.canvas.queryByLabelText(purchaser.password)).not.toBeInTheDocument();
    await sees(story, checkout.botNotice);
  },
});

const takingCoupons = meta.story({ args: { page: takesCoupons(pageOf('showCheckout', 'guest')) } });

export const CouponTyped = takingCoupons.extend({
  name: 'Typed coupon: applied and removed, the totals follow [BEYOND-20, BEYOND-22]',
  beforeEach: answers('checkCoupon', 'cartDiscounted', 'cartFullPrice'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const table = () => canvas.getByRole('table', { name: cart.title });
    await applyCoupon(story, 'five');
    await expect(await canvas.findByText(new RegExp(`· ${coupon.applied}$`))).toHaveTextContent('FIVE');
    await waitFor(() => expect(within(table()).getByRole('row', { name: /^Total/ })).toHaveTextContent('$31.50'));
    await expect(canvas.getByLabelText(english.couponField.code)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: coupon.remove }));
    await waitFor(() => expect(within(table()).getByRole('row', { name: /^Total/ })).toHaveTextContent('$36.50'));
    await expect(canvas.getByRole('button', { name: coupon.apply })).toHaveFocus();
  },
});

export const GuestSubscription = meta.story({
  name: 'Guest with a subscription: new account, renews automatically [CHECK-4, CHECK-5, CHECK-6, ACCT-21]',
  args: { page: pageOf('showCheckout', 'guestSubscription') },
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(headings(story)).toEqual([cart.title, purchaser.title, address.subscription, checkout.complete]);
    await expect(story.canvas.getByLabelText(purchaser.password, { selector: 'input' })).toBeVisible();
    await expect(story.canvas.getByRole('radio', { name: /International/ })).toBeChecked();
    await sees(story, english.subscribe.renewNote);
  },
});

const lifetime = pageOf('showCheckout', 'guestSubscription');
for (const { cart: line } of lifetime.cart.billing.c.reported)
  if (line.type === 'personal-subscription') line.item.term = 'lifetime';

export const ReaderMixed = meta.story({
  name: 'Full cart: every line, summary section and address, the card on file [CHECK-8, CHECK-18, CHECK-20, GIFT-5, BEYOND-13, BEYOND-14]',
  args: { page: pageOf('showCheckout', 'readerMixed') },
  play: async (story) => {
    const { canvas } = story;
    await seesButton(story, 'payment');
    const { name, email } = pages.showCheckout.readerMixed.body.subscriber.account;
    await expect(canvas.getByLabelText(purchaser.name)).toHaveValue(name);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(purchaser.email)).toHaveValue(email);
    const rows = within(canvas.getByRole('table', { name: review.title })).getAllByRole('rowheader');
    await expect(rows.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Personal Subscription',
      'Gift Subscriptions',
      'Donation',
      'Items for Shipping',
      'Digital Items',
      'Shipping',
      'Total',
    ]);
    for (const name of ['Harbour lights, art print', 'Low Water, issue 41, digital', 'One-time donation'])
      await expect(canvas.getAllByText(name)).toHaveLength(1);
    await story.userEvent.click(canvas.getByRole('link', { name: `${english.orderSummary.edit} ${review.donation}` }));
    await expect(canvas.getByRole('table', { name: cart.title })).toHaveFocus();
    await sees(story, 'Noor Haddad');
    await expect(headings(story)).toContain(cartCheckout.giftees);
  },
});

const foot = ({ canvas }: Pick<Story, 'canvas'>, name: string) =>
  [...(canvas.getByRole('table', { name }).querySelector('tfoot')?.rows ?? [])].map(({ innerText }) =>
    innerText.replace(/\s+/g, ' ').trim(),
  );

export const MonthlyDonation = meta.story({
  name: 'Monthly donation: names the monthly charge [BEYOND-31]',
  args: {
    page: { ...pageOf('showCheckout', 'digitalOnly'), cart: copyOf(replies.getCart.donationMonthly.body) },
  },
  play: async (story) => {
    await sees(story, fill(english.donation.monthlyCharge, { amount: '$10.00' }));
    await expect(story.canvas.queryByText(english.subscribe.renewNote)).not.toBeInTheDocument();
  },
});

export const RenewalTold = meta.story({
  name: 'Renewal told: the subscription of the cart at its full price [BEYOND-216]',
  tags: ['full'],
  args: { page: tellsRenewal(pageOf('showCheckout', 'guestSubscription'), 'checkbox') },
  play: async (story) => {
    await seesTerms(
      story,
      /^Your subscription renews /,
      renewalTerms.methodOfOrder,
      renewalTerms.untilCancelled,
      fill(renewalTerms.howToCancel, { link: renewalTerms.yourAccount }),
    );
    await expect(story.canvas.getByRole('checkbox', { name: renewalTerms.agree })).not.toBeChecked();
  },
});

export const DigitalOnly = meta.story({
  name: 'Digital only: asks for no address, a guest’s card is not saved [ADDR-21, CHECK-24, CHECK-33]',
  play: async (story) => {
    await seesButton(story, 'proceed');
    await expect(story.canvas.queryByRole('group', { name: address.mailing })).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(english.subscribe.renewNote)).not.toBeInTheDocument();
  },
});

export const Discounted = meta.story({
  name: 'Coupon: discount and list price in both tables [CHECK-18, CHECK-21, CART-12, CART-13]',
  args: { page: pageOf('showCheckout', 'discounted') },
  play: async (story) => {
    await seesButton(story, 'proceed');
    const rows = ['Discount -$10.00', 'List Price $36.00', 'Total $26.00'];
    await expect(foot(story, cart.title)).toEqual(rows);
    await expect(foot(story, review.title).slice(-3)).toEqual(rows);
  },
});

export const Gratis = meta.story({
  name: 'Free: a notice above the order, FREE in both tables, asks for no card [CHECK-6, CHECK-19, CHECK-31]',
  args: { page: pageOf('showCheckout', 'gratis') },
  play: async (story) => {
    await seesButton(story, 'free');
    await sees(story, checkout.freeOrder);
    await expect(foot(story, review.title).at(-1)).toBe('Total FREE');
    await expect(foot(story, cart.title).at(-1)).toBe('Total FREE');
  },
});

export const BankOnFile = meta.story({
  name: 'Bank account on file [CHECK-22, CHECK-23, CHECK-32]',
  args: { page: pageOf('showCheckout', 'bankOnFile') },
  play: async (story) => {
    await expect(await story.canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await sees(story, 'Harbour Savings, account ending in 6789');
    await seesButton(story, 'payment');
  },
});

export const BothOnFile = onFile.extend({
  name: 'Card and bank account on file: a new card may be saved [CHECK-22, CHECK-24, CHECK-25]',
  play: async (story) => {
    await sees(story, 'Visa ending in 4242, expires 08/2029');
    await sees(story, 'Harbour Savings, account ending in 6789');
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: checkout.newPayment }));
    await expect(story.canvas.getByRole('checkbox', { name: checkout.saveCard })).toBeChecked();
    await seesButton(story, 'proceed');
  },
});

const expired = { type: 'details', card: { type: 'Visa', last_four: '0069', exp_month: 12, exp_year: 2025 } } as const;
const { ach } = pages.showCheckout.bankOnFile.body.payment_info;

export const CardExpiredBesideBank = meta.story({
  name: 'Expired card beside a bank account, which can still pay [CHECK-23, PAYM-6]',
  args: { page: { ...pageOf('showCheckout', 'readerMixed'), payment_info: { ...expired, ach } } },
  play: async (story) => {
    await expect(await story.canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await sees(story, 'Visa ending in 0069, expired 12/2025');
    await sees(story, 'Harbour Savings, account ending in 6789');
    await expect(story.canvas.getByRole('link', { name: checkout.replaceCard })).toBeVisible();
    await seesButton(story, 'payment');
  },
});

export const EmptyCart = meta.story({
  name: 'Empty: a message and a link to the store [CART-15, CHECK-1, CHECK-2]',
  args: { page: pageOf('showCheckout', 'emptyCart') },
  play: async (story) => {
    await sees(story, cart.empty);
    const browse = story.canvas.getByRole('link', { name: english.reviewPanel.browse });
    await expect(browse).toHaveAttribute('href', '/store');
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const DebitedCart = meta.story({
  name: 'After a bank debit: a new cart, a link to the previous invoice [POLL-4, CART-15]',
  args: { page: pageOf('showCheckout', 'debitedCart') },
  play: async (story) => {
    await sees(story, cart.empty);
    await sees(story, cart.debited);
    await expect(story.canvas.getByRole('link', { name: cart.invoice })).toHaveAttribute('href', invoice);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const InvoicedCart = meta.story({
  name: 'Invoiced: can be neither changed nor paid here [CART-11, CART-14]',
  args: { page: pageOf('showCheckout', 'invoicedCart') },
  play: async (story) => {
    await sees(story, cart.invoiced);
    await expect(story.canvas.getByRole('link', { name: cart.invoice })).toHaveAttribute('href', invoice);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const mailing = ({ canvas }: Pick<Story, 'canvas'>) => within(canvas.getByRole('group', { name: address.mailing }));
const choose = async (story: Story, name: string) =>
  story.userEvent.click(await mailing(story).findByRole('radio', { name }));

export const Recipient = onFile.extend({
  name: 'Another recipient: a separate name and address [CHECK-5, CHECK-13]',
  play: async (story) => {
    await choose(story, cartCheckout.recipient);
    await submit(story, 'payment');
    await expect(await fieldOf(story, cartCheckout.recipientName)).toHaveFocus();
    await expect(await fieldOf(story, cartCheckout.recipientName)).toHaveAccessibleDescription(
      /Enter the name of the recipient/,
    );
    await expect(await fieldOf(story, address.line1)).toHaveAttribute(
      'autocomplete',
      'section-recipient shipping address-line1',
    );
  },
});

export const Elsewhere = onFile.extend({
  name: 'Another shipping category: warns of a new total [CHECK-5, ADDR-18]',
  play: async (story) => {
    await choose(story, address.other);
    await choose(story, 'Canada');
    await sees(story, /you see the new total before you pay/);
    await expect(await fieldOf(story, address.country)).toHaveValue('Canada');
  },
});

export const Ordering = meta.story({
  name: 'Ordering: the cart is locked [CHECK-29, CHECK-35]',
  beforeEach: () => answers('checkOutCart', { reply: 'started', held: hold() })(),
  play: async (story) => {
    await orderCart(story);
    await seesButton(story, 'loading');
    await expect(story.canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Completed = meta.story({
  name: 'Ordered: other tabs empty their cart, the page is left [CHECK-41]',
  beforeEach: answers('checkOutCart', 'gratis'),
  play: async (story) => {
    await orderCart(story);
    await goesTo(story, receipt);
    await seesButton(story, 'completed');
  },
});

const completes = (story: Story) => seesButton(story, 'completing');

export const Started = meta.story({
  name: 'Started: shows the payment form [CHECK-32, CHECK-38]',
  beforeEach: answers('checkOutCart', 'started'),
  play: async (story) => {
    await orderCart(story);
    await sees(story, english.status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const TotalChanged = meta.story({
  name: 'Total changes under the payment form: told, and confirmed before anything is sent [CHECK-38]',
  beforeEach: answers('checkOutCart', 'started', 'started'),
  play: async (story) => {
    await orderCart(story);
    await seesButton(story, 'payment');
    carts.announce({ ...cartOf('digitalProduct'), version: 90 });
    await sees(story, fill(checkout.totalChanged, { before: '$8.00', now: '$9.00' }));
    await expect(await story.canvas.findByRole('button', { name: checkout.confirmTotal })).toBeVisible();
  },
});

export const Updated = meta.story({
  name: 'Updated: confirms the intent, then polls [CHECK-39]',
  ...paying('checkOutCart', 'updated', orderCart, completes),
});

export const Ordered = meta.story({
  name: 'Ordered: each reply leads to the receipt, the invoice or the account [CHECK-40, CHECK-37, SUBS-14, SUBS-15, CHECK-41]',
  ...departures('checkOutCart', orderCart, {
    customerCompleted: receipt,
    customerProcessing: invoice,
    updateSucceeded: '/account',
    upgradeCompleted: receipt,
    upgradeProcessing: invoice,
    upgradeGratis: receipt,
    paidElsewhere: ['/receipts?token=rcp_Vd0w7c', 'order.already'],
    paidByDebitElsewhere: ['/invoice/inv_5tG4hA', 'order.already'],
  }),
});

export const UpgradeStarted = meta.story({
  name: 'Upgrade started: shows the payment form [CHECK-37, SUBS-15]',
  beforeEach: answers('checkOutCart', 'upgradeStarted'),
  play: async (story) => {
    await orderCart(story);
    await sees(story, english.status.paymentReady);
  },
});

export const UpgradeUpdated = meta.story({
  name: 'Upgrade updated: confirms the intent [CHECK-39, SUBS-15]',
  ...paying('checkOutCart', 'upgradeUpdated', orderCart, completes),
});

export const AuthorizationRequired = onFile.extend({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45, CHECK-47]',
  beforeEach: answers('checkOutCart', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await expect(await page.findByRole('dialog')).toBeVisible();
    await seesButton(story, 'sending');
  },
});

export const ReplacementRequired = onFile.extend({
  name: 'Replacement required: a new card for the same cart [CHECK-44, CHECK-46]',
  beforeEach: answers('checkOutCart', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, `${checkOutCart.replacementRequired.body.checkout_errors.message}${english.problem.replacement}`);
    await seesButton(story, 'payment');
  },
});

const refetched = meta.story({ beforeEach: answers('getCart', 'digitalIssue') });

export const Refusals = refetched.extend({
  name: 'Refusals: each in its words, the cart stays and can be ordered [CHECK-16, CHECK-50, CHECK-14, CHECK-13, COUP-7, COUP-8, COUP-9, COUP-6, CHECK-49, CHECK-52]',
  ...refusals('checkOutCart', {
    but: ['nestedErrors', 'cartEmpty', 'replacementRequired', 'orderChanged'],
    fill: fillPurchaser,
    send: submit,
    keeps: (story) => seesButton(story, 'proceed'),
  }),
});

export const NestedErrors = onFile.extend({
  name: 'Nested errors: opens the address, each at its field [CHECK-14, CHECK-15, CHECK-17]',
  beforeEach: () => {
    answers('checkOutCart', 'nestedErrors')();
    answers('getCart', 'basicProduct')();
  },
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, checkOutCart.nestedErrors.body.errors.general);
    await expect(await fieldOf(story, address['postcode.zip'])).toHaveAccessibleDescription(
      /This postcode does not belong/,
    );
    await expect(await fieldOf(story, address['postcode.zip'])).toHaveFocus();
  },
});

export const CartEmpty = meta.story({
  name: 'Cart empty: emptied in another tab, no other message [CART-15, CHECK-2]',
  beforeEach: () => {
    answers('checkOutCart', 'cartEmpty')();
    answers('getCart', 'empty')();
  },
  play: async (story) => {
    await orderCart(story);
    await waitFor(() => expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(story.canvas.getAllByText(cart.empty)).toHaveLength(1);
  },
});

export const Held = meta.story({
  name: 'Order changed, same cart after refetch: cannot be paid, only checked again',
  beforeEach: () => {
    answers('checkOutCart', 'orderChanged')();
    answers('getCart', 'digitalIssue')();
  },
  play: async (story) => {
    await orderCart(story);
    await sees(story, checkOutCart.orderChanged.body.errors);
    await sees(story, cartCheckout.held);
    await expect(story.canvas.queryByRole('button', { name: /Payment/ })).not.toBeInTheDocument();
    await seesButton(story, 'checkAgain');
  },
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('checkOutCart', orderCart),
});

export const Doubtful = meta.story({
  name: 'Unsettled: can only be checked, the cart is locked [POLL-6, POLL-8]',
  parameters: { world: { attempt: { step: 'completing', intent } } },
  beforeEach: answers('getFulfilment', 'unavailable'),
  play: async (story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
    await expect(story.canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const EmptiedMeanwhile = meta.story({
  name: 'Reloaded while completing: the cart is empty, the order finishes [POLL-1]',
  args: { page: pageOf('showCheckout', 'emptyCart') },
  parameters: { world: { attempt: { step: 'completing', intent } } },
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await seesButton(story, 'completing');
    await expect(story.canvas.queryByText(cart.empty)).not.toBeInTheDocument();
  },
});
