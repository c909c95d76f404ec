import { expect, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import {
  cartOf,
  changing,
  LIGHTS,
  returning,
  seesFoot,
  shownAgain,
  takeOut,
  wantMore,
} from '#fixtures/stories/cart.ts';
import { anew, refusals, refusalsOf } from '#fixtures/stories/refusals.ts';
import { type Story, sees } from '#fixtures/stories/steps.ts';
import type { CartState } from '#machines/api/contract.ts';
import { landingFor } from '#machines/rules/payment/landing.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import preview from '#storybook/preview.tsx';
import { Cart } from './Cart.tsx';

const meta = preview.meta({
  title: 'Store/Cart',
  component: Cart,
  tags: ['flow:cart'],
  args: { cart: cartOf('basicProduct') },
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

export const Empty = wasDiscounted.extend({
  name: 'Empty [CART-15, CHECK-1]',
  ...returning('empty', (story) => sees(story, 'Your cart is empty')),
});

const namesOf = (table: Partial<Record<ReplyName<'getCart'>, unknown>>) => Object.keys(table) as ReplyName<'getCart'>[];

const FOUND: Partial<Record<ReplyName<'getCart'>, [line: string, total: string]>> = {
  basicProduct: ['Harbour lights, art print \\$4\\.50 \\$32\\.00', '$36.50'],
  sizedProduct: ['2.*Tide table shirt, Large', '$61.00'],
  printIssue: ['Low Water, issue 41, print', '$28.50'],
  digitalIssue: ['Low Water, issue 41, digital', '$8.00'],
  gratis: ['Student, digital, 1 year', common.free],
};

export const Found = wasDiscounted.extend({
  name: 'Changed elsewhere: the lines and totals of a product, an issue, a gratis order [CART-12]',
  parameters: shownAgain,
  ...anew('getCart', namesOf(FOUND), async (story, name) => {
    const [line = '', total = ''] = FOUND[name] ?? [];
    await expect(await story.canvas.findByRole('row', { name: new RegExp(line) })).toBeVisible();
    await seesFoot(story, review.total, total);
  }),
});

export const DigitalProduct = wasDiscounted.extend({
  name: 'Digital product: no shipping, only the Total [CART-12]',
  ...returning('digitalProduct', async (story) => {
    await seesFoot(story, review.total, '$9.00');
    await expect(story.canvas.queryByRole('row', { name: new RegExp(cart.subtotal) })).toBeNull();
    await expect(story.canvas.getByRole('cell', { name: new RegExp(cart.unshipped) })).toBeVisible();
  }),
});

const ARROWS: Partial<Record<ReplyName<'getCart'>, [total: string, arrows: number]>> = {
  personalSubscription: ['$58.05', 0],
  giftSubscriptions: ['$180.00', 1],
  donationOnce: ['$25.00', 0],
  donationMonthly: ['$10.00', 0],
  subscriptionUpgrade: ['$48.00', 0],
  mixed: ['$336.05', 3],
  invoiced: ['$36.50', 0],
};

export const Quantities = wasDigital.extend({
  name: 'Changed elsewhere: arrows only where more than one can be ordered, none once invoiced [CART-14, CART-3, CART-11]',
  parameters: shownAgain,
  ...anew('getCart', namesOf(ARROWS), async (story, name) => {
    const [total = '', arrows = 0] = ARROWS[name] ?? [];
    await seesFoot(story, review.total, total);
    await expect(story.canvas.queryAllByRole('button', { name: /^One more of/ })).toHaveLength(arrows);
  }),
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

export const Discounted = wasDiscounted.extend({
  name: 'Discounted: Discount and List Price in the foot, old price struck through [CART-12]',
  ...returning('discounted', async (story) => {
    await seesFoot(story, review.discount, '-$10.00');
    await seesFoot(story, review.listPrice, '$36.00');
    await expect(story.canvas.getByText('$36.00', { selector: 's *' })).toBeVisible();
  }),
});

export const Ordered = meta.story({
  name: 'Ordered in another tab: empty, with a link to the receipt [POLL-3]',
  ...returning('ordered', (story) => leads(story, cart.receipt, landingFor(getCart.ordered.body.paid))),
});

export const Debited = meta.story({
  name: 'Debited in another tab: a new cart, with a link to the invoice [POLL-4]',
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

export const Changed = meta.story({
  name: 'Changed: the server’s total, announced [CART-14]',
  beforeEach: answers('updateCart', 'changed'),
  play: async (story) => {
    await wantMore(story);
    await seesFoot(story, review.total, '$104.00');
    await expect(await story.canvas.findByText(`${LIGHTS}: 3. Total $104.00`)).toBeInTheDocument();
  },
});

const [one] = cartOf('giftSubscriptions').billing.a.reported;
const [other] = structuredClone(removeFromCart.removedOne.body.billing.a.reported);
const gifts = cartOf('giftSubscriptions');
if (one && other) gifts.billing.a.reported = [one, { ...other, id: 'ln_8' }];

export const RemovedOne = meta.story({
  name: 'Removed one gift: the other is still there',
  args: { cart: { ...gifts, version: 2, count: 4 } },
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

/** The words stand at the line and, with its name, in the summary. */
const shows = async (story: Story, ...words: string[]) => {
  for (const each of words) await sees(story, new RegExp(each.replace(/[.()]/g, '\\$&')));
};

const refetched = meta.story({ beforeEach: answers('getCart', 'basicProduct') });

export const ChangeRefusals = refetched.extend({
  name: 'Refusals of a quantity: each in its words, refetches the cart, can be changed again [CART-17]',
  ...refusals('updateCart', { but: ['signedOut', 'unknownLine', 'cartInvoiced', 'cartPaid'], send: wantMore, shows }),
});

export const UnknownLine = meta.story({
  name: 'Unknown line: removed in another tab',
  ...change.refusing('unknownLine', updateCart.unknownLine.body.errors, 'empty'),
});

export const ChangeCartInvoiced = meta.story({
  name: 'Cart invoiced: debited meanwhile, a link to the invoice, no error [POLL-4]',
  ...orderedMeanwhile('updateCart', 'cartInvoiced', wantMore),
});

export const ChangeCartPaid = meta.story({
  name: 'Cart paid: paid meanwhile, a link to the receipt, no error [POLL-3]',
  ...orderedMeanwhile('updateCart', 'cartPaid', wantMore),
});

export const ChangeSignedOut = meta.story({
  name: 'Signed out when changing',
  ...change.refusing('signedOut', problem.signedOut, 'signedOut'),
});

const removal = changing('removeFromCart', takeOut);

export const RemovalCartInvoiced = meta.story({
  name: 'Cart invoiced when removing [POLL-4]',
  ...orderedMeanwhile('removeFromCart', 'cartInvoiced', (story) => takeOut(story)),
});

export const RemovalCartPaid = meta.story({
  name: 'Cart paid when removing',
  ...orderedMeanwhile('removeFromCart', 'cartPaid', (story) => takeOut(story)),
});

export const RemovalRefusals = refetched.extend({
  name: 'Refusals of a removal: each in its words, refetches the cart, can be removed again',
  ...refusals('removeFromCart', { but: ['signedOut', 'cartInvoiced', 'cartPaid'], send: takeOut, shows }),
});

export const RemovalSignedOut = meta.story({
  name: 'Signed out when removing',
  ...removal.refusing('signedOut', problem.signedOut, 'signedOut'),
});

export const Unread = wasDigital.extend({
  name: 'Reading fails: says why, and that the cart may be out of date',
  parameters: shownAgain,
  ...anew('getCart', refusalsOf('getCart'), async (story, _, ...words) => {
    for (const each of [...words, cart.stale]) await sees(story, each);
  }),
});
