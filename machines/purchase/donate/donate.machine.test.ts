import { expect, test } from 'vitest';
import { replies, requests } from '#mocks/replies.ts';
import { amounting, beginDonation as begin, details, submitted, typing } from '../../../tests/support/donor.ts';
import { keyOf, never } from '../../../tests/support/world.ts';
import { chosenTier } from './donate.machine.ts';

const { name, email, address } = details;

test('begins with twenty-five dollars, once [DONATE-4, DONATE-2]', async () => {
  const { context } = await begin();
  expect(context().draft).toMatchObject({ process: 'onetime', form: { amount: '25' }, isLinkRefused: false });
  expect(context().problems).toEqual([]);
});

test('begins with what the link asks for [DONATE-1, DONATE-3]', async () => {
  const { context } = await begin('onetime', 'type=monthly&amount=75');
  expect(context().draft).toMatchObject({ process: 'monthly', form: { amount: '75' } });
  expect(chosenTier(context().draft)?.name).toBe('sponsor');
});

test('sends the documented one-time donation of a visitor [DONATE-10, DONATE-12, DONATE-15]', async () => {
  const { send, sent, world } = await begin();
  await send(...typing, submitted);
  expect(sent()).toEqual([requests.donate.onetime.body]);
  expect(world.network.of('donate')).toMatchObject([{ query: { captcha: 'token-1' }, key: keyOf(1) }]);
});

test('sends a monthly donation as monthly-init [DONATE-10, DONATE-11]', async () => {
  const { send, sent } = await begin('monthly');
  await send(...typing, submitted);
  expect(sent()).toMatchObject([{ cart: { donation: { process: 'monthly-init', dollars: 1_000 } } }]);
});

test('sends the documented donation in the name of somebody else, as the account says [DONATE-14]', async () => {
  const { send, sent } = await begin('loggedInDonor');
  const recipient = requests.donate.inHonour.body.recipient_name;
  await send({ type: 'form.changed', change: { tier: 'sponsor' } });
  await send({ type: 'form.changed', change: { text: { recipient_name: recipient } } }, submitted);
  expect(sent()).toEqual([requests.donate.inHonour.body]);
});

test('a tier gives its amount for the chosen process, and follows the process [DONATE-8, DONATE-9]', async () => {
  const { send, context } = await begin();
  await send({ type: 'form.changed', change: { tier: 'patron' } });
  expect(context().draft.form.amount).toBe('1000');
  await send({ type: 'form.changed', change: { process: 'monthly' } });
  expect([context().draft.form.amount, chosenTier(context().draft)?.name]).toEqual(['200', 'patron']);
});

test.each(['33', '7,5', '', '5000'])(
  'an amount of %j that was typed for once is not what every month is begun with [DONATE-2]',
  async (value) => {
    const { send, context, sent } = await begin();
    await send(...typing, amounting(value));
    await send({ type: 'form.changed', change: { process: 'onetime' } });
    expect(context().draft.form.amount).toBe(value);
    await send({ type: 'form.changed', change: { process: 'monthly' } });
    expect([context().draft.form.amount, chosenTier(context().draft)?.name]).toEqual(['25', 'supporter']);
    await send(submitted);
    expect(sent()).toMatchObject([{ cart: { donation: { process: 'monthly-init', dollars: 2_500 } } }]);
  },
);

test('an amount that is no tier is what the page began with, however often the process changes', async () => {
  const { send, context } = await begin('onetime', 'amount=7,5');
  for (const process of ['monthly', 'onetime', 'monthly', 'onetime'] as const) {
    await send({ type: 'form.changed', change: { process } });
    expect([context().draft.process, context().draft.form.amount, context().draft.isLinkRefused]).toEqual([
      process,
      '25',
      true,
    ]);
  }
});

test.each([
  ['of a link', 'amount=50'],
  ['of the page, in the place of none,', 'amount=none'],
  ['that is typed', 'amount=none'],
])('an amount %s that is a tier follows the process to and fro, and a notice of the link goes', async (how, query) => {
  const { send, context } = await begin('ownTiers', query);
  if (how === 'that is typed') await send(amounting('50'));
  await send({ type: 'form.changed', change: { process: 'monthly' } });
  expect([context().draft.form.amount, context().draft.isLinkRefused]).toEqual(['10', false]);
  await send({ type: 'form.changed', change: { process: 'onetime' } });
  expect([context().draft.form.amount, chosenTier(context().draft)?.name]).toEqual(['50', 'Friend']);
});

test('a tier takes the place of an amount that was typed, whatever it was [DONATE-9]', async () => {
  const { send, context, sent } = await begin();
  await send(...typing, amounting('7,5'), { type: 'form.changed', change: { tier: 'friend' } });
  expect([context().draft.form.amount, chosenTier(context().draft)?.name]).toEqual(['50', 'friend']);
  await send(submitted);
  expect(sent()).toMatchObject([{ cart: { donation: { process: 'onetime', dollars: 5_000 } } }]);
});

