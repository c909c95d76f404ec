import { describe, expect, test } from 'vitest';
import { lost } from '#fixtures/data/checkouts.ts';
import { draftsOf, formChanged } from '#fixtures/data/drafts.ts';
import { redeemOf, typingPlace, typingReader } from '#fixtures/data/gifts.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import { createTestWorld, keyOf, never, openFlow, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { RedeemData, Subscriber } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem, ProblemCode } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { places, type RedeemDraft, type RedeemInput, redeemMachine, redeemPrice } from './redeem.machine.ts';
import { redeem } from './redeem.ports.ts';

const receipt = { visit: '/receipts?token=rcp_Vd0w7c', notice: { act: 'giftRedemption', end: 'done' } };

type PageName = keyof typeof pages.showRedeem;

async function begin(from: PageName | RedeemInput) {
  const opened = await openFlow(redeem, typeof from === 'string' ? redeemOf(from) : from);
  return {
    ...opened,
    checkout: () => opened.actor.getSnapshot().children.checkout?.getSnapshot(),
    sent: () => opened.network.of('redeemGift'),
  };
}

const { newReader, reader, digitalReader } = requests.redeemGift;

test.each<PageName>(['alreadyRedeemed', 'notFound', 'expiredGift'])(
  'opens no form for %s and requires nothing [REDEEM-5, REDEEM-6, REDEEM-7]',
  async (name) => {
    const { value, world, submit } = await begin(name);
    await submit();
    expect([value(), world.network.calls]).toEqual(['barred', []]);
  },
);

