import { donate as donateFlow } from '#machines/purchase/donate/donate.ports.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { pageData } from '../ask.ts';
import { cartOf } from '../cart.ts';
import { offered, refused, same } from '../expect.ts';
import { addressTexts, donationOrder, newReader, placeDonation, typeInto } from '../orders.ts';
import { bought, keysIn, onFileStep, purchaseSteps, sent } from '../purchase.ts';
import { kitFlow, type Rig, reachCountries, step } from '../rig.ts';

/** A donation, once or every month. */
export const donateKit = kitFlow('donate', () => [
  step('a visitor donates and is shown a receipt', async (rig) => {
    const tab = rig.open();
    const page = await pageData(rig, tab, 'showDonate');
    const actor = rig.start(donateFlow, tab, { page, link: readDonateLink(new URLSearchParams(), page.donate) });
    await reachCountries(rig, actor);
    const { name, email, address } = newReader(rig);
    actor.send({ type: 'form.changed', change: { country: { address: address.country } } });
    typeInto(actor, { amount: '12.34', name, email, ...addressTexts(address) });
    const receipt = await bought(rig, tab, actor, 'donate');
    same('showReceipt', 'the total of the receipt in cents', receipt.total, 1_234);
    same('showReceipt', 'whose receipt it is', receipt.email, email);
  }),
  step('a donation that is checked out later is put into the cart', async (rig) => {
    const tab = rig.open();
    const page = await pageData(rig, tab, 'showDonate');
    offered(page, 'donate', 'checkout_later');
    const link = readDonateLink(new URLSearchParams('type=monthly&amount=12.34'), page.donate);
    const actor = rig.start(donateFlow, tab, { page, link });
    actor.send({ type: 'form.changed', change: { timing: 'later' } });
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'a donation in the cart', (snapshot) => snapshot.hasTag('added'), 'addToCart');
    const donations = linesOf(await cartOf(tab)).map(({ cart, price }) => ({ item: cart.item, price }));
    const item = { process: 'monthly-init', dollars: 1_234 };
    same('getCart', 'what the cart holds', donations, [{ item, price: 1_234 }]);
  }),
  ...purchaseSteps('donate', async (rig) => {
    const { tab, order } = await begin(rig);
    return { tab, place: (given) => placeDonation(tab, order, given), total: 2_500 };
  }),
  step('begins a monthly donation', async (rig) => {
    const { tab, order } = await begin(rig);
    const cart = { donation: { process: 'monthly-init', dollars: 1_000 } } as const;
    keysIn('donate', await placeDonation(tab, { ...order, cart }, sent(rig)), 'started');
  }),
  onFileStep('donate', async (rig) => {
    const tab = await rig.as('cardOnFile');
    const { donate: options, subscriber } = await pageData(rig, tab, 'showDonate');
    const { name = '', email = '' } = subscriber?.account ?? {};
    const order = { ...donationOrder(rig, options.session), name, email };
    return { tab, place: (given) => placeDonation(tab, order, given), total: 2_500 };
  }),
  step('says what the payment needs where the card on file is past its date', async (rig) => {
    const tab = await rig.as('cardExpired');
    const { donate: options, subscriber } = await pageData(rig, tab, 'showDonate');
    const { name = '', email = '' } = subscriber?.account ?? {};
    const order = { ...donationOrder(rig, options.session), name, email };
    const result = await placeDonation(tab, order, sent(rig, { customer: 'use-card' }));
    const { checkout } = refused('donate', result, { status: 402 });
    same('donate', 'what the payment needs', checkout?.require, 'replacement');
    keysIn('donate', await placeDonation(tab, order, sent(rig)), 'started');
  }),
  step('refuses less than a dollar at amount', async (rig) => {
    const { tab, order } = await begin(rig);
    const cart = { donation: { process: 'onetime', dollars: 99 } } as const;
    refused('donate', await placeDonation(tab, { ...order, cart }, sent(rig)), { status: 400, field: 'amount' });
  }),
  step('refuses a blank name at name, and an address that is none at email', async (rig) => {
    const { tab, order } = await begin(rig);
    refused('donate', await placeDonation(tab, { ...order, name: ' ' }, sent(rig)), { status: 400, field: 'name' });
    refused('donate', await placeDonation(tab, { ...order, email: 'nobody' }, sent(rig)), {
      status: 400,
      field: 'email',
    });
  }),
]);

async function begin(rig: Rig) {
  const tab = rig.open();
  const { donate: options } = await pageData(rig, tab, 'showDonate');
  return { tab, order: donationOrder(rig, options.session) };
}
