import { copyOf } from '../../documented.ts';
import { pages, replies } from '../../replies.ts';
import { firstStock } from '../catalogue/goods.ts';
import { seedInvoices } from '../invoice/seed-invoices.ts';
import type { OrderState } from '../order/order-state.ts';

/** Orders before anything happened; the intents of the documented replies are known, so that they can be paid. */
export function seedOrders(): OrderState {
  const { name, email, lines, total } = copyOf(pages.showReceipt.receipt.body.receipt);
  const bill = { goods: [], membership: null, giftees: [] };
  return {
    kept: {},
    spent: [],
    intents: Object.fromEntries(
      [started.body.data, upgradeStarted.body.data.data].map(({ keys }) => [
        keys.payment_intent_id,
        {
          id: keys.payment_intent_id,
          secret: keys.stripe_secret,
          status: 'requires_payment_method',
          order: { name, email, lines, total, goods: [], destination: null, bill, deeds: [] },
          attempts: 0,
          confirms: 0,
          reads: 0,
        },
      ]),
    ),
    open: {},
    stock: firstStock(),
    receipts: {},
    ...seedInvoices(),
  };
}

const { started } = replies.subscribe;
const { upgradeStarted } = replies.updateSubscription;
