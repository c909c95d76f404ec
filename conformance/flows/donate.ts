import { donate as donateFlow } from '../../machines/purchase/donate/donate.ports.ts';
import { readDonateLink } from '../../machines/rules/donation/donate-link.ts';
import { cartOf, donation } from '../orders/cart.ts';
import { bought, fill, fillIn } from '../orders/forms.ts';
import { cardOf, fulfilmentOf, ordered, paidFor } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { beginItems, PROCESSES, purchases } from '../orders/purchases.ts';
import { agrees, receiptOf } from '../orders/receipt.ts';
import { dayIn } from '../readers/opened-accounts.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const donateKit = kitFlow('donate', () => [
  step('a visitor donates and gets a receipt', async (t) => {
    const tab = t.open();
    const page = await pageData(t, tab, 'showDonate');
    const actor = t.start(donateFlow, tab, { page, link: readDonateLink(new URLSearchParams(), page.donate) });
    const reader = await fillIn(t, actor);
    fill(actor, { amount: '12.34' });
    await bought(t, { tab, actor, call: 'donate' }, { total: 1_234 }, reader);
  }),
  ...purchaseSteps('donate'),
  ...(['donate', 'subscribe', 'checkOutCart'] as const).map((call) =>
    step(`names one-time and monthly donations differently on the receipts of ${call}`, async (t) => {
      const names: (string | undefined)[] = [];
      for (const process of PROCESSES) {
        const order = await beginItems(t, call, t.open(), [donation(1_000, process)]);
        const keys = await ordered(t, order);
        const wanted = process === 'onetime' ? 'onetime' : 'monthly';
        const held = Object.values((await cartOf(order.tab)).billing).flatMap((group) => group.donation ?? []);
        if (call === 'checkOutCart')
          same('addToCart', 'the donations of the cart', held, [{ process: wanted, amount: 1_000 }]);
        const receipt = await receiptOf(t, order.tab, await paidFor(t, order.tab, keys), { total: 1_000 });
        agrees(receipt, {}, cardOf(t));
        same('showReceipt', 'the frequency of the donation', receipt.donation ?? wanted, wanted);
        names.push(receipt.lines[0]?.name);
      }
      t.leave('a monthly donation');
      const [once, monthly] = names;
      holds('showReceipt', 'a different name for a monthly donation', once !== monthly, monthly);
    }),
  ),
  step('reports a bank account that waits for deposits as verifying', async (t) => {
    const method = t.entry('payment', 'deposits');
    const order = await begin(t);
    const keys = await ordered(t, order);
    const { kind } = await order.tab.world.payment.authorize({ secret: keys.stripe_secret, method });
    needed(kind === 'verifying' || undefined, 'the provider waits for no deposits');
    for (const reset of [{}, { reset: '' }] as const) {
      const state = accepted('getFulfilment', await fulfilmentOf(order.tab, keys, reset));
      same('getFulfilment', 'the status of the payment', state.status, 'verifying');
      const arrives = state.status === 'verifying' ? state.deposits?.arrives : undefined;
      holds('getFulfilment', 'deposits that are still to arrive', (arrives ?? dayIn(0)) >= dayIn(0), arrives);
    }
  }),
]);

const { begin } = purchases.donate;
