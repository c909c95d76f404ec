import { describe, expect, test } from 'vitest';
import { isUnpayable } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { type KeptAttempts, keepAttempts } from '../support/test-world.ts';
import { bring, checkoutIn, comeToRest, FINE, open, type Page, type PlaceName, places, submit } from './cart-places.ts';
import type { CartModel } from './cart-server.ts';

/** What the reader finds before acting: a button that pays, a check, a locked or empty cart, or the receipt. */
type Found = 'pays' | 'checks' | 'held' | 'empty' | 'receipt';

const ways = {
  reload: (page: Page) => leave(page, (model, attempts) => open(model, attempts)),
  // A browser may show the page's original HTML; the cart is then refetched.
  Back: (page: Page) =>
    leave(page, (model, attempts) => {
      const back = open(model, attempts, page.actor.getSnapshot().context.draft.page.cart);
      back.actor.send({ type: 'page.returned' });
      return back;
    }),
  'a bfcache restore': (page: Page) => {
    // A page left for its receipt is loaded again.
    if (page.actor.getSnapshot().status === 'done') return ways.reload(page);
    page.carts.returnToPage();
    return page;
  },
  'another tab': (page: Page) => leave(page, (model) => open(model, keepAttempts())),
};

type Way = keyof typeof ways;

/** What the reader finds in each place. The second value is for another tab without the attempt, if it differs. */
const found: Record<PlaceName, [Found, elsewhere?: Found]> = {
  'the form is filled in': ['pays'],
  'a quantity is being changed': ['pays'],
  'the bot check is pending': ['pays'],
  'the order is pending': ['pays'],
  'the answer to the order is lost': ['pays'],
  'the card on file is charged but the answer is lost': ['receipt', 'empty'],
  'the payment form is open': ['pays'],
  'the payment is being confirmed': ['receipt', 'pays'],
  'the bank challenges the holder': ['receipt', 'pays'],
  'the provider’s answer is lost': ['receipt', 'pays'],
  'the card is declined': ['pays'],
  'the order completes': ['receipt', 'pays'],
  'the order is in doubt': ['receipt', 'pays'],
  'another tab has paid the cart': ['receipt', 'pays'],
  'the receipt is shown': ['empty'],
};

/**
 * A page in bfcache continues where it was: it checks an order in doubt and does not know of an intent paid in another
 * tab.
 */
const setAside: Partial<Record<PlaceName, Found>> = {
  'the card on file is charged but the answer is lost': 'empty',
  'the order is in doubt': 'checks',
  'another tab has paid the cart': 'empty',
};

describe.each(Object.keys(places) as PlaceName[])('while %s', (place) => {
  test.each(Object.keys(ways) as Way[])(
    '%s leads to the expected place and charges nothing twice [POLL-8]',
    async (way) => {
      const page = await bring(place);
      const back = ways[way](page);
      Object.assign(back.model.conditions, FINE);
      await comeToRest(back);
      expect(look(back)).toBe(expected(place, way));
      await finish(back);
      const { charges, violations } = back.model;
      expect(['receipt', 'empty']).toContain(look(back));
      expect([charges.length, violations, back.attempts.written.some(hasSecret)]).toEqual([1, [], false]);
    },
  );
});

function expected(place: PlaceName, way: Way): Found {
  const [here, elsewhere = here] = found[place];
  if (way === 'another tab') return elsewhere;
  return (way === 'a bfcache restore' && setAside[place]) || here;
}

const hasSecret = (written: unknown): boolean => JSON.stringify(written).includes('secret');

function leave(page: Page, next: (model: CartModel, attempts: KeptAttempts) => Page): Page {
  page.isGone = true;
  page.actor.stop();
  return next(page.model, page.attempts);
}

function look(page: Page): Found {
  const {
    status,
    context: { draft },
  } = page.actor.getSnapshot();
  if (status === 'done') return 'receipt';
  if (checkoutIn(page)?.matches('unsettled')) return 'checks';
  if (draft.cart.count === 0) return 'empty';
  return isUnpayable(draft) ? 'held' : 'pays';
}

async function finish(page: Page): Promise<void> {
  for (let tries = 0; tries < 6 && !['receipt', 'empty'].includes(look(page)); tries += 1) {
    page.actor.getSnapshot().children.checkout?.send({ type: 'check.requested' });
    page.actor.send({ type: 'page.returned' });
    await comeToRest(page);
    submit(page);
    await comeToRest(page);
  }
}
