import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounting, begin, type DonateEvent, details, submitted, typing } from '#fixtures/data/donor.ts';
import { formChanged } from '#fixtures/data/drafts.ts';
import { dollars, isAmount, typedAmounts, WHY_NOT } from '#fixtures/data/typed-amounts.ts';
import { effort } from '#fixtures/world/effort.ts';
import { varied } from '#fixtures/world/network.ts';
import { keyOf, settle } from '#fixtures/world/test-world.ts';
import type { ReaderForm, TextField } from '#machines/purchase/checkout/reader-form.ts';
import { tiersOf } from '#machines/rules/donation/donation.ts';
import { replies, requests } from '#mocks/replies.ts';
import { chosenTier, donated } from './donate.machine.ts';

const { name, email, address } = details;

test('starts with twenty-five dollars, one-time [DONATE-4, DONATE-2]', async () => {
  const { context } = await begin();
  expect(context().draft).toMatchObject({ process: 'onetime', amounts: { onetime: '25' }, refusedLink: undefined });
  expect(context().problems).toEqual([]);
});

test('starts with the choices of the link [DONATE-1, DONATE-3]', async () => {
  const { context } = await begin('onetime', 'type=monthly&amount=75');
  expect(context().draft).toMatchObject({ process: 'monthly', amounts: { monthly: '75' } });
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

test('sends the documented donation on someone’s behalf with the account’s details [DONATE-14]', async () => {
  const { send, sent } = await begin('loggedInDonor');
  const recipient = requests.donate.inHonour.body.recipient_name;
  await send(formChanged({ tier: 'sponsor' }));
  await send(formChanged({ text: { recipient_name: recipient } }), submitted);
  expect(sent()).toEqual([requests.donate.inHonour.body]);
});

test('sets only the amount of the chosen frequency from a tier [DONATE-8, DONATE-9, BEYOND-30]', async () => {
  const { send, context } = await begin();
  await send(formChanged({ tier: 'patron' }));
  expect(context().draft.amounts).toEqual({ onetime: '1000', monthly: '25' });
  await send(formChanged({ process: 'monthly' }));
  expect(chosenTier(context().draft)?.name).toBe('supporter');
  await send(formChanged({ tier: 'friend' }));
  expect(context().draft.amounts).toEqual({ onetime: '1000', monthly: '10' });
});

test('submits only an amount typed, chosen or preset for the chosen frequency [BEYOND-30, BEYOND-31]', async () => {
  const frequency = fc.constantFrom('onetime', 'monthly');
  const change = fc.oneof(
    frequency.map((process) => ({ process })),
    fc.constantFrom('friend', 'supporter', 'sponsor', 'patron').map((tier) => ({ tier })),
    fc.integer({ min: 1, max: 900 }).map((dollars) => ({ amount: String(dollars) })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const { send, context, sent } = await begin('loggedInDonor');
      let process: 'onetime' | 'monthly' = 'onetime';
      const last = { onetime: 2_500, monthly: 2_500 };
      for (const each of changes) {
        await send(formChanged(each));
        if ('process' in each) process = each.process;
        if ('amount' in each) last[process] = Number(each.amount) * 100;
        if ('tier' in each) last[process] = tiersOf(undefined).find(({ name }) => name === each.tier)?.[process] ?? 0;
      }
      expect(donated(context().draft)).toBe(last[process]);
      await send(submitted);
      const init = process === 'monthly' ? 'monthly-init' : 'onetime';
      expect(sent()).toMatchObject([{ cart: { donation: { process: init, dollars: last[process] } } }]);
    }),
    { numRuns: effort(10, 60, 600) },
  );
});

test('offers the host’s own tiers [DONATE-9]', async () => {
  const { send, context } = await begin('ownTiers');
  await send(formChanged({ tier: 'Patron' }));
  expect(context().draft.amounts.onetime).toBe('1000');
  await send(formChanged({ tier: 'friend' }));
  expect(context().draft.amounts.onetime).toBe('1000');
});

test('requires a name and an email from a visitor, but no address', async () => {
  const { send, context, sent } = await begin();
  await send(submitted);
  expect(context().problems).toEqual([
    { field: 'name', code: 'required' },
    { field: 'email', code: 'required' },
  ]);
  await send(...typing.slice(0, 2), submitted);
  expect(sent()).toEqual([expect.not.objectContaining({ address: expect.anything() })]);
});

test('requires the rest of a partly typed address [ADDR-14]', async () => {
  const { send, context } = await begin();
  await send(...typing.slice(0, 3), submitted);
  expect(context().problems.map(({ field }) => field)).toEqual(['address.city', 'address.state', 'address.postcode']);
});

test('offers every country [API-25]', async () => {
  const { world } = await begin();
  expect(world.network.of('getShipping').map(({ query }) => query)).toEqual([{ inclusive: '' }]);
});

test('keeps the typed values after a refusal and shows it at its field [DONATE-16]', async () => {
  const { world, send, context, actor } = await begin();
  world.network.answer('donate', 'amountRefused');
  await send(...typing, submitted);
  const checkout = actor.getSnapshot().children.checkout?.getSnapshot();
  const { errors } = replies.donate.amountRefused.body;
  expect(checkout?.context.problems).toEqual([{ field: 'amount', code: 'server', words: errors.amount }]);
  expect(context().draft.form).toMatchObject({ name, email, address: { line1: address.line1 } });
});

test('keeps the amount, frequency and tier after a declined card [CHECK-44, DONATE-9]', async () => {
  const { world, send, context, actor, sent } = await begin('onetime', 'type=monthly');
  world.payment.confirm = async () => ({ kind: 'refused', words: 'Your card was declined.' });
  world.network.answer('donate', 'started', 'updated');
  await send(...typing, formChanged({ tier: 'patron' }), submitted);
  const before = context();
  await send(submitted);
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context.problems).toEqual([
    { field: 'payment', code: 'provider', words: 'Your card was declined.' },
  ]);
  expect(context().draft).toMatchObject({ process: 'monthly', form: before.draft.form, amounts: { monthly: '200' } });
  expect(chosenTier(context().draft)?.name).toBe('patron');
  await send(submitted);
  const cart = { donation: { process: 'monthly-init', dollars: 20_000 } };
  expect(sent()).toMatchObject([{ cart }, { cart }, { cart }]);
});

