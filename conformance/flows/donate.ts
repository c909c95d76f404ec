import type { CartState, DonateRequest } from '../../machines/api/contract.ts';
import { donate as donateFlow } from '../../machines/purchase/donate/donate.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { readDonateLink } from '../../machines/rules/donation/donate-link.ts';
import { agrees, receiptOf } from '../orders/bill.ts';
import { addToCart, cartOf, donation } from '../orders/cart.ts';
import { type DonatingId, donationBy, donationOrder, placeDonation } from '../orders/donation.ts';
import { addLater, addressTexts, fill, newReader, sessionOf, typeInto } from '../orders/orders.ts';
import {
  bought,
  cardOf,
  fulfilmentOf,
  keysIn,
  type Placed,
  pay,
  purchaseSteps,
  sent,
  settledAtOnce,
} from '../orders/purchase.ts';
import { accepted, holds, needed, offered, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, reachCountries, step, type TestContext } from '../runner/test-context.ts';

export const donateKit = kitFlow('donate', () => [
  step('a visitor donates and gets a receipt', async (t) => {
    const tab = t.open();
    const page = await pageData(t, tab, 'showDonate');
    const actor = t.start(donateFlow, tab, { page, link: readDonateLink(new URLSearchParams(), page.donate) });
    await reachCountries(t, actor);
    const { name, email, address } = newReader(t);
    fill(actor, { country: { address: address.country } }, { amount: '12.34' });
    typeInto(actor, { name, email, ...addressTexts(address) });
    const receipt = await bought(t, tab, actor, 'donate', { name, email, origin: 'change', address });
    same('showReceipt', 'the total of the receipt in cents', receipt.total, 1_234);
    same('showReceipt', 'the buyer on the receipt', receipt.email, email);
  }),
  step('puts a donation into the cart to be checked out later', async (t) => {
    const tab = t.open();
    const page = await pageData(t, tab, 'showDonate');
    offered(page, 'donate', 'checkout_later');
    const link = readDonateLink(new URLSearchParams('type=monthly&amount=12.34'), page.donate);
    const actor = t.start(donateFlow, tab, { page, link });
    await addLater(t, actor);
    const donations = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ item: cart.item, price }));
    const item = { process: 'monthly-init', dollars: 1_234 };
    same('getCart', 'the contents of the cart', donations, [{ item, price: 1_234 }]);
  }),
  ...purchaseSteps(
    'donate',
    async (t) => {
      const { tab, order } = await begin(t);
      return { tab, order, ...donating(tab, order, 2_500) };
    },
    {
      edits: async (_, { tab, order }) =>
        [100, 101, 1_234, 99_999_999].flatMap((dollars) =>
          PROCESSES.map((process) => ({
            what: `${dollars} cents, ${process}`,
            ...donating(tab, order, dollars, process),
          })),
        ),
      next: async (_, { tab, order }) => donating(tab, order, 1_001, 'monthly-init'),
    },
  ),
  ...WAYS.map((call) =>
    step(`names one-time and monthly donations differently on the receipts of ${call}`, async (t) => {
      const names: (string | undefined)[] = [];
      for (const process of PROCESSES) {
        const { tab, place } = await donationBy(t, call, t.open(), { process, dollars: 1_000 });
        const keys = keysIn(call, await place(sent(t)), 'started');
        if (call === 'checkOutCart') isCartOf(process, await cartOf(tab));
        await pay(t, tab, keys);
        const receipt = await receiptOf(t, tab, await settledAtOnce(t, tab, keys), { total: 1_000 });
        agrees(receipt, {}, cardOf(t));
        const { donation } = receipt;
        const wanted = process === 'onetime' ? 'onetime' : 'monthly';
        same('showReceipt', 'the frequency of the donation', donation ?? wanted, wanted);
        names.push(receipt.lines[0]?.name);
      }
      t.leave('a monthly donation');
      const [once, monthly] = names;
      holds('showReceipt', 'a different name for a monthly donation', once !== monthly, monthly);
    }),
  ),
  step('reports a bank account that waits for deposits as verifying', async (t) => {
    const method = t.entry('payment', 'deposits');
    const { tab, order } = await begin(t);
    const keys = keysIn('donate', await donating(tab, order, 1_000).place(sent(t)), 'started');
    const { kind } = await tab.world.payment.authorize({ secret: keys.stripe_secret, method });
    needed(kind === 'verifying' || undefined, 'the provider waits for no deposits');
    for (const reset of [{}, { reset: '' }] as const) {
      const { status } = accepted('getFulfilment', await fulfilmentOf(tab, keys, reset));
      same('getFulfilment', 'the status of the payment', status, 'verifying');
    }
  }),
  step('refuses less than one dollar (error at amount)', async (t) => {
    const { tab, order } = await begin(t);
    const cart = { donation: { process: 'onetime', dollars: 99 } } as const;
    refused('donate', await placeDonation(tab, { ...order, cart }, sent(t)), { status: 400, field: 'amount' });
    refused('addToCart', await addToCart(tab, donation(99)), { status: 400, field: 'amount' });
  }),
]);

const WAYS: DonatingId[] = ['donate', 'subscribe', 'checkOutCart'];

const PROCESSES = ['onetime', 'monthly-init'] as const;

function isCartOf(donated: (typeof PROCESSES)[number], { billing }: CartState): void {
  const told = [billing.a, billing.b, billing.c].flatMap(({ donation }) => (donation ? [donation] : []));
  const process = donated === 'onetime' ? 'onetime' : 'monthly';
  same('addToCart', 'the donations of the cart', told, [{ process, amount: 1_000 }]);
}

async function begin(t: TestContext) {
  const tab = t.open();
  return { tab, order: donationOrder(t, await sessionOf(t, tab, 'donate')) };
}

const donating = (
  tab: Tab,
  order: DonateRequest,
  dollars: number,
  process: (typeof PROCESSES)[number] = 'onetime',
): Placed & { total: number } => ({
  place: (given) => placeDonation(tab, { ...order, cart: { donation: { process, dollars } } }, given),
  total: dollars,
  lines: [{ kind: 'donation-item', quantity: 1, amount: dollars, shipping: 0, discount: 0 }],
});
