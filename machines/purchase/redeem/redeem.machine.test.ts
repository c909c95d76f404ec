import { expect, test } from 'vitest';
import { pages, requests } from '#mocks/replies.ts';
import { type RedeemEvent, redeemOf, typingPlace, typingReader } from '../../../tests/support/gifts.ts';
import { createWorld, run, settle } from '../../../tests/support/world.ts';
import type { RedeemInput } from './redeem.machine.ts';
import { redeem } from './redeem.ports.ts';

const receipt = { visit: '/receipts?token=rcp_Vd0w7c', notice: 'giftRedeemed' };

type PageName = keyof typeof pages.showRedeem;

async function begin(from: PageName | RedeemInput) {
  const world = createWorld();
  const page = run(redeem, world, typeof from === 'string' ? redeemOf(from) : from);
  await settle();
  const send = (...events: RedeemEvent[]) => {
    for (const event of events) page.send(event);
  };
  return {
    world,
    page,
    send,
    value: () => page.getSnapshot().value,
    context: () => page.getSnapshot().context,
    checkout: () => page.getSnapshot().children.checkout?.getSnapshot(),
    sent: () => world.network.of('redeemGift'),
    submit: async () => {
      send({ type: 'form.submitted' });
      await settle();
    },
  };
}

const { newReader, reader, digitalReader } = requests.redeemGift;

test.each<PageName>(['alreadyRedeemed', 'notFound', 'expiredGift'])(
  'opens no form for %s, and asks for nothing [REDEEM-5, REDEEM-6, REDEEM-7]',
  async (name) => {
    const { value, world, submit } = await begin(name);
    await submit();
    expect([value(), world.network.calls]).toEqual(['barred', []]);
  },
);

test('is redeemed by a new reader, who gets an account [REDEEM-1, REDEEM-4, REDEEM-12, API-35, CHECK-42]', async () => {
  const { world, page, send, submit, sent } = await begin('fresh');
  send(...typingReader, ...typingPlace);
  await submit();
  expect(sent().map((call) => call.body)).toEqual([newReader.body]);
  expect(page.getSnapshot()).toMatchObject({ value: 'completed', status: 'done', output: { visit: '' } });
  expect(world.attempts.read()).toBeUndefined();
});

test('asks a new reader for name, email, password and address, in this order [REDEEM-4, ENTRY-26, ADDR-21]', async () => {
  const { context, submit, sent } = await begin('fresh');
  await submit();
  expect(context().problems.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'password.password',
    'password.confirm',
    'address.line1',
    'address.city',
    'address.state',
    'address.postcode',
  ]);
  expect(sent()).toEqual([]);
});

test('asks for no address where nothing is printed [ADDR-21]', async () => {
  const { send, submit, sent } = await begin('fresh');
  send({ type: 'form.changed', change: { delivery: 'digital' } }, ...typingReader);
  await submit();
  expect(sent().map((call) => call.body)).toEqual([digitalReader.body]);
});

test('knows a reader who is logged in, and sends to the address on record [REDEEM-5, CHECK-8, CHECK-9]', async () => {
  const { page, submit, sent } = await begin('freshForReader');
  await submit();
  expect(sent().map((call) => call.body)).toEqual([reader.body]);
  expect(page.getSnapshot().value).toBe('completed');
});

test('has an upgrade paid with a new card, once, and the receipt say that the gift is redeemed [REDEEM-10, REDEEM-12, SUBS-15, API-35]', async () => {
  const { world, page, send, submit, sent } = await begin('digitalGift');
  world.network.answer('redeemGift', 'upgradeStarted', 'upgradeUpdated');
  send({ type: 'form.changed', change: { delivery: 'print-a' } }, ...typingReader, ...typingPlace);
  await submit();
  await submit();
  expect(sent().map(({ body }) => Object(body).invoice)).toEqual([undefined, 'pi_3Pq81x']);
  expect(world.asked.filter((one) => one.startsWith('confirm'))).toHaveLength(1);
  expect(page.getSnapshot().output).toEqual(receipt);
});

test('has an upgrade paid with the card on file [REDEEM-10, CHECK-25]', async () => {
  const { world, page, send, submit, sent } = await begin('upgradeRequired');
  world.network.answer('redeemGift', 'upgradeCompleted');
  send({ type: 'form.changed', change: { delivery: 'print-a' } });
  await submit();
  expect(sent().map(({ body }) => Object(body).customer)).toEqual(['use-card']);
  expect(page.getSnapshot().output).toEqual(receipt);
});

test('says nothing of a card where nothing is paid [REDEEM-10, CHECK-25]', async () => {
  const { submit, sent, checkout } = await begin('upgradeRequired');
  expect(checkout()?.context.card).toBe('use-card');
  await submit();
  expect(Object(sent()[0]?.body)).toEqual(expect.not.objectContaining({ customer: expect.anything() }));
});

test('chooses no delivery that needs an upgrade which cannot be bought [SUBS-4]', async () => {
  const { send, context } = await begin('upgradeClosed');
  send({ type: 'form.changed', change: { delivery: 'print-a' } });
  expect(context().draft.deliverable).toBe('digital');
});

test('begins another address in the shipping category of the account [ADDR-12]', async () => {
  const { send, context } = await begin('freshForReader');
  const stands = () => [context().draft.deliverable, context().draft.origin];
  expect(stands()).toEqual(['print-a', 'keep']);
  send({ type: 'form.changed', change: { delivery: 'print-b' } });
  expect(stands()).toEqual(['print-b', 'change']);
  send({ type: 'form.changed', change: { delivery: 'print-a' } });
  expect(stands()).toEqual(['print-a', 'keep']);
  send({ type: 'form.changed', change: { origin: 'change' } });
  expect(stands()).toEqual(['print-a', 'change']);
});

test.each(['addressMissing', 'nestedErrors'] as const)(
  'opens the address form after %s, by the field that is named and not by its words [REDEEM-4, CHECK-15]',
  async (reply) => {
    const { world, value, context, submit } = await begin('freshForReader');
    world.network.answer('redeemGift', reply);
    await submit();
    const { addresses } = pages.showRedeem.freshForReader.body.subscriber.account;
    expect([value(), context().draft.origin, context().draft.form.address]).toEqual([
      { open: 'filling' },
      'change',
      addresses.a,
    ]);
  },
);

test('can be edited no more while it is under way, and is sent once [CHECK-35]', async () => {
  const { world, send, value, context, sent } = await begin('freshForReader');
  world.network.answer('redeemGift', () => new Promise<Response>(() => undefined));
  send(
    { type: 'form.submitted' },
    { type: 'form.submitted' },
    { type: 'form.changed', change: { delivery: 'digital' } },
  );
  await settle();
  expect([value(), context().draft.deliverable, sent().length]).toEqual([{ open: 'ordering' }, 'print-a', 1]);
});

test('chooses a country of the category that it is sent to [ADDR-20]', async () => {
  const { send, context } = await begin('fresh');
  send(
    { type: 'form.changed', change: { delivery: 'print-c' } },
    { type: 'form.changed', change: { country: { address: 'DE' } } },
  );
  expect(context().draft.form.address).toMatchObject({ country: 'DE', country_name: 'Germany' });
});