describe('the donor', () => {
  const { a, b, c, states } = replies.getShipping.shipping.body;
  const everywhere = { countries: [a, b, c].flatMap(({ countries }) => [...countries]) };
  const inclusive = { a: everywhere, b: everywhere, c: everywhere, states };

  const changed = (field: TextField<ReaderForm>, value: string): DonateEvent =>
    formChanged({ text: { [field]: value } });

  test('can give an address in any country, though a donation is sent as ship-a [API-25, API-37]', async () => {
    const { send, sent, context } = await begin('onetime', '', undefined, ({ network }) =>
      network.answer('getShipping', () => varied('getShipping', 'shipping', inclusive)),
    );
    expect(context().draft.form.address.country).toBe('');
    await send(...typing.slice(0, 2), formChanged({ country: { address: 'GB' } }));
    await send(changed('address.line1', '1 High Street'), changed('address.city', 'Leeds'));
    await send(changed('address.postcode', 'LS1 4AP'), submitted);
    expect(sent()).toMatchObject([
      { shipcode: 'ship-a', address: { line1: '1 High Street', country: 'GB', country_name: 'United Kingdom' } },
    ]);
  });

  test('reports an unreadable link until the amount of its frequency changes [DONATE-3]', async () => {
    const { send, context } = await begin('onetime', 'amount=7,5');
    await send(changed('name', 'Ada'), changed('address.city', 'Leeds'));
    await send(formChanged({ process: 'monthly' }), amounting('30'));
    await send(formChanged({ process: 'onetime' }));
    expect(context().draft.refusedLink).toBe('onetime');
    await send(formChanged({ tier: 'nobody' }));
    expect(context().draft.refusedLink).toBe('onetime');
    await send(formChanged({ tier: 'friend' }));
    expect(context().draft.refusedLink).toBeUndefined();
  });

  test('trims typed values and omits a blank address', async () => {
    const { send, sent } = await begin();
    await send(changed('name', ' Ada Okafor '), changed('email', ' ada@reader.example '));
    await send(changed('recipient_name', '  The Lamp Room '), changed('address.line1', '  '), submitted);
    const [body] = sent();
    expect(body).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example', recipient_name: 'The Lamp Room' });
    expect(body).not.toHaveProperty('address');
  });

  test('asks a logged-in donor for no field that the page hides [DONATE-14]', async () => {
    const { send, sent, context } = await begin('loggedInDonor');
    await send(changed('name', ''), changed('email', ''), changed('address.line1', '1 High Street'), submitted);
    await settle();
    const { name, email } = context().draft.page.subscriber?.account ?? {};
    expect([context().problems, sent()]).toEqual([[], [expect.objectContaining({ name, email, origin: 'keep' })]]);
    expect(sent()[0]).not.toHaveProperty('address');
  });
});

