import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { draftsOf, formChanged } from '#fixtures/data/drafts.ts';
import { changeOf, newAddress, typingAddress } from '#fixtures/data/subscriptions.ts';
import { createTestWorld, keyOf, never, openFlow, pass, run, settle } from '#fixtures/world/test-world.ts';
import { connect } from '#machines/lib/flow.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts/attempts.ts';
import { blankForm } from '#machines/purchase/checkout/reader-form.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { UpgradeChoice } from '#machines/rules/subscription/upgrade.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { pendingIn, type SubscriptionChangeDraft, subscriptionChangeMachine } from './subscription-change.machine.ts';
import { subscriptionChange } from './subscription-change.ports.ts';

type PageName = keyof typeof pages.showSubscription;

async function begin(name: PageName, today?: string) {
  const opened = await openFlow(subscriptionChange, { ...changeOf(name), today });
  return { ...opened, updates: () => opened.network.of('updateSubscription') };
}

const { showSubscription } = pages;

test.each<[PageName, object]>([
  ['upgradeForMoney', { level: 'low', deliverable: 'print-c' }],
  ['upgradeFree', { level: 'high', deliverable: 'digital' }],
  ['bankOnFile', { level: 'high', deliverable: 'print-b' }],
])('starts with the current subscription: %s [SUBS-1, SUBS-7]', async (name, choice) => {
  const { value, context } = await begin(name);
  expect([value(), context().draft.choice]).toEqual([{ open: 'filling' }, choice]);
});

test.each<PageName>(['cannotUpdate', 'cancelled', 'noSuchSubscription'])(
  'opens no form for %s and makes no call [SUBS-2]',
  async (name) => {
    const { value, world, submit } = await begin(name);
    await submit();
    expect([value(), world.network.calls]).toEqual(['barred', []]);
  },
);

test('upgrades for free from digital at the high level to print at the low one, to a new address [SUBS-8, SUBS-9, SUBS-10, SUBS-13]', async () => {
  const { actor, send, updates, submit } = await begin('upgradeFree');
  send(formChanged({ level: 'low' }), formChanged({ delivery: 'print-a' }), ...typingAddress);
  await submit();
  const { session } = showSubscription.upgradeFree.body.upgrade;
  expect(updates().map(({ body }) => body)).toEqual([{ ...requests.updateSubscription.freeUpgrade.body, session }]);
  const facts = { token: 'sub_Nr02', level: 'low', deliverable: 'print-a' };
  const notice = { act: 'subscriptionChange', end: 'done', facts };
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { visit: '/account', notice } });
});

test('charges a paid upgrade to the card on file [SUBS-7, SUBS-8, API-21]', async () => {
  const { world, actor, send, updates, submit } = await begin('upgradeForMoney');
  world.network.answer('updateSubscription', 'upgradeCustomerCompleted');
  send(formChanged({ level: 'high' }));
  await submit();
  expect(updates().map(({ body }) => body)).toEqual([requests.updateSubscription.paidUpgrade.body]);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Up7s2e' });
});

test.each<[PageName, boolean]>([
  ['upgradeForMoney', true],
  ['bankOnFile', true],
  ['nothingOnFile', false],
])('checks out with an account and knows whether a method is on file: %s', async (name, hasCardOnFile) => {
  const { actor } = await begin(name);
  const checkout = actor.getSnapshot().children.checkout?.getSnapshot();
  expect(checkout?.context).toMatchObject({ hasAccount: true, hasCardOnFile });
});

test('asks for a new card if the one on file has expired [CHECK-23]', async () => {
  const { actor } = await begin('upgradeForMoney', '2029-09-01');
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context.card).toBe('add-card');
});

