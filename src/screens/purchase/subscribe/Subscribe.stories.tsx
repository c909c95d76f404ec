import { expect, fireEvent, screen as page, waitFor, within } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { applyCoupon, takesCoupons } from '#fixtures/stories/coupon.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { fillDigital, keyRefusals, order, orderAndPay, pay } from '#fixtures/stories/purchase.ts';
import { anew, departures, refusals } from '#fixtures/stories/refusals.ts';
import { seesTerms, tellsRenewal } from '#fixtures/stories/renewal.ts';
import { contacting, goesTo, type Story, sees, seesButton, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Subscribe } from './Subscribe.tsx';

const visitor = pageOf('showSubscribe', 'visitor');

const meta = preview.meta({
  title: 'Subscribe/Subscribe',
  component: Subscribe,
  args: { page: visitor, query: new URLSearchParams() },
});

const { address, common, coupon, gift, problem, purchaser, required, reviewPanel, status, swag, timing, zone } =
  english;
const { getFulfilment, getProducts, subscribe } = replies;
const intent = subscribe.started.body.data.keys.payment_intent_id;

const asGift = meta.story({ args: { query: new URLSearchParams('type=gift') } });
const bySubscriber = meta.story({ args: { page: pageOf('showSubscribe', 'subscriber') } });
const giftCoupon = meta.story({ args: { page: pageOf('showSubscribe', 'giftCoupon') } });
const later = meta.story({ args: { page: pageOf('showSubscribe', 'checkoutLater') } });
const abroad = meta.story({ args: { query: new URLSearchParams('shipping=ship-c') } });
const paying = meta.story({ parameters: { world: { impatient: true } } });
const onFile = paying.extend({ args: { page: pageOf('showSubscribe', 'donor') } });
const polling = meta.story({ parameters: { world: { attempt: { step: 'completing', intent } } } });

export const Visitor = meta.story({
  name: 'Visitor: the defaults [SUBSCRIBE-1, SUBSCRIBE-5, SUBSCRIBE-7, SUBSCRIBE-9, SUBSCRIBE-10]',
  play: async ({ canvas }) => {
    for (const title of ['level', 'adjust', 'shipping', 'years', 'donation', 'benefits', 'swag'] as const) {
      await expect(canvas.getByRole('heading', { name: english.subscribe[title] })).toBeVisible();
    }
    for (const benefit of ['4 new issues per year', english.benefit.archive, english.benefit.files])
      await sees({ canvas }, benefit);
    const chosen = canvas.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));
    await expect(chosen.slice(0, 5)).toEqual(['personal', 'low', 'print', '1year', 'ship-a']);
  },
});

export const Donor = meta.story({
  name: 'Reader: an account and a card on file [CHECK-8, CHECK-23, CHECK-32]',
  args: { page: pageOf('showSubscribe', 'donor') },
  play: async ({ canvas }) => {
    const { name, email } = pages.showSubscribe.donor.body.subscriber.account;
    await expect(canvas.getByLabelText(purchaser.name)).toHaveValue(name);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(purchaser.email)).toHaveValue(email);
    await expect(await canvas.findByRole('radio', { name: english.checkout.existingPayment })).toBeChecked();
    await seesButton({ canvas }, 'payment');
  },
});

const counting =
  (...counts: number[]) =>
  async ({ canvas }: Story) => {
    const terms = [english.term['1year'], english.term['2year'], english.term['3year']];
    for (const [at, term] of terms.entries())
      await expect(await canvas.findByRole('radio', { name: term })).toHaveAccessibleDescription(
        expect.stringContaining(fillCount(english.term.issues, counts[at] ?? Number.NaN)),
      );
    await expect(canvas.getByRole('radio', { name: english.term.lifetime })).toHaveAccessibleDescription(
      expect.stringContaining(english.term.lifetimeIssues),
    );
  };

export const FourIssues = meta.story({
  name: 'Issues per year: four by default [HOST-4]',
  play: counting(4, 8, 12),
});

export const SixIssues = meta.story({
  name: 'Issues per year: the host’s number',
  args: { page: { ...visitor, settings: { ...visitor.settings, issues_per_year: 6 } } },
  play: counting(6, 12, 18),
});

export const Gift = asGift.extend({
  name: 'Gift: asks for the giver, no password or address [SUBSCRIBE-10, GIFT-1, CHECK-4]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: gift.gift })).toBeChecked();
    await expect(canvas.getByLabelText(purchaser.name)).toBeVisible();
    await expect(canvas.queryByLabelText(purchaser.password)).not.toBeInTheDocument();
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    await sees({ canvas }, english.review.gifts);
  },
});