describe('checking out later', () => {
  const later = formChanged({ timing: 'later' });

  async function beginLater(query = '') {
    const begun = await begin('ownTiers', query);
    await begun.send(later);
    const added = () => begun.world.network.of('addToCart').map(({ body }) => body);
    return { ...begun, added };
  }

  test('adds the donation to the cart, requires no details and ends there [CHECK-53, DONATE-10]', async () => {
    const { send, actor, world, added, sent } = await beginLater('amount=25');
    world.network.answer('addToCart', 'added');
    await send(submitted);
    expect([added(), sent()]).toEqual([[{ ...requests.addToCart.donationOnce.body, qty: undefined }], []]);
    const { value, status, output } = actor.getSnapshot();
    expect([value, status, output]).toEqual(['added', 'done', {}]);
    expect(actor.getSnapshot().hasTag('added')).toBe(true);
    expect(world.cart.announced).toEqual([replies.addToCart.added.body]);
  });

  test('adds a monthly donation to the cart as monthly-init [DONATE-10, DONATE-11]', async () => {
    const { send, added } = await beginLater('type=monthly&amount=10');
    await send(submitted);
    expect(added()).toEqual([{ ...requests.addToCart.donationMonthly.body, qty: undefined }]);
  });

  test('clears the problems of fields that the new timing does not ask for', async () => {
    const { send, context } = await begin('ownTiers');
    await send(submitted);
    expect(context().problems.map(({ field }) => field)).toEqual(['name', 'email']);
    await send(later);
    expect(context().problems).toEqual([]);
  });

  test('shows a refusal at its field, keeps the choices and allows another try [DONATE-16]', async () => {
    const { send, actor, context, world, added } = await beginLater('type=monthly&amount=33');
    world.network.answer('addToCart', 'amountRefused', 'added');
    await send(submitted);
    const { errors } = replies.addToCart.amountRefused.body;
    expect(context().problems).toEqual([{ field: 'amount', code: 'server', words: errors.amount }]);
    expect(context().draft).toMatchObject({ process: 'monthly', timing: 'later', amounts: { monthly: '33' } });
    await send(submitted);
    expect([added().length, actor.getSnapshot().value]).toEqual([2, 'added']);
  });

  test('ignores changes and submits while the donation is being added', async () => {
    const { send, actor, context, world, added } = await beginLater();
    world.network.answer('addToCart', () => new Promise<Response>(() => undefined));
    actor.send(submitted);
    actor.send(submitted);
    await send(amounting('1'));
    expect([actor.getSnapshot().value, added().length, context().draft.amounts.onetime]).toEqual([
      { open: 'adding' },
      1,
      '50',
    ]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });
});

test.each(typedAmounts)(
  '$written on /donate: shows and sends $donate, or nothing [DONATE-6, DONATE-12]',
  async (row) => {
    const { send, context, sent } = await begin('loggedInDonor');
    await send(amounting(row.typed), submitted);
    const { problems, draft } = context();
    if (!isAmount(row.donate))
      return expect([problems, donated(draft)]).toEqual([[{ field: 'amount', code: WHY_NOT[row.donate] }], 0]);
    expect(problems).toEqual([]);
    expect([dollars(donated(draft)), sent().map((body) => Object(body).cart)]).toEqual([
      row.donate,
      [{ donation: { process: 'onetime', dollars: donated(draft) } }],
    ]);
  },
);
