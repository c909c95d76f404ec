import { expect, waitFor } from 'storybook/test';
import type { CartState } from '#machines/api/contract.ts';
import { landingFor } from '#machines/rules/payment/landing.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { cartOf, changing, LIGHTS, returning, seesFoot, shownAgain, takeOut, wantMore } from '#storybook/cart-steps.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { Cart } from './Cart.tsx';

const meta = preview.meta({
  title: 'Store/Cart',
  component: Cart,
  args: { cart: cartOf('basicProduct') },
  tags: ['flow:cart'],
});

const { cart, review, common, problem } = english;
const { getCart, updateCart, removeFromCart } = replies;

export const Resting = meta.story({
  name: 'Cart: remove buttons on all lines, arrows on all but digital issues [CART-11, CART-12, CART-14, BEYOND-17]',
  args: { cart: cartOf('mixed') },
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns).toEqual(['Qty', 'Item', 'Shipping', 'Amount', 'Remove']);
    const counted = [LIGHTS, 'Standard, print and digital, 1 year', 'Low Water, issue 41, print'];
    const arrows = canvas.getAllByRole('button', { name: /^One more of/ }).map((button) => button.ariaLabel);
    await expect(arrows).toEqual(counted.map((name) => fill(cart.more, { name })));
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
    await seesFoot({ canvas }, cart.subtotal, '$297.00');
    await seesFoot({ canvas }, review.shipping, '$39.05');
    await seesFoot({ canvas }, review.total, '$336.05');
  },
});

export const Closed = meta.story({
  name: 'Invoiced: no arrows, no remove column, explains why [CART-11, CART-14]',
  args: { cart: cartOf('invoiced') },
  play: async (story) => {
    await sees(story, cart.invoiced);
    await expect(story.canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(story.canvas.queryAllByRole('button')).toEqual([]);
  },
});

export const Changing = meta.story({
  name: 'Increment: the quantity changes at once, the price with the reply',
  beforeEach: answers('updateCart', { reply: 'changed', held: hold() }),
  play: async (story) => {
    await wantMore(story);
    await wantMore(story);
    await expect(await story.canvas.findByRole('row', { name: /3.*Harbour lights/ })).toHaveAttribute('aria-busy');
  },
});

export const TakenOut = meta.story({
  name: 'Removing: focuses the next line, or the empty cart [CART-15]',
  beforeEach: answers('removeFromCart', 'removed'),
  play: async (story) => {
    await takeOut(story);
    await sees(story, cart.empty);
    await expect(story.canvas.getByText(cart.empty).closest('[tabindex]')).toHaveFocus();
    await expect(await story.canvas.findByText(`${LIGHTS} was removed. Total $0.00`)).toBeInTheDocument();
  },
});

export const Reading = meta.story({
  name: 'bfcache restore: refetches the cart',
  beforeEach: answers('getCart', { reply: 'basicProduct', held: hold() }),
  parameters: shownAgain,
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy')),
});

const wasDiscounted = meta.story({ args: { cart: cartOf('discounted') } });
const wasDigital = meta.story({ args: { cart: cartOf('digitalIssue') } });

const finding = (name: ReplyName<'getCart'>, line: string, total: string) =>
  returning(name, async (story) => {
    await expect(await story.canvas.findByRole('row', { name: new RegExp(line) })).toBeVisible();
    await seesFoot(story, review.total, total);
  });

const findingArrows = (name: ReplyName<'getCart'>, total: string, arrows: number) =>
  returning(name, async (story) => {
    await seesFoot(story, review.total, total);
    await expect(story.canvas.queryAllByRole('button', { name: /^One more of/ })).toHaveLength(arrows);
  });

export const Empty = wasDiscounted.extend({
  name: 'Empty [CART-15, CHECK-1]',
  tags: ['reply:getCart.empty'],
  ...returning('empty', (story) => sees(story, 'Your cart is empty')),
});

export const BasicProduct = wasDiscounted.extend({
  name: 'Basic product: Subtotal and Shipping in the foot [CART-12]',
  tags: ['reply:getCart.basicProduct'],
  ...finding('basicProduct', 'Harbour lights, art print \\$4\\.50 \\$32\\.00', '$36.50'),
});

export const SizedProduct = wasDiscounted.extend({
  name: 'Sized product',
  tags: ['reply:getCart.sizedProduct'],
  ...finding('sizedProduct', '2.*Tide table shirt, Large', '$61.00'),
});

export const DigitalProduct = wasDiscounted.extend({
  name: 'Digital product: no shipping, only the Total [CART-12]',
  tags: ['reply:getCart.digitalProduct'],
  ...returning('digitalProduct', async (story) => {
    await seesFoot(story, review.total, '$9.00');
    await expect(story.canvas.queryByRole('row', { name: new RegExp(cart.subtotal) })).toBeNull();
    await expect(story.canvas.getByRole('cell', { name: new RegExp(cart.unshipped) })).toBeVisible();
  }),
});

export const PrintIssue = wasDiscounted.extend({
  name: 'Print issue',
  tags: ['reply:getCart.printIssue'],
  ...finding('printIssue', 'Low Water, issue 41, print', '$28.50'),
});

export const DigitalIssue = wasDiscounted.extend({
  name: 'Digital issue',
  tags: ['reply:getCart.digitalIssue'],
  ...finding('digitalIssue', 'Low Water, issue 41, digital', '$8.00'),
});

export const PersonalSubscription = wasDigital.extend({
  name: 'Personal subscription: just one, no arrows [CART-14]',
  tags: ['reply:getCart.personalSubscription'],
  ...findingArrows('personalSubscription', '$58.05', 0),
});

function withNote(given: CartState): CartState {
  const note = { message: 'Happy birthday, Noor!\nEnjoy it.', deliver_on: '2026-12-24' };
  for (const { cart: action } of given.billing.a.reported)
    if (action.type === 'gift-subscription') Object.assign(action.item, note);
  return given;
}

export const GiftWithNote = meta.story({
  name: 'Gift: message and date in its line [BEYOND-60]',
  args: { cart: withNote(cartOf('giftSubscriptions')) },
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/Happy birthday, Noor!/);
    await expect(message.textContent).toBe('Happy birthday, Noor!\nEnjoy it.');
    await expect(message.closest('tr')).toHaveTextContent('For December 24, 2026');
  },
});