export const Subscriber = bySubscriber.extend({
  name: 'Subscriber: offers to renew or give, no form [SUBSCRIBE-13, SUBSCRIBE-14]',
  play: async ({ canvas }) => {
    await sees({ canvas }, english.subscribe.existingAccount);
    await expect(canvas.getByRole('link', { name: english.subscribe.renew })).toHaveAttribute(
      'href',
      '/subscribe/renew',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const LifetimeSubscriber = meta.story({
  name: 'Lifetime subscriber: may give, nothing to renew, no form [SUBSCRIBE-13]',
  args: { page: pageOf('showSubscribe', 'lifetimeSubscriber') },
  play: async ({ canvas }) => {
    await sees({ canvas }, english.subscribe.lifetime);
    await expect(canvas.queryByRole('link', { name: english.subscribe.renew })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const FormerSubscriber = meta.story({
  name: 'Former subscriber: may subscribe again',
  args: { page: pageOf('showSubscribe', 'formerSubscriber') },
  play: ({ canvas }) => seesButton({ canvas }, 'proceed'),
});

export const CheckoutLater = later.extend({
  name: 'Checkout later: now is the default, no offers [CHECK-53, SUBSCRIBE-16]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: timing.now })).toBeChecked();
    await seesButton({ canvas }, 'proceed');
    await expect(canvas.queryByRole('heading', { name: english.subscribe.donation })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: english.subscribe.swag })).not.toBeInTheDocument();
  },
});

type CouponPage = Extract<keyof typeof pages.showSubscribe, `${string}Coupon`>;

const codeOf = (name: CouponPage) => pages.showSubscribe[name].body.subscribe.coupon.code;
const saying = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.includes(words);

const holding = (name: CouponPage, words: string) => ({
  args: { page: pageOf('showSubscribe', name) },
  play: async (story: Story) => {
    await sees(story, codeOf(name));
    await sees(story, saying(words));
  },
});

export const OtherCoupon = meta.story({
  name: 'Other coupon: applied at once [COUP-3]',
  ...holding('otherCoupon', coupon.applied),
});

export const FreeCoupon = meta.story({
  name: 'Free coupon: 100% off',
  ...holding('freeCoupon', coupon.applied),
});

export const GiftCoupon = giftCoupon.extend({
  name: 'Gift coupon: switches to a gift [SUBSCRIBE-11]',
  play: async (story) => {
    await sees(story, saying(coupon.applied));
    await expect(story.canvas.getByRole('radio', { name: gift.gift })).toBeChecked();
  },
});

export const DomesticCoupon = meta.story({
  name: 'Domestic coupon: disables other categories, digital and Standard until removed [SUBSCRIBE-17, SUBSCRIBE-18, COUP-2]',
  args: { page: pageOf('showSubscribe', 'domesticCoupon') },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const closed = () =>
      canvas
        .getAllByRole('radio')
        .filter((radio) => radio.matches(':disabled'))
        .map((radio) => radio.getAttribute('value'));
    const remove = await canvas.findByRole('button', { name: coupon.remove });
    await expect(closed().filter((value) => !value?.startsWith('sze:'))).toEqual([
      'high',
      'digital',
      'ship-b',
      'ship-c',
    ]);
    await sees(story, english.review.discount);
    await sees(story, english.review.listPrice);
    await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: coupon.apply })).toBeEnabled();
    await expect(closed().filter((value) => !value?.startsWith('sze:'))).toEqual([]);
    await expect(canvas.queryByText(english.review.discount)).not.toBeInTheDocument();
  },
});

export const RenewalCoupon = meta.story({
  name: 'Renewal coupon: not for new subscriptions [COUP-7]',
  ...holding('renewalCoupon', coupon.notForNew),
});

export const DigitalCoupon = meta.story({
  name: 'Digital coupon: not for print [COUP-9]',
  ...holding('digitalCoupon', coupon.notCovered),
});

export const ZeroCoupon = meta.story({
  name: 'Zero coupon: no discount [COUP-6]',
  ...holding('zeroCoupon', fill(coupon.unable, { code: codeOf('zeroCoupon') })),
});

export const ClosedCoupon = meta.story({
  name: 'Closed coupon: refused, no reason from the server',
  ...holding('closedCoupon', fill(coupon.unable, { code: codeOf('closedCoupon') })),
});

export const RefusedCoupon = meta.story({
  name: 'Refused coupon: the server’s reason',
  ...holding('refusedCoupon', pages.showSubscribe.refusedCoupon.body.subscribe.coupon.errors),
});

export const Problems = meta.story({
  name: 'Sent empty: every problem at its field and in the summary',
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    const summary = await canvas.findByRole('heading', { name: common.problemTitle });
    await expect(summary).toBeVisible();
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAccessibleDescription(/Enter your name/);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveFocus();
  },
});

