import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Answerer, varied } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { Act, Outcome, OutcomeEnd } from '#machines/lib/outcome.ts';
import { pages, replies } from '#mocks/replies.ts';
import { autorenewIn } from './autorenew.machine.ts';
import { autorenew } from './autorenew.ports.ts';

type Read = Answerer<'getSubscriber'>;

const { subscriber } = pages.showAccount.printCanada.body;

const stateOf = (isOn: boolean) => ({
  ...autorenewIn({ subscriber: copyOf(subscriber), timetable: copyOf(subscriber.timetable) }),
  autorenew: isOn,
});

const reading = (isOn: boolean, told: { version: number | undefined } = { version: 3 }): Read => {
  const { subscriber, timetable } = copyOf(replies.getSubscriber.printSubscriber.body);
  const body = {
    subscriber: { account: { ...subscriber.account, autorenew: isOn } },
    timetable: { ...timetable, ...told },
  };
  return () => varied('getSubscriber', 'printSubscriber', body);
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const actOf = (wanted: boolean): Act => (wanted ? 'autorenewOn' : 'autorenewOff');

const off = (end: OutcomeEnd, more: Partial<Outcome> = {}) => ({
  reload: true,
  notice: { act: 'autorenewOff', end, ...more },
});

function askedFor(wanted: boolean) {
  const world = createTestWorld();
  const actor = run(autorenew, world, undefined);
  actor.send({ type: 'confirmation.requested', shown: stateOf(!wanted) });
  return {
    world,
    network: world.network,
    actor,
    confirm: async () => {
      actor.send({ type: 'confirmation.given' });
      await settle();
    },
    sent: () => world.network.of('flipAutorenew').map(({ body }) => body),
    value: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  };
}

test('does nothing before confirmation or after cancelling [ACCT-18, SHELL-13]', async () => {
  const { actor, confirm, network, value } = askedFor(false);
  actor.send({ type: 'confirmation.cancelled' });
  await confirm();
  expect([value(), network.calls]).toEqual(['idle', []]);
});

test.each([
  [true, 'autorenewOn'],
  [false, 'autorenewOff'],
] as const)('reads the state, requests %s once and tells the other tabs [ACCT-20, ACCT-22]', async (wanted, reply) => {
  const { actor, confirm, network, output, sent, world } = askedFor(wanted);
  network.answer('getSubscriber', reading(!wanted));
  network.answer('flipAutorenew', reply);
  actor.send({ type: 'confirmation.given' });
  actor.send({ type: 'confirmation.cancelled' });
  await confirm();
  expect([output(), sent(), world.changes.announced]).toEqual([
    { reload: true, notice: { act: actOf(wanted), end: 'done' } },
    [{ autorenew: wanted, version: 3 }],
    ['account'],
  ]);
  expect(network.calls.map(({ id }) => id)).toEqual(['getSubscriber', 'flipAutorenew']);
});

test.each([true, false])('sends nothing and reports it if autorenew is already %s [ACCT-22]', async (wanted) => {
  const { confirm, network, output, sent } = askedFor(wanted);
  network.answer('getSubscriber', reading(wanted, { version: 4 }));
  await confirm();
  expect([output(), sent()]).toEqual([{ reload: true, notice: { act: actOf(wanted), end: 'already' } }, []]);
});

test('asks again if the subscription has changed, then sends the refetched state [ACCT-22]', async () => {
  const { actor, confirm, network, output, sent, value } = askedFor(false);
  network.answer('getSubscriber', reading(true, { version: 4 }));
  network.answer('flipAutorenew', 'autorenewOff');
  await confirm();
  expect([value(), actor.getSnapshot().hasTag('busy'), sent()]).toEqual(['changed', false, []]);
  await confirm();
  expect([output(), sent()]).toEqual([off('done'), [{ autorenew: false, version: 4 }]]);
});

test('reloads the page if the reader cancels the second question', async () => {
  const { actor, confirm, network, output, sent } = askedFor(false);
  network.answer('getSubscriber', reading(true, { version: 4 }));
  await confirm();
  actor.send({ type: 'confirmation.cancelled' });
  expect([output(), sent()]).toEqual([{ reload: true }, []]);
});

test('asks again after an outdated refusal, even at the same version, and never resends automatically [ACCT-22]', async () => {
  const { confirm, network, output, sent, value } = askedFor(false);
  network.answer('getSubscriber', reading(true));
  network.answer('flipAutorenew', 'outdated', 'autorenewOff');
  await confirm();
  expect([value(), sent().length]).toEqual(['changed', 1]);
  await confirm();
  expect([output(), sent().length]).toEqual([off('done'), 2]);
});

test.each([undefined, 3])('works if the page had no version and the server then sends %s', async (version) => {
  const world = createTestWorld();
  world.network.answer('getSubscriber', reading(true, { version }));
  world.network.answer('flipAutorenew', 'autorenewOff');
  const actor = run(autorenew, world, undefined);
  actor.send({ type: 'confirmation.requested', shown: { ...stateOf(true), version: undefined } });
  actor.send({ type: 'confirmation.given' });
  await settle();
  expect([actor.getSnapshot().output, world.network.of('flipAutorenew').map(({ body }) => body)]).toEqual([
    off('done'),
    [JSON.parse(JSON.stringify({ autorenew: false, version }))],
  ]);
});

test.each([
  [true, 'autorenewOff'],
  [false, 'autorenewOn'],
] as const)('reports a reply that contradicts %s on the next page [ACCT-20, ACCT-22]', async (wanted, contrary) => {
  const { confirm, network, output, sent } = askedFor(wanted);
  network.answer('getSubscriber', reading(!wanted));
  network.answer('flipAutorenew', contrary);
  await confirm();
  expect(output()).toEqual({ reload: true, notice: { act: actOf(wanted), end: 'contradicted' } });
  expect(sent().length).toBe(1);
});

test.each(['paymentMissing', 'nothingToRenew', 'viewOnly', 'unavailable'] as const)(
  'shows the message of %s on the next page [ACCT-20, ACCT-29]',
  async (reply) => {
    const { confirm, network, output } = askedFor(false);
    network.answer('flipAutorenew', reply);
    await confirm();
    const words = replies.flipAutorenew[reply].body.errors;
    expect(output()).toEqual(off('refused', { problems: [{ field: 'general', code: 'server', words }] }));
  },
);

test('leaves the outcome of a lost answer to the next page [ACCT-20, ACCT-22]', async () => {
  const { confirm, network, output, sent } = askedFor(false);
  network.answer('getSubscriber', reading(true));
  network.answer('flipAutorenew', lost);
  await confirm();
  expect([output(), sent().length]).toEqual([off('unsure'), 1]);
});

test('gives up on a switch after 35 seconds and cancels it [ACCT-20]', async () => {
  const { confirm, network, output, value, world } = askedFor(false);
  network.answer('getSubscriber', reading(true));
  network.answer('flipAutorenew', never);
  await confirm();
  await pass(world.clock, 34_000);
  expect(value()).toBe('switching');
  await pass(world.clock, 1_000);
  expect(output()).toEqual(off('unsure'));
  expect(network.calls.map(({ signal }) => signal.aborted)).toEqual([false, true]);
});

test.each<[string, Read]>([
  ['lost', lost],
  ['never answered', never],
])('sends nothing if the state cannot be read: %s', async (_, step) => {
  const { confirm, network, output, sent, world } = askedFor(false);
  network.answer('getSubscriber', step);
  await confirm();
  await pass(world.clock, 35_000);
  expect([output(), sent()]).toEqual([off('refused'), []]);
});

test('sends nothing and shows why if reading the state is refused [ACCT-29]', async () => {
  const { confirm, network, output, sent } = askedFor(false);
  network.answer('getSubscriber', 'tooManyRequests');
  await confirm();
  const problems = [{ field: 'general', code: 'tooManyRequests' as const }];
  expect([output(), sent()]).toEqual([off('refused', { problems }), []]);
});

test('switches nothing after another reader logs in', async () => {
  const { confirm, network, output, sent } = askedFor(false);
  network.answer('getSubscriber', 'digitalSubscriber');
  await confirm();
  expect([output(), sent()]).toEqual([{ reload: true }, []]);
});