test('redeems a gift for a new reader, who gets an account [REDEEM-1, REDEEM-4, REDEEM-12, API-35, CHECK-42]', async () => {
  const { world, actor, send, submit, sent } = await begin('fresh');
  send(...typingReader, ...typingPlace);
  await submit();
  expect(sent().map((call) => call.body)).toEqual([newReader.body]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'completed', status: 'done', output: { visit: '' } });
  expect(world.attempts.pending()).toBeUndefined();
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

test('asks for no address with digital delivery [ADDR-21]', async () => {
  const { send, submit, sent } = await begin('fresh');
  send(formChanged({ delivery: 'digital' }), ...typingReader);
  await submit();
  expect(sent().map((call) => call.body)).toEqual([digitalReader.body]);
});

test('recognizes a logged-in reader and sends to the address on record [REDEEM-5, CHECK-8, CHECK-9]', async () => {
  const { actor, submit, sent } = await begin('freshForReader');
  await submit();
  expect(sent().map((call) => call.body)).toEqual([reader.body]);
  expect(actor.getSnapshot().value).toBe('completed');
});

test('charges an upgrade once to a new card and goes to a receipt that confirms the redemption [REDEEM-10, REDEEM-12, SUBS-15, API-35]', async () => {
  const { world, actor, send, submit, sent } = await begin('digitalGift');
  world.network.answer('redeemGift', 'upgradeStarted', 'upgradeUpdated');
  send(formChanged({ delivery: 'print-a' }), ...typingReader, ...typingPlace);
  await submit();
  await submit();
  expect(sent().map(({ body }) => Object(body).invoice)).toEqual([undefined, 'pi_3Pq81x']);
  expect(world.asked.filter((one) => one.startsWith('confirm'))).toHaveLength(1);
  expect(actor.getSnapshot().output).toEqual(receipt);
});

test('charges an upgrade to the card on file [REDEEM-10, CHECK-25]', async () => {
  const { world, actor, send, submit, sent } = await begin('upgradeRequired');
  world.network.answer('redeemGift', 'upgradeCompleted');
  send(formChanged({ delivery: 'print-a' }));
  await submit();
  expect(sent().map(({ body }) => Object(body).customer)).toEqual(['use-card']);
  expect(actor.getSnapshot().output).toEqual(receipt);
});

test('omits the card if nothing is paid [REDEEM-10, CHECK-25]', async () => {
  const { submit, sent, checkout } = await begin('upgradeRequired');
  expect(checkout()?.context.card).toBe('use-card');
  await submit();
  expect(Object(sent()[0]?.body)).toEqual(expect.not.objectContaining({ customer: expect.anything() }));
});

test('rejects a delivery whose upgrade is not for sale [SUBS-4]', async () => {
  const { send, context } = await begin('upgradeClosed');
  send(formChanged({ delivery: 'print-a' }));
  expect(context().draft.deliverable).toBe('digital');
});

test.each(['addressMissing', 'nestedErrors'] as const)(
  'opens the address form after %s, judging by the field and not the message [REDEEM-4, CHECK-15]',
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

describe('refetching the gift', () => {
  async function beginTyped(input: RedeemInput = redeemOf('fresh')) {
    const begun = await begin(input);
    begun.send(...typingReader, ...typingPlace);
    return {
      ...begun,
      said: () => begun.checkout()?.context.problems,
      readings: () => begun.network.of('getGift').map(({ query }) => query),
    };
  }

  const { fresh, expiredGift } = replies.getGift;
  const TOKEN = fresh.body.redeem.gift.token;

  test('resends with the same key after a lost answer and redeems once', async () => {
    const { world, actor, value, context, said, submit, sent, readings } = await beginTyped();
    world.network.answer('redeemGift', () => Response.error(), 'redeemSucceeded');
    await submit();
    expect([value(), readings(), context().draft.isUnsure]).toEqual([{ open: 'filling' }, [{ token: TOKEN }], true]);
    expect(said()).toEqual([{ field: 'general', code: 'orderUnclear' }]);
    expect(context().draft.form.name).not.toBe('');
    await submit();
    expect(sent().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1)]);
    expect(actor.getSnapshot().value).toBe('completed');
  });

  test('succeeds when resent after a lost answer, even though the refetched gift is redeemed [REDEEM-12]', async () => {
    const { world, actor, value, said, submit, sent } = await beginTyped();
    world.network.answer('redeemGift', lost, 'redeemSucceeded');
    world.network.answer('getGift', 'alreadyRedeemed');
    await submit();
    expect(said()).toEqual([{ field: 'general', code: 'orderLost' }]);
    actor.send({ type: 'page.returned' });
    await settle();
    expect(value()).toEqual({ open: 'filling' });
    await submit();
    expect([value(), sent().map(({ key }) => key)]).toEqual(['completed', [keyOf(1), keyOf(1)]]);
    expect(actor.getSnapshot().output).toEqual({ visit: '' });
  });

  test('hides the form if another reader has redeemed the gift meanwhile [REDEEM-5, REDEEM-6]', async () => {
    const { world, value, context, submit } = await beginTyped();
    world.network.answer('redeemGift', lost, 'alreadyRedeemed');
    world.network.answer('getGift', 'alreadyRedeemed');
    await submit();
    await submit();
    expect([value(), context().draft.page.redeem, context().draft.isUnsure]).toEqual([
      'barred',
      { status: 'redeemed' },
      false,
    ]);
  });

  test('goes to the receipt of a gift paid in another tab [REDEEM-12]', async () => {
    const { world, actor, submit } = await beginTyped();
    world.network.answer('redeemGift', 'paidElsewhere');
    await submit();
    expect(actor.getSnapshot().output).toEqual({
      visit: '/receipts?token=rcp_Vd0w7c',
      notice: { act: 'giftRedemption', end: 'done' },
    });
  });

  test.each<[ReplyName<'redeemGift'>, ReplyName<'getGift'>, boolean]>([
    ['alreadyRedeemed', 'alreadyRedeemed', false],
    ['redeemFailed', 'expiredGift', false],
    ['unknownGift', 'notFound', false],
    ['refused', 'refundedGift', false],
  ])(
    'refetches the gift after %s and shows its new state [REDEEM-6, REDEEM-7, API-34]',
    async (reply, reading, isUnsure) => {
      const { world, value, context, submit } = await beginTyped();
      world.network.answer('redeemGift', reply);
      world.network.answer('getGift', reading);
      await submit();
      const { redeem } = Object(replies.getGift[reading].body);
      expect([value(), context().draft.page.redeem, context().draft.isUnsure]).toEqual(['barred', redeem, isUnsure]);
    },
  );

  test('keeps the page and the message if the gift cannot be read [API-34]', async () => {
    const { world, value, said, submit } = await beginTyped();
    world.network.answer('redeemGift', 'redeemFailed');
    world.network.answer('getGift', 'unavailable');
    await submit();
    expect(value()).toEqual({ open: 'filling' });
    expect(said()).toEqual([{ field: 'general', code: 'server', words: replies.redeemGift.redeemFailed.body.message }]);
  });

  test('gives up the refetch after ten seconds', async () => {
    const { world, actor, value, submit } = await beginTyped();
    world.network.answer('redeemGift', 'redeemFailed');
    world.network.answer('getGift', never);
    await submit();
    expect([value(), actor.getSnapshot().hasTag('busy')]).toEqual([{ open: 'reading' }, true]);
    await pass(world.clock, 10_000);
    expect(value()).toEqual({ open: 'filling' });
  });

  test('refetches the gift when the reader returns to the page and keeps the typed text', async () => {
    const { world, actor, value, context } = await beginTyped();
    actor.send({ type: 'page.returned' });
    await settle();
    expect([value(), context().draft.form.name]).toEqual([{ open: 'filling' }, 'Noor Haddad']);
    world.network.answer('getGift', 'expiredGift');
    actor.send({ type: 'page.returned' });
    await settle();
    expect([value(), context().draft.page.redeem]).toEqual(['barred', expiredGift.body.redeem]);
  });

  test('reloads the page if another reader has logged in', async () => {
    const { world, actor } = await beginTyped();
    world.network.answer('getGift', 'freshForReader');
    actor.send({ type: 'page.returned' });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'outdated', status: 'done', output: { reload: true } });
  });

  test.each([
    ['this reader', 'placedFree', ['completed', { visit: '' }]],
    ['somebody else', 'notPlaced', ['barred', undefined]],
    ['nobody knows', 'unavailable', ['barred', undefined]],
  ] as const)('learns after a reload who redeemed the gift: %s', async (_, reply, expected) => {
    const world = createTestWorld({ step: 'placing', key: keyOf(1) });
    world.network.answer('closeAttempt', reply);
    const attempt = { id: 'kept', step: 'placing', key: keyOf(1) } as const;
    const actor = run(redeem, world, redeemOf('alreadyRedeemed', attempt));
    await settle();
    const { value, output, context } = actor.getSnapshot();
    expect([value, output]).toEqual(expected);
    expect(context.draft.isUnsure).toBe(reply !== 'notPlaced');
    expect(world.network.of('closeAttempt').map(({ body }) => body)).toEqual([{ key: keyOf(1) }]);
  });
});