const BOT_CHECK = 'script[src^="https://www.google.com/recaptcha/"]';
const botCheck = () => document.querySelector(BOT_CHECK);

export const FirstInput = meta.story({
  name: 'Bot check: loads on the first input',
  // Another story may have loaded the bot check in the same page.
  beforeEach: () => {
    for (const asked of document.querySelectorAll(BOT_CHECK)) asked.remove();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: english.subscribe.title });
    await expect(botCheck()).toBeNull();
    await userEvent.click(canvas.getByLabelText(purchaser.name));
    await waitFor(() => expect(botCheck()).not.toBeNull());
  },
});

const donorAbroad = pageOf('showSubscribe', 'donor');
if (donorAbroad.subscriber)
  donorAbroad.subscriber.account.addresses.c = structuredClone(requests.changeAddress.elsewhere.body);

export const AnotherAddress = abroad.extend({
  name: 'Another address: starts in the account’s category, as announced [ADDR-12]',
  args: { page: donorAbroad },
  play: async ({ canvas, userEvent }) => {
    const category = (name: string) => canvas.getByRole('radio', { name });
    await expect(category(zone['ship-c'])).toBeChecked();
    await expect(canvas.getByRole('radio', { name: address.keep })).toBeChecked();
    const other = canvas.getByRole('radio', { name: address.other });
    await expect(other).toHaveAccessibleDescription(fill(address.otherCategory, { category: zone['ship-a'] }));
    await userEvent.click(other);
    await expect(category(zone['ship-a'])).toBeChecked();
    await userEvent.click(category(zone['ship-c']));
    await expect(other).toBeChecked();
    await expect(canvas.getByLabelText(address.line1)).toHaveValue('');
  },
});

const choose = async ({ canvas, userEvent }: Story, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

export const ManyGifts = asGift.extend({
  name: 'Too many gifts: clamped to twenty, explains why [GIFT-2]',
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByLabelText(gift.quantity);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '21{Enter}');
    await expect(quantity).toHaveValue('20');
    await expect(quantity).toHaveAccessibleDescription(fill(common.atMost, { maximum: '20' }));
    await expect(canvas.getByRole('table')).toHaveTextContent('$720.00');
  },
});

export const Recipient = asGift.extend({
  name: 'Another recipient: a name, and an address for goods [CHECK-12, CHECK-13]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await choose(story, gift.toRecipient);
    await submit(story);
    const name = canvas.getByLabelText(gift.recipientName);
    await expect(name).toHaveAccessibleDescription(new RegExp(required.recipient_name));
    await userEvent.type(name, requests.subscribe.giftOrder.body.recipient_name);
    await expect(canvas.queryByLabelText(address.line1)).not.toBeInTheDocument();
    const [tote] = await canvas.findAllByRole('radio', { name: 'One size' });
    if (tote) await userEvent.click(tote);
    await submit(story);
    await expect(await canvas.findByLabelText(address.line1)).toHaveAccessibleDescription(
      new RegExp(required['address.line1']),
    );
  },
});

export const GiftPreview = meta.story({
  name: 'Gift card preview: before payment, follows what is typed [BEYOND-60, BEYOND-63]',
  args: { query: new URLSearchParams('type=gift&years=2years') },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const message = canvas.getByLabelText(new RegExp(`^${gift.message}`));
    message.focus();
    await userEvent.paste('Happy birthday!\n<b>Enjoy it</b>');
    await userEvent.type(canvas.getByLabelText(english.purchaser.name), 'Ada Okafor');
    fireEvent.change(canvas.getByLabelText(new RegExp(`^${gift.day}`)), { target: { value: '2030-06-01' } });
    await choose(story, gift.toRecipient);
    await userEvent.type(canvas.getByLabelText(gift.recipientName), 'Noor');
    await userEvent.click(canvas.getByRole('button', { name: english.giftPreview.preview }));
    const filled = within(await canvas.findByRole('dialog', { name: english.giftCard.previewTitle }));
    await expect(filled.getByText(/Happy birthday!/).textContent).toBe('Happy birthday!\n<b>Enjoy it</b>');
    for (const text of [
      'From Ada Okafor',
      'For June 1, 2030',
      'Student, print and digital, 2 years',
      fill(english.giftCard.headingNamed, { name: 'Noor' }),
    ])
      await expect(filled.getByText(text)).toBeVisible();
    await expect(filled.queryByText(/token=/)).not.toBeInTheDocument();
  },
});

