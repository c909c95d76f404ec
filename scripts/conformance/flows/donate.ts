import { DonatePage } from '#machines/api/schemas/pages/DonatePage.ts';
import { donate as donateFlow } from '#machines/purchase/donate/donate.ports.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import type { Bench } from '../bench.ts';
import { cartOf } from '../cart.ts';
import { refused, same } from '../expect.ts';
import { kitFlow, step } from '../flow.ts';
import { donationOrder, newReader, placeDonation } from '../orders.ts';
import { pageData } from '../page.ts';
import { keysIn, onFileStep, purchaseSteps, sent } from '../purchase.ts';
import { bought } from '../purchase-flow.ts';

/** A donation, once or every month. */
export const donateKit = kitFlow('donate', () => [
  step('a visitor donates and is shown a receipt', async (bench) => {
    const tab = bench.open();
    const page = await pageData(bench, tab, 'showDonate', DonatePage);
    const actor = bench.start(donateFlow, tab, { page, link: readDonateLink(new URLSearchParams(), page.donate) });
    const hasCountries = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
      snapshot.context.draft.shipping !== undefined;
    await bench.reach(actor, 'a form with its countries', hasCountries, 'getShipping');
    const { name, email, address } = newReader(bench);
    actor.send({ type: 'form.changed', change: { country: { address: address.country } } });
    for (const text of [{ amount: '12.34' }, { name }, { email }])
      actor.send({ type: 'form.changed', change: { text } });
    for (const field of ['line1', 'line2', 'city', 'state', 'postcode'] as const)
      actor.send({ type: 'form.changed', change: { text: { [`address.${field}`]: address[field] } } });
    const receipt = await bought(bench, tab, actor, 'donate');
    same('showReceipt', 'the total of the receipt in cents', receipt.total, 1_234);
    same('showReceipt', 'whose receipt it is', receipt.email, email);
  }),
  step('a donation that is checked out later is put into the cart', async (bench) => {
    const tab = bench.open();
    const page = await pageData(bench, tab, 'showDonate', DonatePage);
    const link = readDonateLink(new URLSearchParams('type=monthly&amount=12.34'), page.donate);
    const actor = bench.start(donateFlow, tab, { page, link });
    actor.send({ type: 'form.changed', change: { timing: 'later' } });
    actor.send({ type: 'form.submitted' });
    await bench.reach(actor, 'a donation in the cart', (snapshot) => snapshot.hasTag('added'), 'addToCart');
    const donations = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ item: cart.item, price }));
    const item = { process: 'monthly-init', dollars: 1_234 };
    same('getCart', 'what the cart holds', donations, [{ item, price: 1_234 }]);
  }),
  ...purchaseSteps('donate', async (bench) => {
    const { tab, order } = await begin(bench);
    return { tab, place: (given) => placeDonation(tab, order, given), total: 2_500 };
  }),
  step('begins a monthly donation', async (bench) => {
    const { tab, order } = await begin(bench);
    const cart = { donation: { process: 'monthly-init', dollars: 1_000 } } as const;
    keysIn('donate', await placeDonation(tab, { ...order, cart }, sent(bench)), 'started');
  }),
  onFileStep('donate', async (bench) => {
    const tab = await bench.as('cardOnFile');
    const { donate: options, subscriber } = await pageData(bench, tab, 'showDonate', DonatePage);
    const { name = '', email = '' } = subscriber?.account ?? {};
    const order = { ...donationOrder(bench, options.session), name, email };
    return { tab, place: (given) => placeDonation(tab, order, given), total: 2_500 };
  }),
  step('says what the payment needs where the card on file is past its date', async (bench) => {
    const tab = await bench.as('cardExpired');
    const { donate: options, subscriber } = await pageData(bench, tab, 'showDonate', DonatePage);
    const { name = '', email = '' } = subscriber?.account ?? {};
    const order = { ...donationOrder(bench, options.session), name, email };
    const result = await placeDonation(tab, order, sent(bench, { customer: 'use-card' }));
    const { checkout } = refused('donate', result, { status: 402 });
    same('donate', 'what the payment needs', checkout?.require, 'replacement');
    keysIn('donate', await placeDonation(tab, order, sent(bench)), 'started');
  }),
  step('refuses less than a dollar at amount', async (bench) => {
    const { tab, order } = await begin(bench);
    const cart = { donation: { process: 'onetime', dollars: 99 } } as const;
    refused('donate', await placeDonation(tab, { ...order, cart }, sent(bench)), { status: 400, field: 'amount' });
  }),
  step('refuses a blank name at name, and an address that is none at email', async (bench) => {
    const { tab, order } = await begin(bench);
    refused('donate', await placeDonation(tab, { ...order, name: ' ' }, sent(bench)), { status: 400, field: 'name' });
    refused('donate', await placeDonation(tab, { ...order, email: 'nobody' }, sent(bench)), {
      status: 400,
      field: 'email',
    });
  }),
]);

async function begin(bench: Bench) {
  const tab = bench.open();
  const { donate: options } = await pageData(bench, tab, 'showDonate', DonatePage);
  return { tab, order: donationOrder(bench, options.session) };
}