export const GiftSubscriptions = wasDigital.extend({
  name: 'Gift subscriptions: any number',
  tags: ['reply:getCart.giftSubscriptions'],
  ...findingArrows('giftSubscriptions', '$180.00', 1),
});

export const DonationOnce = wasDigital.extend({
  name: 'One-time donation',
  tags: ['reply:getCart.donationOnce'],
  ...findingArrows('donationOnce', '$25.00', 0),
});

export const DonationMonthly = wasDigital.extend({
  name: 'Monthly donation',
  tags: ['reply:getCart.donationMonthly'],
  ...findingArrows('donationMonthly', '$10.00', 0),
});

export const SubscriptionUpgrade = wasDigital.extend({
  name: 'Subscription upgrade',
  tags: ['reply:getCart.subscriptionUpgrade'],
  ...findingArrows('subscriptionUpgrade', '$48.00', 0),
});

export const Mixed = wasDigital.extend({
  name: 'Mixed: lines grouped by kind [CART-3]',
  tags: ['reply:getCart.mixed'],
  ...findingArrows('mixed', '$336.05', 3),
});

export const Discounted = wasDiscounted.extend({
  name: 'Discounted: Discount and List Price in the foot, old price struck through [CART-12]',
  tags: ['reply:getCart.discounted'],
  ...returning('discounted', async (story) => {
    await seesFoot(story, review.discount, '-$10.00');
    await seesFoot(story, review.listPrice, '$36.00');
    await expect(story.canvas.getByText('$36.00', { selector: 's *' })).toBeVisible();
  }),
});

export const Gratis = wasDiscounted.extend({
  name: 'Gratis: a total of FREE',
  tags: ['reply:getCart.gratis'],
  ...finding('gratis', 'Student, digital, 1 year', common.free),
});

export const Ordered = meta.story({
  name: 'Ordered in another tab: empty, with a link to the receipt [POLL-3]',
  tags: ['reply:getCart.ordered'],
  ...returning('ordered', (story) => leads(story, cart.receipt, landingFor(getCart.ordered.body.paid))),
});