export const GiftMessage = asGift.extend({
  name: 'Gift message and date: errors at each, values kept [CHECK-14]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const message = canvas.getByLabelText(new RegExp(`^${gift.message}`));
    const day = canvas.getByLabelText(new RegExp(`^${gift.day}`));
    const long = '<'.repeat(251);
    message.focus();
    await userEvent.paste(long);
    await submit(story);
    await waitFor(() => expect(message).toHaveAccessibleDescription(expect.stringContaining(gift.tooLong)));
    await expect(message).toHaveValue(long);
    for (const [typed, words] of [
      ['2020-01-01', gift.past],
      ['9999-12-31', gift.tooFar],
    ] as const) {
      fireEvent.change(day, { target: { value: typed } });
      await submit(story);
      await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(words)));
      await expect(day).toHaveValue(typed);
    }
  },
});

export const GiftBySubscriber = bySubscriber.extend({
  name: 'Subscriber: gives a subscription from the notice [SUBSCRIBE-13]',
  beforeEach: answers('subscribe', 'gratis'),
  play: async (story) => {
    await sees(story, english.subscribe.existingAccount);
    await choose(story, gift.gift);
    await expect(story.canvas.queryByText(english.subscribe.existingAccount)).not.toBeInTheDocument();
    await submit(story, 'payment');
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

export const Withheld = bySubscriber.extend({
  name: 'Subscriber switching back to personal: offers to renew, keeps the code [SUBSCRIBE-13]',
  args: { query: new URLSearchParams('type=gift&code=HARBOUR10') },
  play: async (story) => {
    await choose(story, gift.personal);
    await sees(story, english.subscribe.existingAccount);
    await expect(story.canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('link', { name: english.subscribe.renew })).toHaveAttribute(
      'href',
      '/subscribe/renew?code=HARBOUR10',
    );
  },
});

export const CodeKept = meta.story({
  name: 'Code in the link: kept through a login, with the choices since [COUP-11]',
  args: { page: pageOf('showSubscribe', 'otherCoupon'), query: new URLSearchParams('code=HARBOUR10&years=2years') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: zone['ship-b'] }));
    await expect(canvas.getByRole('link', { name: english.logInFirst.link })).toHaveAttribute(
      'href',
      `/login?url=${encodeURIComponent('/subscribe?years=2years&shipping=ship-b&code=HARBOUR10')}`,
    );
  },
});

const addLater = async ({ canvas, userEvent }: Story) => {
  await userEvent.click(await canvas.findByRole('radio', { name: timing.later }));
  await userEvent.click(await canvas.findByRole('button', { name: timing.add }));
};

export const Adding = later.extend({
  name: 'Later: asks for nothing more, locked while adding',
  beforeEach: () => answers('addToCart', { reply: 'added', held: hold() })(),
  play: async (story) => {
    await addLater(story);
    await expect(await story.canvas.findByRole('button', { name: timing.adding })).toBeVisible();
    await expect(story.canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
  },
});

export const Added = later.extend({
  name: 'Added: focuses the links to the store and the checkout [CHECK-53, STORE-18]',
  beforeEach: answers('addToCart', 'added'),
  play: async (story) => {
    await addLater(story);
    await sees(story, reviewPanel.added);
    const link = story.canvas.getByRole('link', { name: reviewPanel.checkout });
    await expect(link).toHaveAttribute('href', '/store/checkout');
    await expect(link.closest('[tabindex]')).toHaveFocus();
  },
});

export const ReadingCart = later.extend({
  name: 'Gifts: fetches an unknown cart first',
  beforeEach: () => answers('getCart', { reply: 'empty', held: hold() })(),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: new RegExp(`^${gift.gift}`) }));
    await addLater(story);
    await expect(await story.canvas.findByRole('button', { name: timing.adding })).toBeVisible();
  },
});

export const Shipping = abroad.extend({
  name: 'Shipping: the countries of the category',
  beforeEach: answers('getShipping', 'shipping'),
  play: async ({ canvas }) => expect(await canvas.findByRole('option', { name: 'United Kingdom' })).toBeInTheDocument(),
});

export const LoadingProducts = meta.story({
  name: 'Loading the products',
  beforeEach: () => answers('getProducts', { reply: 'swag', held: hold() })(),
  play: (story) => sees(story, swag.loading),
});

const offered = getProducts.swag.body.list;

export const ProductsOffered = meta.story({
  name: 'Products: at most two, none sold out [SUBSCRIBE-15]',
  beforeEach: answers('getProducts', 'swag'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: offered[0].name })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: offered[1].name })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: offered[2].name })).not.toBeInTheDocument();
  },
});

export const EveryKind = meta.story({
  name: 'Every kind of product: the first two in stock, one without sizes can be added [SUBSCRIBE-15]',
  beforeEach: answers('getProducts', 'everyKind'),
  play: async ({ canvas, userEvent }) => {
    const [print, shirt, guide] = getProducts.everyKind.body.list;
    const offer = await canvas.findByRole('radiogroup', { name: print.name });
    await userEvent.click(within(offer).getByRole('radio', { name: new RegExp(swag.add) }));
    await expect(canvas.getByLabelText(fill(swag.quantity, { name: print.name }))).toHaveValue('1');
    await expect(canvas.getByRole('radiogroup', { name: shirt.name })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: guide.name })).not.toBeInTheDocument();
  },
});

