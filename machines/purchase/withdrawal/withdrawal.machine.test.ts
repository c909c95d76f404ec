import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { varied, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { withdrawal } from './withdrawal.ports.ts';

const { withdrawable, partlyWithdrawn } = replies.findOrder;
const { declared, declaredInPart } = replies.withdraw;
const { number, email } = requests.findOrder.byNumber.body;
const { whole, oneCopy } = requests.withdraw;
const MUG = oneCopy.body.lines[0].id;

function begin(page: keyof typeof pages.showWithdrawal = 'withdrawalOfGuest') {
  const world = createTestWorld();
  const { network } = world;
  const actor = run(withdrawal, world, { page: copyOf(pages.showWithdrawal[page].body) });
  const { send } = actor;
  const shown = () => actor.getSnapshot().value;
  const told = () => {
    const { problems, outcome } = actor.getSnapshot().context;
    return { state: shown(), problems: problems.map(({ field, code }) => [field, code]), end: outcome?.end };
  };
  const submit = async () => {
    send({ type: 'form.submitted' });
    await settle();
  };
  const confirm = async () => {
    send({ type: 'withdrawal.confirmed' });
    await settle();
  };
  const check = async () => {
    send({ type: 'answer.sought' });
    await settle();
  };
  /** Brings a guest to the second step. */
  const reach = async (change?: { id: string; quantity: number }) => {
    network.answer('findOrder', 'withdrawable');
    send({ type: 'form.changed', change: { number: ` ${number}`, email, name: `${whole.body.name} ` } });
    await submit();
    for (const { id } of change ? withdrawable.body.lines : []) send({ type: 'line.changed', id, quantity: 0 });
    if (change) send({ type: 'line.changed', ...change });
    await submit();
    expect(shown()).toBe('confirming');
  };
  return { world, network, actor, send, shown, told, submit, confirm, check, reach };
}

test('finds the order of a guest, with everything chosen, and declares nothing before the second step [BEYOND-212, BEYOND-213]', async () => {
  const { network, actor, reach, confirm, shown } = begin();
  await reach();
  expect(network.calls.map(({ id, body }) => [id, body])).toEqual([['findOrder', { number, email }]]);
  network.answer('withdraw', 'declared');
  await confirm();
  expect(network.of('withdraw').map(({ body }) => body)).toEqual([whole.body]);
  expect([shown(), actor.getSnapshot().context.withdrawal]).toEqual(['declared', declared.body]);
});

test('declares one of three copies, never more than are left and nothing whose right has ended [BEYOND-212]', async () => {
  const { network, actor, send, confirm, reach } = begin();
  await reach({ id: MUG, quantity: 9 });
  expect(actor.getSnapshot().context.chosen).toEqual({ line_1: 0, [MUG]: 3 });
  send({ type: 'step.reopened' });
  send({ type: 'line.changed', id: 'line_3', quantity: 1 });
  send({ type: 'line.changed', id: MUG, quantity: 1 });
  send({ type: 'form.submitted' });
  network.answer('withdraw', 'declaredInPart');
  await confirm();
  expect(network.of('withdraw').map(({ body }) => body)).toEqual([oneCopy.body]);
});

test('sends one declaration for two presses [BEYOND-213]', async () => {
  const { network, send, reach, confirm } = begin();
  await reach();
  network.answer('withdraw', 'declared');
  send({ type: 'withdrawal.confirmed' });
  await confirm();
  expect(network.of('withdraw')).toHaveLength(1);
});

test('requires what identifies the order, then a choice and a name [BEYOND-212]', async () => {
  const { network, send, submit, told } = begin();
  await submit();
  expect(told().problems).toEqual([
    ['number', 'required'],
    ['email', 'required'],
  ]);
  network.answer('findOrder', 'withdrawable');
  send({ type: 'form.changed', change: { number, email } });
  await submit();
  for (const { id } of withdrawable.body.lines) send({ type: 'line.changed', id, quantity: 0 });
  await submit();
  expect(told()).toMatchObject({
    state: 'choosing',
    problems: [
      ['lines', 'withdrawal.nothingChosen'],
      ['name', 'required'],
    ],
  });
  expect(network.calls).toHaveLength(1);
});

test('keeps what was typed and chosen through refusals and steps back [BEYOND-213]', async () => {
  const { network, actor, send, told, reach, confirm } = begin();
  await reach({ id: MUG, quantity: 2 });
  const { form, chosen } = actor.getSnapshot().context;
  const keeps = () => expect(actor.getSnapshot().context).toMatchObject({ form, chosen });
  for (const [reply, state] of [
    ['fieldErrors', 'choosing'],
    ['unknownOrder', 'confirming'],
    ['tooManyRequests', 'confirming'],
    ['unavailable', 'confirming'],
    ['viewOnly', 'confirming'],
  ] as [ReplyName<'withdraw'>, string][]) {
    network.answer('withdraw', reply);
    await confirm();
    expect(told().state).toBe(state);
    expect(told().problems).not.toEqual([]);
    keeps();
    if (state === 'choosing') send({ type: 'form.submitted' });
  }
  send({ type: 'step.reopened' });
  send({ type: 'step.reopened' });
  expect(told()).toEqual({ state: 'identifying', problems: [], end: undefined });
  keeps();
});

test.each([
  ['unknownOrder', 'general'],
  ['fieldErrors', 'email'],
] as const)('stays at the number and address on %s [BEYOND-212]', async (reply, field) => {
  const { network, send, submit, told } = begin('withdrawalFromReceipt');
  network.answer('findOrder', reply);
  send({ type: 'form.changed', change: { email } });
  await submit();
  expect(told()).toEqual({ state: 'identifying', problems: [[field, 'server']], end: undefined });
});

test('opens a reader’s own order from its receipt without a call, with their name and address [BEYOND-212]', () => {
  const { network, actor, shown } = begin('withdrawalFromOwnReceipt');
  const { name, email: own } = pages.showWithdrawal.withdrawalFromOwnReceipt.body.subscriber.account;
  expect([shown(), network.calls]).toEqual(['choosing', []]);
  expect(actor.getSnapshot().context.form).toEqual({ number, name, email: own });
});

test('lets a reader choose one of their orders, and go back to the others [BEYOND-212]', () => {
  const { send, shown, actor } = begin('withdrawalOfReader');
  expect(shown()).toBe('identifying');
  send({ type: 'order.chosen', number });
  expect([shown(), actor.getSnapshot().context.chosen]).toEqual(['choosing', { line_1: 1, [MUG]: 3 }]);
  send({ type: 'step.reopened' });
  expect(shown()).toBe('identifying');
});

test('offers a reader’s own order as it was last read, not as the page had it [BEYOND-213]', async () => {
  const { network, send, actor, submit, confirm } = begin('withdrawalFromOwnReceipt');
  await submit();
  network.answer('withdraw', 'orderChanged');
  network.answer('findOrder', 'partlyWithdrawn');
  await confirm();
  send({ type: 'step.reopened' });
  send({ type: 'order.chosen', number });
  expect(actor.getSnapshot().context).toMatchObject({ order: partlyWithdrawn.body, chosen: { line_1: 1, [MUG]: 2 } });
});

test.each([
  ['without an answer', () => Promise.reject(new TypeError('cut'))],
  ['with an acknowledgement without a time', wrongly(() => varied('withdraw', 'declared', { declared_at: undefined }))],
])('is doubtful %s, reads the order and finds the declaration [BEYOND-213]', async (_, reply) => {
  const { network, actor, told, reach, confirm, check } = begin();
  await reach({ id: MUG, quantity: 1 });
  network.answer('withdraw', reply);
  await confirm();
  expect(told()).toEqual({ state: 'doubtful', problems: [], end: 'unsure' });
  await confirm();
  expect(network.of('withdraw')).toHaveLength(1);
  network.answer('findOrder', 'unavailable', 'partlyWithdrawn');
  await check();
  expect(told()).toMatchObject({ state: 'doubtful', end: 'unsure' });
  await check();
  expect([told().state, actor.getSnapshot().context.withdrawal]).toEqual(['declared', declaredInPart.body]);
});

test('announces each failed check, with the reason if the server gives one [BEYOND-213]', async () => {
  const { network, actor, reach, confirm, check } = begin();
  await reach();
  const cut = () => Promise.reject(new TypeError('cut'));
  network.answer('withdraw', cut);
  network.answer('findOrder', cut, 'tooManyRequests', cut);
  const outcomes = [];
  for (const act of [confirm, check, check, check]) {
    await act();
    outcomes.push(actor.getSnapshot().context.outcome);
  }
  expect(new Set(outcomes).size).toBe(4);
  expect(outcomes.map((outcome) => outcome?.problems?.map(({ code }) => code))).toEqual([
    [],
    [],
    ['tooManyRequests'],
    [],
  ]);
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

test('can send the same declaration once the order shows that none arrived [BEYOND-213]', async () => {
  const { network, told, reach, confirm, check } = begin();
  await reach();
  network.answer('withdraw', () => Promise.reject(new TypeError('cut')), 'declared');
  await confirm();
  await check();
  expect(told()).toEqual({ state: 'confirming', problems: [], end: 'contradicted' });
  await confirm();
  expect(network.of('withdraw').map(({ body }) => body)).toEqual([whole.body, whole.body]);
});

test('shows an order that has changed since, and never takes another declaration for its own [BEYOND-213]', async () => {
  const { network, actor, told, reach, confirm, check } = begin();
  await reach();
  network.answer('withdraw', () => Promise.reject(new TypeError('cut')));
  await confirm();
  network.answer('findOrder', 'partlyWithdrawn');
  await check();
  expect(told()).toEqual({ state: 'choosing', problems: [['general', 'withdrawal.changed']], end: undefined });
  expect(actor.getSnapshot().context).toMatchObject({ order: partlyWithdrawn.body, chosen: { [MUG]: 2 } });
});

test('never takes an earlier declaration about as much for its own [BEYOND-213]', async () => {
  const { network, send, submit, told, confirm, check } = begin();
  network.answer('findOrder', 'partlyWithdrawn');
  send({ type: 'form.changed', change: { number, email, name: whole.body.name } });
  await submit();
  send({ type: 'line.changed', id: 'line_1', quantity: 0 });
  send({ type: 'line.changed', id: MUG, quantity: 1 });
  await submit();
  network.answer('withdraw', () => Promise.reject(new TypeError('cut')));
  await confirm();
  await check();
  expect(told()).toEqual({ state: 'confirming', problems: [], end: 'contradicted' });
  expect(network.of('withdraw')[0]?.body).toEqual({ ...oneCopy.body, version: partlyWithdrawn.body.version });
});

test.each(['orderChanged', 'rightEnded', 'tooMany'] as const)(
  'reads the order again on %s and keeps the words [BEYOND-213]',
  async (reply) => {
    const { network, actor, told, reach, confirm } = begin();
    await reach();
    network.answer('withdraw', reply);
    network.answer('findOrder', 'partlyWithdrawn');
    await confirm();
    expect(told()).toMatchObject({ state: 'choosing', problems: [[expect.anything(), 'server']] });
    expect(actor.getSnapshot().context.order).toEqual(partlyWithdrawn.body);
  },
);

test('leaves it to the order to say that nothing is left, with no form for problems [BEYOND-212]', async () => {
  const { network, told, reach, confirm } = begin();
  await reach();
  network.answer('withdraw', 'rightEnded');
  network.answer('findOrder', 'nothingLeft');
  await confirm();
  expect(told()).toEqual({ state: 'choosing', problems: [], end: undefined });
});

test.each([
  ['is refused', 'unavailable'],
  ['is lost', () => Promise.reject(new TypeError('cut'))],
  ['never ends', never],
] as const)('keeps the words of a refusal when reading the order again %s [BEYOND-213]', async (_, reply) => {
  const { world, network, actor, told, reach, confirm } = begin();
  await reach();
  const { order, chosen } = actor.getSnapshot().context;
  network.answer('withdraw', 'orderChanged');
  network.answer('findOrder', reply);
  await confirm();
  await pass(world.clock, 35_000);
  expect(told()).toEqual({ state: 'choosing', problems: [['general', 'server']], end: undefined });
  expect(actor.getSnapshot().context).toMatchObject({ order, chosen });
});

test('finds its declaration on a conflict with itself [BEYOND-213]', async () => {
  const { network, shown, reach, confirm } = begin();
  await reach({ id: MUG, quantity: 1 });
  network.answer('withdraw', 'orderChanged');
  network.answer('findOrder', 'partlyWithdrawn');
  await confirm();
  expect(shown()).toBe('declared');
});

test('gives up each call after 35 seconds [BEYOND-213]', async () => {
  const { world, network, send, submit, told, reach, confirm, check } = begin();
  network.answer('findOrder', never);
  send({ type: 'form.changed', change: { number, email } });
  await submit();
  await pass(world.clock, 34_999);
  expect(told().state).toBe('finding');
  await pass(world.clock, 1);
  expect(told()).toEqual({ state: 'identifying', problems: [['general', 'callFailed']], end: undefined });
  await reach();
  network.answer('withdraw', never);
  await confirm();
  await pass(world.clock, 35_000);
  expect(told().state).toBe('doubtful');
  network.answer('findOrder', never);
  await check();
  await pass(world.clock, 35_000);
  expect(told()).toEqual({ state: 'doubtful', problems: [], end: 'unsure' });
});