export const Debited = meta.story({
  name: 'Debited in another tab: a new cart, with a link to the invoice [POLL-4]',
  tags: ['reply:getCart.debited'],
  ...returning('debited', (story) => leads(story, cart.invoice, landingFor(getCart.debited.body.paid))),
});

function orderedMeanwhile(
  id: 'updateCart' | 'removeFromCart',
  name: 'cartInvoiced' | 'cartPaid',
  act: (story: Story) => Promise<void>,
) {
  const { paid } = replies[id][name].body;
  return {
    beforeEach: () => {
      answers(id, name)();
      answers('getCart', 'digitalIssue')();
    },
    play: async (story: Story) => {
      await act(story);
      const link = await story.canvas.findByRole('link', {
        name: paid.status === 'completed' ? cart.receipt : cart.invoice,
      });
      await expect(link).toHaveAttribute('href', landingFor(paid));
      await expect(await story.canvas.findByText('Low Water, issue 41, digital')).toBeVisible();
      await expect(story.canvas.queryByText(english.common.problemTitle)).not.toBeInTheDocument();
    },
  };
}

async function leads(story: Story, name: string, to: string): Promise<void> {
  await sees(story, cart.empty);
  await expect(await story.canvas.findByRole('link', { name })).toHaveAttribute('href', to);
}

export const Invoiced = wasDigital.extend({
  name: 'Invoiced in another tab: nothing can be changed [CART-11]',
  tags: ['reply:getCart.invoiced'],
  ...findingArrows('invoiced', '$36.50', 0),
});

export const Changed = meta.story({
  name: 'Changed: the server’s total, announced [CART-14]',
  tags: ['reply:updateCart.changed'],
  beforeEach: answers('updateCart', 'changed'),
  play: async (story) => {
    await wantMore(story);
    await seesFoot(story, review.total, '$104.00');
    await expect(await story.canvas.findByText(`${LIGHTS}: 3. Total $104.00`)).toBeInTheDocument();
  },
});

export const Removed = meta.story({
  name: 'Removed: the cart is empty [CART-15]',
  tags: ['reply:removeFromCart.removed'],
  beforeEach: answers('removeFromCart', 'removed'),
  play: async (story) => {
    await takeOut(story);
    await sees(story, cart.empty);
  },
});

const [one] = cartOf('giftSubscriptions').billing.a.reported;
const [other] = structuredClone(removeFromCart.removedOne.body.billing.a.reported);
const gifts = cartOf('giftSubscriptions');
if (one && other) gifts.billing.a.reported = [one, { ...other, id: 'ln_8' }];

export const RemovedOne = meta.story({
  name: 'Removed one gift: the other is still there',
  args: { cart: { ...gifts, version: 2, count: 4 } },
  tags: ['reply:removeFromCart.removedOne'],
  beforeEach: answers('removeFromCart', 'removedOne'),
  play: async (story) => {
    const { name = '' } = one ?? {};
    await takeOut(story, name);
    await seesFoot(story, review.total, '$24.00');
    await expect(story.canvas.queryByText(name)).toBeNull();
    const left = fill(cart.removeLine, { name: other.name });
    await expect(await story.canvas.findByRole('button', { name: left })).toBeVisible();
  },
});

const change = changing('updateCart', wantMore);

export const FewerLeft = meta.story({
  name: 'Fewer left: the stock at the line and, by name, in the summary [CART-17]',
  tags: ['reply:updateCart.fewerLeft'],
  ...change.refusing('fewerLeft', updateCart.fewerLeft.body.errors.qty),
});

export const NoneLeft = meta.story({
  name: 'None left',
  tags: ['reply:updateCart.noneLeft'],
  ...change.refusing('noneLeft', updateCart.noneLeft.body.errors.qty),
});

export const QuantityRefused = meta.story({
  name: 'Quantity refused',
  tags: ['reply:updateCart.quantityRefused'],
  ...change.refusing('quantityRefused', updateCart.quantityRefused.body.errors.qty),
});

export const UnknownLine = meta.story({
  name: 'Unknown line: removed in another tab',
  tags: ['reply:updateCart.unknownLine'],
  ...change.refusing('unknownLine', updateCart.unknownLine.body.errors, 'empty'),
});

export const ChangeCartInvoiced = meta.story({
  name: 'Cart invoiced: debited meanwhile, a link to the invoice, no error [POLL-4]',
  tags: ['reply:updateCart.cartInvoiced'],
  ...orderedMeanwhile('updateCart', 'cartInvoiced', wantMore),
});