describe('the draft', () => {
  const { begun, tell, changed, handedBack, ...drafts } = draftsOf(redeemMachine, redeemOf('fresh'));

  const { name, email, password, address } = copyOf(requests.redeemGift.newReader.body);

  const orderOf = (draft: RedeemDraft): Order => {
    const form = { ...draft.form, name, email, ...password, address };
    const typed = Object.fromEntries(Object.entries(draft.form).filter(([, text]) => typeof text === 'string' && text));
    return drafts.orderOf({ ...draft, form: { ...form, ...typed } });
  };

  const readFresh = (draft: RedeemDraft, output: Result<RedeemData>) =>
    tell(draft, { type: 'xstate.done.actor.0.redeem.open.reading', output }, { open: 'reading' });

  const draftOf = (name: PageName, change: Partial<RedeemDraft> = {}): RedeemDraft => ({
    ...begun(redeemOf(name)),
    ...change,
  });

  function beginAs(shipcode: Shipcode, change: Partial<RedeemDraft> = {}): RedeemDraft {
    const context = draftOf('freshForReader');
    const account = (context.page.subscriber as Subscriber).account;
    account.shipcode = shipcode;
    account.addresses.b = { ...emptyAddress, line1: '88 Rue Saint-Viateur', country: 'CA' };
    return { ...context, ...change };
  }

  test.each<[string, RedeemDraft, Shipcode]>([
    ['of the delivery', beginAs('ship-c'), 'ship-a'],
    ['of the account for digital delivery', beginAs('ship-c', { deliverable: 'digital' }), 'ship-c'],
    ['that comes first for digital delivery to a visitor', draftOf('digitalGift'), 'ship-a'],
  ])('is sent in the category %s', (_, context, shipcode) => {
    expect(places.categoryOf(context, 'address')).toBe(shipcode);
  });

  test.each<[Deliverable, number, true | undefined]>([
    ['digital', 0, true],
    ['print-a', 0, true],
    ['print-b', 1200, undefined],
    ['print-c', 2205, undefined],
  ])('charges only the difference from the gift: %s, %d cents [REDEEM-10]', (deliverable, price, isFree) => {
    const context = draftOf('fresh', { deliverable });
    expect([redeemPrice(context), orderOf(context).isFree]).toEqual([price, isFree]);
  });

  test.each<[Deliverable, 'keep' | 'change', Deliverable, 'keep' | 'change']>([
    ['print-a', 'keep', 'print-b', 'keep'],
    ['print-a', 'change', 'print-b', 'change'],
    ['print-a', 'keep', 'print-c', 'change'],
    ['print-c', 'change', 'print-a', 'keep'],
  ])('with %s and %s, %s has its own address: %s [ADDR-12]', (deliverable, origin, chosen, expected) => {
    const context = beginAs('ship-a', { deliverable, origin });
    expect(changed(context, { delivery: chosen })).toMatchObject({ deliverable: chosen, origin: expected });
  });

  const problem = (field: string, code: ProblemCode = 'server'): Problem => ({ field, code });

  test.each<[string, Problem[], boolean]>([
    ['nothing', [], false],
    ['a server message', [problem('general')], true],
    ['a failed order', [problem('general', 'orderFailed')], true],
    ['a refused field', [problem('name')], false],
    ['a refused field besides a server message', [problem('general'), problem('name')], false],
    ['an expired session', [problem('general', 'signedOut')], false],
  ])('decides whether to refetch the gift after %s [REDEEM-6]', (_, problems, isInDoubt) => {
    const { value } = handedBack(draftOf('fresh'), { problems });
    expect(value).toEqual({ open: isInDoubt ? 'reading' : 'filling' });
  });

  test('changes nothing if the gift could not be read again', () => {
    const { draft, value } = readFresh(draftOf('fresh'), { kind: 'unanswered' });
    expect([draft, value]).toEqual([draftOf('fresh'), { open: 'filling' }]);
  });

  const read = (name: 'fresh' | 'upgradeClosed' | 'expiredGift'): Result<RedeemData> => ({
    kind: 'ok',
    output: copyOf(replies.getGift[name].body),
  });

  test.each<[Deliverable, 'fresh' | 'upgradeClosed' | 'expiredGift', Deliverable]>([
    ['print-b', 'fresh', 'print-b'],
    ['print-b', 'upgradeClosed', 'digital'],
    ['digital', 'upgradeClosed', 'digital'],
    ['print-b', 'expiredGift', 'print-b'],
  ])('keeps %s after a refetch if it can still be chosen: %s leaves %s [SUBS-4]', (deliverable, reading, expected) => {
    const context = draftOf('fresh', { deliverable });
    const now = readFresh(context, read(reading)).draft;
    expect([now.deliverable, now.page.redeem]).toEqual([expected, replies.getGift[reading].body.redeem]);
  });
});
