import { expect, test } from 'vitest';
import type { TextField } from '#machines/purchase/checkout/reader-form.ts';
import { replies } from '#mocks/replies.ts';
import { amounting, beginDonation, type DonateEvent, submitted, typing } from '../../../tests/support/donor.ts';
import { varied } from '../../../tests/support/network.ts';
import { never, settle } from '../../../tests/support/world.ts';
import type { DonateForm } from './donate.machine.ts';

const { a, b, c, states } = replies.getShipping.shipping.body;
const everywhere = { countries: [a, b, c].flatMap(({ countries }) => [...countries]) };
const inclusive = { a: everywhere, b: everywhere, c: everywhere, states };

const changed = (field: TextField<DonateForm>, value: string): DonateEvent => ({
  type: 'form.changed',
  change: { text: { [field]: value } },
});

test('a donor abroad gives the address of any country, though a donation is sent as ship-a [API-25, API-37]', async () => {
  const { send, sent, context } = await beginDonation('onetime', '', undefined, ({ network }) =>
    network.answer('getShipping', () => varied('getShipping', 'shipping', inclusive)),
  );
  expect(context().draft.form.address.country).toBe('');
  await send(...typing.slice(0, 2), { type: 'form.changed', change: { country: { address: 'GB' } } });
  await send(changed('address.line1', '1 High Street'), changed('address.city', 'Leeds'));
  await send(changed('address.postcode', 'LS1 4AP'), submitted);
  expect(sent()).toMatchObject([
    { shipcode: 'ship-a', address: { line1: '1 High Street', country: 'GB', country_name: 'United Kingdom' } },
  ]);
});

test('a country that is not listed is not taken, and none is before the list has come', async () => {
  const early = await beginDonation('onetime', '', undefined, ({ network }) => network.answer('getShipping', never));
  await early.send({ type: 'form.changed', change: { country: { address: 'US' } } });
  expect(early.context().draft.form.address.country).toBe('');
  const { send, context } = await beginDonation();
  expect(context().draft.form.address).toMatchObject({ country: 'US', country_name: 'United States' });
  await send({ type: 'form.changed', change: { country: { address: 'XX' } } });
  expect(context().draft.form.address.country).toBe('US');
});

test('is told of a link that could not be read until the amount is another [DONATE-3]', async () => {
  const begin = () => beginDonation('onetime', 'amount=7,5');
  const typed = await begin();
  await typed.send(changed('name', 'Ada'), changed('address.city', 'Leeds'), {
    type: 'form.changed',
    change: { process: 'monthly' },
  });
  expect(typed.context().draft.isLinkRefused).toBe(true);
  await typed.send(amounting('30'));
  expect(typed.context().draft.isLinkRefused).toBe(false);
  const chosen = await begin();
  await chosen.send({ type: 'form.changed', change: { tier: 'nobody' } });
  expect(chosen.context().draft.isLinkRefused).toBe(true);
  await chosen.send({ type: 'form.changed', change: { tier: 'friend' } });
  expect(chosen.context().draft.isLinkRefused).toBe(false);
});

test('sends what is typed without the spaces around it, and an address of spaces not at all', async () => {
  const { send, sent } = await beginDonation();
  await send(changed('name', ' Ada Okafor '), changed('email', ' ada@reader.example '));
  await send(changed('recipient_name', '  The Lamp Room '), changed('address.line1', '  '), submitted);
  const [body] = sent();
  expect(body).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example', recipient_name: 'The Lamp Room' });
  expect(body).not.toHaveProperty('address');
});

test('a donor who is logged in is asked for nothing that the page hides [DONATE-14]', async () => {
  const { send, sent, context } = await beginDonation('loggedInDonor');
  await send(changed('name', ''), changed('email', ''), changed('address.line1', '1 High Street'), submitted);
  await settle();
  const { name, email } = context().draft.page.subscriber?.account ?? {};
  expect([context().problems, sent()]).toEqual([[], [expect.objectContaining({ name, email, origin: 'keep' })]]);
  expect(sent()[0]).not.toHaveProperty('address');
});