test("offers the host's own tiers [DONATE-9]", async () => {
  const { send, context } = await begin('ownTiers');
  await send({ type: 'form.changed', change: { tier: 'Patron' } });
  expect(context().draft.form.amount).toBe('1000');
  await send({ type: 'form.changed', change: { tier: 'friend' } });
  expect(context().draft.form.amount).toBe('1000');
});

test.each<[string, string]>([
  ['', 'required'],
  ['0', 'donationTooSmall'],
  ['0.99', 'donationTooSmall'],
  ['7,5', 'amountUnreadable'],
  ['1e3', 'amountUnreadable'],
  ['-5', 'amountUnreadable'],
  ['1000000', 'amountTooLarge'],
])('refuses %j at the amount and sends nothing [DONATE-6, DONATE-7]', async (amount, code) => {
  const { send, context, sent } = await begin();
  await send(...typing, amounting(amount), submitted);
  expect([context().problems, sent()]).toEqual([[{ field: 'amount', code }], []]);
});

test.each<[string, number]>([
  ['1', 100],
  ['1,000', 100_000],
  ['12.5', 1_250],
  ['７５', 7_500],
  ['4.35', 435],
])('sends %j as %i cents [DONATE-12, DONATE-13]', async (amount, dollars) => {
  const { send, sent } = await begin();
  await send(...typing, amounting(amount), submitted);
  expect(sent()).toMatchObject([{ cart: { donation: { dollars } } }]);
});

test('asks a visitor for a name and an email, and for no address', async () => {
  const { send, context, sent } = await begin();
  await send(submitted);
  expect(context().problems).toEqual([
    { field: 'name', code: 'required' },
    { field: 'email', code: 'required' },
  ]);
  await send(...typing.slice(0, 2), submitted);
  expect(sent()).toEqual([expect.not.objectContaining({ address: expect.anything() })]);
});

test('asks for the rest of an address that was begun [ADDR-14]', async () => {
  const { send, context } = await begin();
  await send(...typing.slice(0, 3), submitted);
  expect(context().problems.map(({ field }) => field)).toEqual(['address.city', 'address.state', 'address.postcode']);
});

test('offers every country there is [API-25]', async () => {
  const { world } = await begin();
  expect(world.network.of('getShipping').map(({ query }) => query)).toEqual([{ inclusive: '' }]);
});

test('keeps what was typed over a refusal, which stands at its field [DONATE-16]', async () => {
  const { world, send, context, actor } = await begin();
  world.network.answer('donate', 'amountRefused');
  await send(...typing, submitted);
  const checkout = actor.getSnapshot().children.checkout?.getSnapshot();
  const { errors } = replies.donate.amountRefused.body;
  expect(checkout?.context.problems).toEqual([{ field: 'amount', code: 'server', words: errors.amount }]);
  expect(context().draft.form).toMatchObject({ name, email, address: { line1: address.line1 } });
});

test('a declined card keeps how much, how often and which tier [CHECK-44, DONATE-9]', async () => {
  const { world, send, context, actor, sent } = await begin('onetime', 'type=monthly');
  world.payment.confirm = async () => ({ kind: 'refused', words: 'Your card was declined.' });
  world.network.answer('donate', 'started', 'updated');
  await send(...typing, { type: 'form.changed', change: { tier: 'patron' } }, submitted);
  const before = context();
  await send(submitted);
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context.problems).toEqual([
    { field: 'payment', code: 'provider', words: 'Your card was declined.' },
  ]);
  expect(context().draft).toMatchObject({ process: 'monthly', form: { ...before.draft.form, amount: '200' } });
  expect(chosenTier(context().draft)?.name).toBe('patron');
  await send(submitted);
  const cart = { donation: { process: 'monthly-init', dollars: 20_000 } };
  expect(sent()).toMatchObject([{ cart }, { cart }, { cart }]);
});

test('goes to the receipt of a donation that is charged to the card on file', async () => {
  const { world, send, actor } = await begin('loggedInDonor');
  world.network.answer('donate', 'customerCompleted');
  await send(submitted);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('nothing can be changed while the order is under way', async () => {
  const { world, send, context, actor } = await begin();
  world.network.answer('donate', never<Response>);
  await send(...typing, submitted);
  expect(actor.getSnapshot().value).toEqual({ open: 'ordering' });
  await send(amounting('1'));
  expect(context().draft.form.amount).toBe('25');
});

test('a submit clears the problems of the one before', async () => {
  const { send, context } = await begin();
  await send(submitted);
  expect(context().problems.length).toBe(2);
  await send(...typing, submitted);
  expect(context().problems).toEqual([]);
});

test('the checkout knows whether the donor has an account and a card on file [CHECK-23]', async () => {
  const checkoutOf = async (name: 'onetime' | 'loggedInDonor') => {
    const { actor } = await begin(name);
    return actor.getSnapshot().children.checkout?.getSnapshot().context;
  };
  expect(await checkoutOf('onetime')).toMatchObject({ hasAccount: false, card: 'add-card' });
  expect(await checkoutOf('loggedInDonor')).toMatchObject({ hasAccount: true, card: 'use-card' });
});