export const NoProducts = meta.story({
  name: 'No products: no offers [SUBSCRIBE-15]',
  beforeEach: answers('getProducts', 'noProducts'),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.queryByRole('heading', { name: english.subscribe.swag })).not.toBeInTheDocument()),
});

export const Proving = meta.story({
  name: 'Loading: waits for the bot check [CHECK-29, CHECK-35, CHECK-36]',
  parameters: { world: { botCheck: 'silent' } },
  play: async (story) => {
    await order(story);
    await seesButton(story, 'loading');
    await expect(story.canvas.getByLabelText(purchaser.name)).toBeDisabled();
    await expect(document.documentElement).toHaveAttribute('data-journal-locked');
  },
});

export const Challenged = meta.story({
  name: 'Loading: the bot check asks the reader [BEYOND-77]',
  parameters: { world: { botCheck: 'challenged' } },
  play: async (story) => {
    await order(story);
    await seesButton(story, 'loading');
  },
});

export const Ordering = meta.story({
  name: 'Loading: sends the order [CHECK-29]',
  beforeEach: () => answers('subscribe', { reply: 'started', held: hold() })(),
  play: async (story) => {
    await order(story);
    await seesButton(story, 'loading');
    await sees(story, status.loading);
  },
});

export const Started = meta.story({
  name: 'Started: shows the payment form [CHECK-38, CHECK-32]',
  beforeEach: answers('subscribe', 'started'),
  play: async (story) => {
    await order(story);
    await sees(story, status.paymentReady);
    await seesButton(story, 'payment');
  },
});

export const Updated = meta.story({
  name: 'Updated: confirms the intent with the provider, then polls [CHECK-39, POLL-1]',
  beforeEach: answers('subscribe', 'started', 'updated'),
  play: async (story) => {
    await orderAndPay(story);
    await seesButton(story, 'completing');
  },
});

export const CustomerCompleted = meta.story({
  name: 'Customer completed: goes to the receipt [CHECK-40]',
  beforeEach: answers('subscribe', 'customerCompleted'),
  play: async (story) => {
    await order(story);
    await goesTo(story, `/receipts?token=${subscribe.customerCompleted.body.data.receipt}`);
    await seesButton(story, 'completed');
    await sees(story, status.completed);
  },
});

export const Ordered = meta.story({
  name: 'Ordered: each reply leads to the receipt or the invoice [CHECK-40, CHECK-41]',
  ...departures('subscribe', order, {
    customerProcessing: `/invoice/${subscribe.customerProcessing.body.data.invoice}`,
    gratis: `/receipts?token=${subscribe.gratis.body.data.receipt}`,
    paidElsewhere: ['/receipts?token=rcp_Vd0w7c', 'order.already'],
    paidByDebitElsewhere: ['/invoice/inv_5tG4hA', 'order.already'],
  }),
});

export const Restoring = meta.story({
  name: 'Reloaded: restores the interrupted order',
  parameters: { world: { attempt: { step: 'confirming', intent } } },
  beforeEach: () => answers('getFulfilment', { reply: 'inProgress', held: hold() })(),
  play: (story) => sees(story, status.checking),
});

const card = { declined: '4000000000000002', poor: '4000000000009995', challenged: '4000002500003155' };

export const Confirming = paying.extend({
  name: 'Confirming: the bank asks the cardholder [CHECK-29]',
  play: async (story) => {
    await orderAndPay(story, card.challenged);
    await expect(await page.findByRole('dialog')).toBeVisible();
    await seesButton(story, 'sending');
    await sees(story, status.sending);
  },
});

export const IntentChecked = paying.extend({
  name: 'Another card: the button is busy during the check',
  parameters: { rests: 'payment.checking' },
  play: async (story) => {
    await orderAndPay(story, card.poor);
    await sees(story, 'Your card has insufficient funds.');
    await pay(story);
    await seesButton(story, 'sending');
  },
});

export const AuthorizationRequired = onFile.extend({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45, CHECK-47]',
  beforeEach: answers('subscribe', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await expect(await page.findByRole('dialog')).toBeVisible();
    await seesButton(story, 'sending');
  },
});

export const LoadingProvider = onFile.extend({
  name: 'Authorization required: loads the provider’s script first [CHECK-29]',
  parameters: { world: { paymentScript: 'silent' } },
  beforeEach: answers('subscribe', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await seesButton(story, 'sending');
  },
});