export const ChangeCartPaid = meta.story({
  name: 'Cart paid: paid meanwhile, a link to the receipt, no error [POLL-3]',
  tags: ['reply:updateCart.cartPaid'],
  ...orderedMeanwhile('updateCart', 'cartPaid', wantMore),
});

export const ChangeRefused = meta.story({
  name: 'Refused when changing',
  tags: ['reply:updateCart.refused'],
  ...change.refusing('refused', updateCart.refused.body.errors),
});

export const ChangeViewOnly = meta.story({
  name: 'View only: an administrator cannot change quantities',
  tags: ['reply:updateCart.viewOnly'],
  ...change.refusing('viewOnly', updateCart.viewOnly.body.errors),
});

export const ChangeSignedOut = meta.story({
  name: 'Signed out when changing',
  tags: ['reply:updateCart.signedOut'],
  ...change.refusing('signedOut', problem.signedOut, 'signedOut'),
});

export const ChangeTooManyRequests = meta.story({
  name: 'Too many requests when changing',
  tags: ['reply:updateCart.tooManyRequests'],
  ...change.refusing('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const ChangeUnavailable = meta.story({
  name: 'Unavailable: refetches the cart and reports that nothing changed',
  tags: ['reply:updateCart.unavailable'],
  ...change.refusing('unavailable', updateCart.unavailable.body.errors),
});

const removal = changing('removeFromCart', takeOut);

export const RemovalCartInvoiced = meta.story({
  name: 'Cart invoiced when removing [POLL-4]',
  tags: ['reply:removeFromCart.cartInvoiced'],
  ...orderedMeanwhile('removeFromCart', 'cartInvoiced', (story) => takeOut(story)),
});

export const RemovalCartPaid = meta.story({
  name: 'Cart paid when removing',
  tags: ['reply:removeFromCart.cartPaid'],
  ...orderedMeanwhile('removeFromCart', 'cartPaid', (story) => takeOut(story)),
});

export const RemovalRefused = meta.story({
  name: 'Refused when removing',
  tags: ['reply:removeFromCart.refused'],
  ...removal.refusing('refused', removeFromCart.refused.body.errors),
});

export const RemovalViewOnly = meta.story({
  name: 'View only: an administrator cannot remove lines',
  tags: ['reply:removeFromCart.viewOnly'],
  ...removal.refusing('viewOnly', removeFromCart.viewOnly.body.errors),
});

export const RemovalSignedOut = meta.story({
  name: 'Signed out when removing',
  tags: ['reply:removeFromCart.signedOut'],
  ...removal.refusing('signedOut', problem.signedOut, 'signedOut'),
});

export const RemovalTooManyRequests = meta.story({
  name: 'Too many requests when removing',
  tags: ['reply:removeFromCart.tooManyRequests'],
  ...removal.refusing('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const RemovalUnavailable = meta.story({
  name: 'Unavailable: refetches the cart and reports that the line is still there',
  tags: ['reply:removeFromCart.unavailable'],
  ...removal.refusing('unavailable', removeFromCart.unavailable.body.errors),
});

const failing = (name: ReplyName<'getCart'>, words: string) =>
  returning(name, async (story) => {
    await sees(story, words);
    await sees(story, cart.stale);
  });

export const ReadSignedOut = wasDigital.extend({
  name: 'Signed out when reading',
  tags: ['reply:getCart.signedOut'],
  ...failing('signedOut', problem.signedOut),
});

export const ReadTooManyRequests = wasDigital.extend({
  name: 'Too many requests when reading',
  tags: ['reply:getCart.tooManyRequests'],
  ...failing('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const ReadUnavailable = wasDigital.extend({
  name: 'Unavailable when reading',
  tags: ['reply:getCart.unavailable'],
  ...failing('unavailable', getCart.unavailable.body.errors),
});

export const Stale = meta.story({
  name: 'Cart fails to load: shows an error and a retry button',
  beforeEach: () => {
    answers('updateCart', dropped)();
    answers('getCart', dropped)();
  },
  play: async (story) => {
    await wantMore(story);
    await sees(story, cart.stale);
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(contacting(problem.callFailed));
  },
});