test('asks for a card if nothing is on file and pays once [SUBS-8, SUBS-15]', async () => {
  const { world, actor, send, updates, submit } = await begin('nothingOnFile');
  world.network.answer('updateSubscription', 'upgradeStarted', 'upgradeUpdated');
  send(formChanged({ level: 'high' }));
  await submit();
  expect([actor.getSnapshot().value, actor.getSnapshot().children.checkout?.getSnapshot().context.card]).toEqual([
    { open: 'filling' },
    'add-card',
  ]);
  await submit();
  expect(new Set(updates().map(({ key }) => key)).size).toBe(2);
  expect(world.asked.filter((one) => one.startsWith('confirm'))).toHaveLength(1);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('sends a change to digital without an address', async () => {
  const { send, updates, submit } = await begin('upgradeForMoney');
  send(formChanged({ delivery: 'digital' }));
  await submit();
  const { session } = showSubscription.upgradeForMoney.body.upgrade;
  expect(updates().map(({ body }) => body)).toEqual([{ ...requests.updateSubscription.toDigital.body, session }]);
});

test('rejects choices that are not offered, and any upgrade if none is for sale [SUBS-4]', async () => {
  const { send, context } = await begin('cannotUpgrade');
  send(formChanged({ level: 'high' }), formChanged({ delivery: 'print-a' }));
  expect(context().draft.choice).toEqual({ level: 'low', deliverable: 'digital' });
});

test.each(['addressErrors', 'addressMissing'] as const)(
  'opens the settings form after %s and keeps the form and the choice [SUBS-16]',
  async (reply) => {
    const { world, send, value, context, submit } = await begin('upgradeForMoney');
    world.network.answer('updateSubscription', reply);
    send(formChanged({ level: 'high' }), formChanged({ text: { name: 'Aroha N. Ngata' } }));
    expect(context().draft.origin).toBe('keep');
    await submit();
    const { addresses } = showSubscription.upgradeForMoney.body.subscriber.account;
    expect([value(), context().draft.origin, context().draft.choice.level]).toEqual([
      { open: 'filling' },
      'change',
      'high',
    ]);
    expect(context().draft.form).toMatchObject({ name: 'Aroha N. Ngata', address: addresses.c });
  },
);

test.each(['upgradeForMoney', 'upgradeFree'] as const)('sends nothing without a change: %s', async (name) => {
  const { world, value, context, submit } = await begin(name);
  await submit();
  expect([value(), context().problems, world.network.calls.map(({ id }) => id)]).toEqual([
    { open: 'filling' },
    [],
    ['getShipping'],
  ]);
});

test.each([
  ['noSuchSubscription', 'placed', ['completed', { visit: '/receipts?token=rcp_Vd0w7c' }]],
  ['noSuchSubscription', 'notPlaced', ['barred', undefined]],
  ['cannotUpdate', 'unavailable', ['barred', undefined]],
] as const)('checks an interrupted order even with nothing left to change: %s, %s', async (page, reply, end) => {
  const world = createTestWorld({ step: 'placing', key: keyOf(1) });
  world.network.answer('closeAttempt', reply);
  const attempt = unfinishedIn(world.attempts.read());
  const actor = run(subscriptionChange, world, { ...changeOf(page), attempt });
  await settle();
  const { value, output } = actor.getSnapshot();
  expect([value, output]).toEqual(end);
});

describe('a change of address alone', () => {
  async function save(prepare: (world: ReturnType<typeof createTestWorld>) => void = () => undefined) {
    const world = createTestWorld();
    prepare(world);
    const opened = await openFlow(subscriptionChange, changeOf('nothingOnFile'), world);
    opened.send(formChanged({ origin: 'change' }), ...typingAddress, { type: 'form.submitted' });
    await opened.submit();
    return opened;
  }

  test('is saved once by its own call, then the subscription is refetched and the page stays [SUBS-11, SUBS-12, SUBS-14, API-20]', async () => {
    const { world, value, context } = await save((begun) =>
      begun.network.answer('getSubscription', 'upgradedSubscription'),
    );
    const { token } = pages.showSubscription.nothingOnFile.body.upgrade.subscription;
    const calls = world.network.calls.filter(({ id }) => id !== 'getShipping');
    expect(calls.map(({ id, value: part, body }) => ({ id, part, body }))).toEqual([
      { id: 'changeAddress', part: 'ship-a', body: newAddress },
      { id: 'getSubscription', part: token, body: undefined },
    ]);
    const { upgrade, subscriber } = replies.getSubscription.upgradedSubscription.body;
    expect([value(), context().isSaved]).toEqual([{ open: 'filling' }, true]);
    expect(context().draft.page.upgrade).toEqual(upgrade);
    expect(context().draft.page.subscriber.account.addresses).toEqual(subscriber.addresses);
    expect([context().draft.choice, context().draft.origin]).toEqual([
      { level: 'low', deliverable: 'print-a' },
      'keep',
    ]);
    expect(context().draft.form.address.line1).toBe('');
  });

  test('is not busy after a failed refetch, and refetches on one event [SUBS-12, ACCT-30]', async () => {
    const { world, actor, value, context } = await save((begun) =>
      begun.network.answer('getSubscription', 'unavailable'),
    );
    expect([value(), context().isSaved, context().draft.isUnread]).toEqual([{ open: 'filling' }, true, true]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    world.network.answer('getSubscription', 'printSubscription');
    actor.send({ type: 'page.returned' });
    expect(value()).toEqual({ open: 'reading' });
    await settle();
    expect([value(), context().draft.isUnread]).toEqual([{ open: 'filling' }, false]);
    expect(world.network.of('getSubscription')).toHaveLength(2);
    expect(world.network.of('changeAddress')).toHaveLength(1);
  });

  test('keeps a typed name and email after a refetch [SUBS-12]', async () => {
    const { play, value, context } = await save((begun) =>
      begun.network.answer('getSubscription', 'unavailable', 'printSubscription'),
    );
    const text = { name: 'Hiro Tanaka', email: 'hiro@reader.example' };
    await play(formChanged({ text }), { type: 'page.returned' });
    expect([value(), context().draft.isUnread]).toEqual([{ open: 'filling' }, false]);
    expect(context().draft.form).toMatchObject(text);
  });

  test('keeps the choices and the form on a return to the page', async () => {
    const { play, context } = await save(() => undefined);
    const change = { level: 'high', text: { 'address.line1': '1 High Street' } } as const;
    await play(formChanged(change));
    const { choice, form } = context().draft;
    await play({ type: 'page.returned' });
    expect([context().draft.choice, context().draft.form]).toEqual([choice, form]);
    expect([choice.level, form.address.line1]).toEqual(['high', '1 High Street']);
  });

  test('sends nothing until the subscription was refetched', async () => {
    const { world, actor, value } = await save((begun) => begun.network.answer('getSubscription', 'unavailable'));
    actor.send({ type: 'form.submitted' });
    actor.send(formChanged({ level: 'high' }));
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(value()).toEqual({ open: 'filling' });
    expect([world.network.of('changeAddress').length, world.network.of('updateSubscription').length]).toEqual([1, 0]);
  });

  test('is busy while it refetches and gives up after 35 seconds', async () => {
    const { world, actor, value, context } = await save((begun) =>
      begun.network.answer('getSubscription', never<Response>),
    );
    expect([value(), actor.getSnapshot().hasTag('busy')]).toEqual([{ open: 'reading' }, true]);
    await pass(world.clock, 35_000);
    expect([value(), context().draft.isUnread]).toEqual([{ open: 'filling' }, true]);
  });

  test.each([
    ['refused', [['general', replies.changeAddress.refused.body.errors]]],
    ['countryRefused', [['country', replies.changeAddress.countryRefused.body.errors.country]]],
    ['fieldErrors', Object.entries(replies.changeAddress.fieldErrors.body.errors)],
  ] as const)('hands the form back unchanged after %s, with its problems', async (name, said) => {
    const { value, context } = await save((begun) => begun.network.answer('changeAddress', name));
    expect(value()).toEqual({ open: 'filling' });
    expect(context().problems).toEqual(said.map(([field, words]) => ({ field, code: 'server', words })));
    expect([context().draft.origin, context().draft.form.address, context().isSaved]).toEqual([
      'change',
      newAddress,
      false,
    ]);
  });

  test('continues saving whatever happens in the checkout', async () => {
    const { actor, value } = await save((begun) => begun.network.answer('changeAddress', never<Response>));
    actor.getSnapshot().children.checkout?.send({ type: 'keeping.toggled' });
    expect(value()).toEqual({ open: 'saving' });
  });

  test('clears the saved message once something else is submitted', async () => {
    const { world, actor, context } = await save((begun) =>
      begun.network.answer('getSubscription', 'printSubscription'),
    );
    world.network.answer('updateSubscription', 'refused');
    actor.send(formChanged({ level: 'high' }));
    expect(context().isSaved).toBe(true);
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(context().isSaved).toBe(false);
  });

  const reply = replies.changeAddress.addressUpdated.body;
  const info = replies.getSubscription.printSubscription.body;
  const callFailed = [{ field: 'general', code: 'callFailed' }];
  const fails = () => Promise.reject(new Error('broken'));
  const saves = async () => ({ kind: 'ok', output: reply });
  const reads = async () => ({ kind: 'ok', output: info });

  test.each([
    ['the address is saved and the subscription refetched', saves, reads, 0],
    ['the call throws', fails, reads, 0],
    ['the call is never answered', never, reads, 35_000],
    ['the refetch throws', saves, fails, 0],
  ] as const)('ends once if %s', async (...given) => {
    const [, saving, reading, wait] = given;
    const world = createTestWorld();
    const actors = { saveAddress: fromPromise(saving), readFresh: fromPromise(reading) };
    const machine = connect(subscriptionChange, world).provide({ actors: actors as never });
    const input = changeOf('nothingOnFile');
    const actor = createActor(machine, { input, clock: world.clock }).start();
    await settle();
    for (const event of [{ type: 'form.changed' as const, change: { origin: 'change' as const } }, ...typingAddress])
      actor.send(event);
    actor.send({ type: 'form.submitted' });
    expect([[...actor.getSnapshot().tags], actor.getSnapshot().context.problems]).toEqual([['busy', 'saving'], []]);
    await pass(world.clock, wait);
    const { value, context } = actor.getSnapshot();
    const isSaved = saving === saves;
    expect(value).toEqual({ open: 'filling' });
    expect([context.isSaved, context.problems]).toEqual([isSaved, isSaved ? [] : callFailed]);
    expect(context.draft.isUnread).toBe(reading === fails);
    expect(context.draft.page.upgrade).toEqual(isSaved && reading === reads ? info.upgrade : input.page.upgrade);
  });

  test('closes the form if the subscription can no longer be changed [SUBS-2]', async () => {
    const { printSubscription } = replies.getSubscription;
    const { upgrade } = printSubscription.body;
    const { value } = await save((begun) =>
      begun.network.answer('getSubscription', () =>
        Response.json(
          {
            ...printSubscription.body,
            upgrade: { ...upgrade, subscription: { ...upgrade.subscription, can_update: false } },
          },
          { headers: { 'Cache-Control': 'no-store' } },
        ),
      ),
    );
    expect(value()).toBe('barred');
  });
});

describe('the draft', () => {
  const { begun, tell, changed, problemsOf, orderOf, handedBack } = draftsOf(
    subscriptionChangeMachine,
    changeOf('upgradeForMoney'),
  );

  const asked = ({ children }: ReturnType<typeof tell>, state: string): unknown =>
    children[`0.subscriptionChange.open.${state}`]?.getSnapshot().input;

  const draftOf = (name: PageName, change: Partial<SubscriptionChangeDraft> = {}): SubscriptionChangeDraft => ({
    ...begun(changeOf(name)),
    ...change,
  });

  const held: UpgradeChoice = { level: 'low', deliverable: 'print-c' };
  const high: UpgradeChoice = { level: 'high', deliverable: 'print-c' };
  const digital: UpgradeChoice = { level: 'low', deliverable: 'digital' };
  const NAMES = ['name', 'email'];
  const LINES = ['address.country', 'address.line1', 'address.city'];

  test.each([
    [held, 'keep', 'nothing', []],
    [held, 'change', 'address', LINES],
    [high, 'keep', 'change', NAMES],
    [high, 'change', 'change', [...NAMES, ...LINES]],
    [digital, 'keep', 'change', NAMES],
    [digital, 'change', 'change', NAMES],
  ] as const)('with %o and address %s: sends %s and requires %j', (choice, origin, pending, fields) => {
    const { form } = draftOf('upgradeForMoney');
    const context = draftOf('upgradeForMoney', { choice, origin, form: { ...form, name: ' ', email: '' } });
    expect(pendingIn(context)).toBe(pending);
    expect(problemsOf(context)).toEqual(fields.map((field) => ({ field, code: 'required' })));
  });

  test('has no pending address for a digital subscription', () => {
    const choice = { level: 'high', deliverable: 'digital' } as const;
    expect(pendingIn(draftOf('upgradeFree', { choice, origin: 'change' }))).toBe('nothing');
  });

  const { subscription, session } = pages.showSubscription.upgradeForMoney.body.upgrade;
  const form = {
    ...blankForm(null),
    name: ' Aroha Ngata ',
    email: ' aroha@reader.example ',
    address: { ...newAddress, line1: ' Elm 7 ' },
  };
  const typed = { name: 'Aroha Ngata', email: 'aroha@reader.example' };
  const address = { ...newAddress, line1: 'Elm 7' };

  test.each([
    [high, 'keep', { origin: 'keep', address: undefined, shipcode: 'ship-c' }, 1_800],
    [high, 'change', { origin: 'change', address, shipcode: 'ship-c' }, 1_800],
    [digital, 'change', { origin: 'keep', address: undefined, shipcode: 'ship-c' }, 0],
  ] as const)('orders %o with address %s [SUBS-7, SUBS-8]', (choice, origin, sent, total) => {
    expect(orderOf(draftOf('upgradeForMoney', { choice, origin, form }))).toEqual({
      call: 'updateSubscription',
      body: { ...typed, ...sent, subscription: { token: subscription.token, ...choice }, version: 3, session },
      ...(total === 0 && { isFree: true }),
      total,
    });
  });

  test('saves the trimmed address in the chosen category, then refetches by token', () => {
    const draft = draftOf('upgradeForMoney', { origin: 'change', form });
    const saving = asked(tell(draft, { type: 'form.submitted' }), 'saving');
    expect(saving).toEqual({ shipcode: 'ship-c', address });
    const saved = { type: 'xstate.done.actor.0.subscriptionChange.open.saving', output: { kind: 'ok', output: {} } };
    expect(asked(tell(draft, saved, { open: 'saving' }), 'reading')).toEqual({ token: subscription.token });
  });

  const openAddress = (draft: SubscriptionChangeDraft) =>
    handedBack(draft, { problems: [{ field: 'address.city', code: 'server' }] }).draft;

  function beginWith(
    zones: ('a' | 'b' | 'c')[],
    deliverable: Deliverable,
    own: Shipcode = 'ship-a',
    change: Partial<SubscriptionChangeDraft> = {},
  ) {
    const context = draftOf('upgradeForMoney');
    const { account } = context.page.subscriber;
    account.shipcode = own;
    for (const zone of ['a', 'b', 'c'] as const)
      account.addresses[zone] = zones.includes(zone) ? { ...emptyAddress, line1: `In ${zone}` } : null;
    return { ...context, choice: { ...context.choice, deliverable }, ...change };
  }

  test.each<[('a' | 'b' | 'c')[], 'keep' | 'change', 'keep' | 'change']>([
    [['b', 'c'], 'keep', 'keep'],
    [['b', 'c'], 'change', 'change'],
    [['b'], 'change', 'keep'],
    [['c'], 'keep', 'change'],
  ])('with addresses in %j and %s before, print-b has its own: %s [ADDR-12]', (zones, origin, expected) => {
    expect(changed(beginWith(zones, 'print-c', 'ship-c', { origin }), { delivery: 'print-b' })).toMatchObject({
      choice: { deliverable: 'print-b' },
      origin: expected,
    });
  });

  describe('a refused address [SUBS-16]', () => {
    test.each([
      ['', 'In b'],
      ['  ', 'In b'],
      ['1 High Street', '1 High Street'],
    ])('opens the form with the address on record in place of "%s" if blank', (line1, expected) => {
      const context = beginWith(['b'], 'print-b');
      const form = { ...context.form, address: { ...emptyAddress, line1 } };
      const now = openAddress({ ...context, form });
      expect([now.origin, now.form.address.line1]).toEqual(['change', expected]);
    });

    test('opens no form for digital', () => {
      const context = beginWith(['b'], 'digital');
      expect(openAddress(context)).toEqual(context);
    });
  });
});