export const Polling = polling.extend({
  name: 'Polling: waits for the first answer [CHECK-29]',
  beforeEach: () => answers('getFulfilment', 'inProgress', { reply: 'inProgress', held: hold() })(),
  play: async (story) => {
    await seesButton(story, 'completing');
    await sees(story, status.completing);
  },
});

export const InProgress = polling.extend({
  name: 'In progress: waits for the next poll [POLL-2]',
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await seesButton(story, 'completing');
  },
});

export const Completed = polling.extend({
  name: 'Completed: goes to the receipt [POLL-3]',
  parameters: { world: { impatient: true } },
  beforeEach: answers('getFulfilment', 'inProgress', 'inProgress', 'completed'),
  play: async (story) => {
    await goesTo(story, `/receipts?token=${getFulfilment.completed.body.receipt}`);
    await seesButton(story, 'completed');
  },
});

export const AwaitingDeposits = polling.extend({
  name: 'Verifying: how to verify the bank account, nothing to pay, and no polls',
  beforeEach: answers('getFulfilment', 'verifying'),
  play: async (story) => {
    const link = await story.canvas.findByRole('link', { name: english.deposits.confirm });
    await expect(link).toHaveAttribute('href', getFulfilment.verifying.body.deposits.url);
    await sees(story, new RegExp(english.deposits.payment));
    await expect(story.canvas.getByRole('group', { name: english.deposits.title })).toHaveFocus();
    await expect(story.canvas.queryByLabelText('Card number')).not.toBeInTheDocument();
    await seesButton(story, 'checkAgain');
  },
});

export const AwaitingUndated = polling.extend({
  name: 'Verifying, without a day or a link: names the email',
  beforeEach: answers('getFulfilment', 'verifyingUndated'),
  play: (story) => sees(story, english.deposits.mailed),
});

export const LoggedOutUnsure = polling.extend({
  name: 'Session ended during the wait: log in to find out',
  beforeEach: answers('getFulfilment', 'signedOut'),
  play: async (story) => {
    await sees(story, problem.signedOutUnsure);
    await sees(story, english.signInAgain.link);
  },
});

export const Processing = polling.extend({
  name: 'Processing: goes to the invoice [POLL-4]',
  beforeEach: answers('getFulfilment', 'inProgress', 'processing'),
  play: async (story) => {
    await goesTo(story, `/invoice/${getFulfilment.processing.body.invoice}`);
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again [CHECK-16, CHECK-14, CHECK-49]',
  ...refusals('subscribe', {
    but: ['giftMessageRefused', 'replacementRequired'],
    fill: fillDigital,
    send: submit,
    keeps: async (story) => {
      await seesButton(story, 'proceed');
      await expect(story.canvas.getByLabelText(purchaser.name)).toHaveValue('Ada Okafor');
    },
  }),
});

export const GiftMessageRefused = asGift.extend({
  name: 'Gift message refused: errors at message and date, values kept [CHECK-14]',
  beforeEach: answers('subscribe', 'giftMessageRefused'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const message = canvas.getByLabelText(new RegExp(`^${gift.message}`));
    const { name, email, cart } = requests.subscribe.giftWithMessage.body;
    await userEvent.type(canvas.getByLabelText(purchaser.name), name);
    await userEvent.type(canvas.getByLabelText(purchaser.email), email);
    await userEvent.type(message, cart.giftsubs[0].message);
    await submit(story);
    const { gift_message, deliver_on } = subscribe.giftMessageRefused.body.errors;
    await waitFor(() => expect(message).toHaveAccessibleDescription(expect.stringContaining(gift_message)));
    await expect(message).toHaveValue(cart.giftsubs[0].message);
    await expect(canvas.getByLabelText(new RegExp(`^${gift.day}`))).toHaveAccessibleDescription(
      expect.stringContaining(deliver_on),
    );
  },
});

export const CouponTyped = meta.story({
  name: 'Typed coupon: lowers every price at once [BEYOND-12, BEYOND-20, BEYOND-22, COUP-2, COUP-3, PRICE-4]',
  args: { page: takesCoupons(pageOf('showSubscribe', 'visitor')) },
  beforeEach: answers('checkCoupon', 'coupon'),
  play: async (story) => {
    await applyCoupon(story, 'harbour10');
    await expect(await story.canvas.findByText(new RegExp(`· ${coupon.applied}$`))).toHaveTextContent('HARBOUR10');
    await expect(story.canvas.getByLabelText(english.couponField.code)).toHaveFocus();
    await expect(story.canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('$26.00');
    await expect(story.canvas.getByRole('radio', { name: new RegExp(english.level.high) })).toBeDisabled();
  },
});

export const CouponChecking = meta.story({
  name: 'Checking a typed coupon: blocks every way to order [BEYOND-22, mozilla/fxa#20640]',
  args: { page: takesCoupons(pageOf('showSubscribe', 'visitor')) },
  beforeEach: answers('checkCoupon', { reply: 'coupon', held: hold() }),
  play: async (story) => {
    await fillDigital(story);
    await applyCoupon(story, 'HARBOUR10');
    const button = await story.canvas.findByRole('button', { name: english.submit.proceed });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await story.userEvent.type(story.canvas.getByLabelText(purchaser.name), '{Enter}');
    await expect(story.canvas.getByLabelText(purchaser.name)).toBeEnabled();
    await expect(button).toHaveAccessibleName(english.submit.proceed);
  },
});

export const CouponRefusedByOrder = meta.story({
  name: 'Coupon refused with the order: removed, shows only its refusal [COUP-12, COUP-5]',
  args: { page: pageOf('showSubscribe', 'otherCoupon') },
  beforeEach: answers('subscribe', 'couponRefused'),
  play: async (story) => {
    await order(story);
    await expect(await story.canvas.findAllByText(subscribe.couponRefused.body.errors.coupon)).toHaveLength(2);
    await expect(story.canvas.queryByText(new RegExp(`· ${coupon.applied}$`))).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('button', { name: coupon.cannotApply })).toBeDisabled();
  },
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('subscribe', order),
});

export const LaterRefused = later.extend({
  name: 'Later, refused: the server’s message, the form keeps its values',
  beforeEach: answers('addToCart', 'refused', 'added'),
  play: async (story) => {
    await addLater(story);
    await sees(story, replies.addToCart.refused.body.errors);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: timing.add }));
    await sees(story, reviewPanel.added);
  },
});

export const Declined = paying.extend({
  name: 'Declined: the provider’s message below the card form [CHECK-48]',
  play: async (story) => {
    await orderAndPay(story, card.declined);
    await sees(story, 'Your card was declined.');
    await seesButton(story, 'payment');
  },
});

export const ReplacementRequired = onFile.extend({
  name: 'Replacement required: asks for a new card [CHECK-46]',
  beforeEach: answers('subscribe', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, `${subscribe.replacementRequired.body.checkout_errors.message}${problem.replacement}`);
    await expect(story.canvas.getByRole('radio', { name: english.checkout.newPayment })).toBeChecked();
    await expect(story.canvas.getByRole('checkbox', { name: english.checkout.saveCard })).toBeChecked();
  },
});

export const Unpaid = polling.extend({
  name: 'Unpaid: only then can it be paid again [POLL-8]',
  beforeEach: answers('getFulfilment', 'inProgress', 'unpaid'),
  play: async (story) => {
    await sees(story, problem.unpaid);
    await seesButton(story, 'proceed');
  },
});

export const PollRefused = polling.extend({
  name: 'Unknown intent, signed out or too many requests when polling [POLL-6, POLL-8]',
  ...anew('getFulfilment', ['unknownIntent', 'signedOut', 'tooManyRequests'], async (story, name) => {
    await sees(story, name === 'signedOut' ? problem.signedOutUnsure : problem.unexpected);
    await seesButton(story, 'checkAgain');
  }),
});

export const CountriesTooManyRequests = abroad.extend({
  name: 'Too many requests when loading countries',
  beforeEach: answers('getShipping', 'tooManyRequests'),
  play: (story) => sees(story, address.countriesFailed),
});

export const ProductsUnavailable = meta.story({
  name: 'Unavailable when loading products: shows an error and a retry button',
  beforeEach: answers('getProducts', 'unavailable'),
  play: async (story) => {
    await sees(story, swag.failed);
    await expect(story.canvas.getByRole('button', { name: common.tryAgain })).toBeVisible();
  },
});

export const ProductsTooManyRequests = meta.story({
  name: 'Too many requests when loading products',
  beforeEach: answers('getProducts', 'tooManyRequests'),
  play: (story) => sees(story, swag.failed),
});

export const BotCheckBlocked = meta.story({
  name: 'Bot check blocked: reports it beside the form, which can be sent again',
  parameters: { world: { botCheck: 'blocked' } },
  play: async (story) => {
    await order(story);
    await sees(story, contacting(problem.botCheckUnavailable));
    await seesButton(story, 'proceed');
  },
});

export const Unsent = meta.story({
  name: 'Order not prepared: nothing is sent, can be sent again [BEYOND-192]',
  parameters: { world: { botCheck: 'broken' } },
  play: async (story) => {
    await order(story);
    await sees(story, contacting(problem.orderUnsent));
    await seesButton(story, 'proceed');
  },
});

export const Unanswered = meta.story({
  name: 'No answer: may have succeeded, sends again with the same key [CHECK-50]',
  beforeEach: answers('subscribe', dropped, 'gratis'),
  play: async (story) => {
    await order(story);
    await sees(story, problem.orderLost);
    await submit(story);
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

export const Verifying = paying.extend({
  name: 'Verifying a lost provider answer: nothing was paid',
  parameters: { world: { confirmation: 'lost' } },
  play: async (story) => {
    await orderAndPay(story);
    await sees(story, problem.unpaid);
    await seesButton(story, 'payment');
  },
});

export const PaymentLookedUp = paying.extend({
  name: 'Verifying a lost provider answer: the button is busy',
  parameters: { rests: 'payment.verifying', world: { impatient: true, confirmation: 'lost' } },
  play: async (story) => {
    await orderAndPay(story);
    await seesButton(story, 'sending');
  },
});

export const Unsettled = meta.story({
  name: 'Unsettled: a poll failed, can only be checked [POLL-6, POLL-8]',
  beforeEach: answers('getFulfilment', 'unavailable'),
  play: async (story) => {
    await orderAndPay(story);
    await sees(story, problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});

export const Offline = polling.extend({
  name: 'No answer: connection lost, still checking',
  beforeEach: answers('getFulfilment', 'inProgress', dropped),
  play: async (story) => {
    await sees(story, status.connectionLost);
    await seesButton(story, 'completing');
  },
});

export const TimedOut = polling.extend({
  name: 'Timed out: after a hundred polls [POLL-2, POLL-5, POLL-8]',
  parameters: { world: { impatient: true } },
  beforeEach: answers('getFulfilment', 'inProgress'),
  play: async (story) => {
    await story.canvas.findByText(fillCount(status.stillCompleting, 90));
    await sees(story, new RegExp(`^${problem.timedOut} ${contacting(problem.orderFailed)}`));
    await seesButton(story, 'checkAgain');
  },
});

const { renewalTerms } = english;
const CANCEL = fill(renewalTerms.howToCancel, { link: renewalTerms.yourAccount });

export const RenewalTold = meta.story({
  name: 'Renewal told: full price, interval, day, method and how to cancel, before the button [BEYOND-216]',
  args: { page: tellsRenewal(pageOf('showSubscribe', 'digitalCoupon')), query: new URLSearchParams('medium=digital') },
  play: async (story) => {
    await seesTerms(
      story,
      /on March.1, 2027, and every year after that, for \$24\.00/,
      renewalTerms.discount,
      renewalTerms.methodOfOrder,
      renewalTerms.untilCancelled,
      CANCEL,
    );
    await expect(story.canvas.getByRole('link', { name: renewalTerms.yourAccount })).toHaveAttribute(
      'href',
      '/account',
    );
    await expect(story.canvas.queryByRole('checkbox', { name: renewalTerms.agree })).not.toBeInTheDocument();
  },
});

export const RenewalOfGift = asGift.extend({
  name: 'Renewal told: a gift does not renew [BEYOND-216]',
  args: { page: tellsRenewal(visitor, 'checkbox') },
  play: async (story) => {
    await seesTerms(story, renewalTerms.gift);
    await expect(story.canvas.queryByRole('checkbox', { name: renewalTerms.agree })).not.toBeInTheDocument();
  },
});

const asking = meta.story({ args: { page: tellsRenewal(visitor, 'checkbox') } });

const agree = async ({ canvas, userEvent }: Story) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: renewalTerms.agree }));

export const ConsentMissing = asking.extend({
  name: 'Consent asked: unticked, and the order waits for it [BEYOND-217]',
  play: async (story) => {
    await fillDigital(story);
    const box = await story.canvas.findByRole('checkbox', { name: renewalTerms.agree });
    await expect(box).not.toBeChecked();
    await submit(story);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(new RegExp(required.renewal_consent));
    await expect(box).toHaveFocus();
  },
});

export const ConsentAgain = asking.extend({
  name: 'Consent given, then other terms: asked again [BEYOND-217]',
  play: async (story) => {
    await agree(story);
    await expect(story.canvas.getByRole('checkbox', { name: renewalTerms.agree })).toBeChecked();
    await story.userEvent.click(story.canvas.getByRole('radio', { name: english.term['2year'] }));
    await seesTerms(story, /every 2 years/, renewalTerms.methodOfOrder, renewalTerms.untilCancelled, CANCEL);
    await expect(story.canvas.getByRole('checkbox', { name: renewalTerms.agree })).not.toBeChecked();
  },
});

export const ConsentGiven = asking.extend({
  name: 'Consent given: the order goes on [BEYOND-217]',
  beforeEach: answers('subscribe', 'started'),
  play: async (story) => {
    await fillDigital(story);
    await agree(story);
    await submit(story);
    await seesButton(story, 'payment');
  },
});
