import { expect, test } from 'vitest';
import { pages, replies } from '#mocks/replies.ts';
import { type Answerer, varied } from '../../../tests/support/network.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { createTestWorld, never, pass, run, settle } from '../../../tests/support/test-world.ts';
import { autorenew, autorenewIn } from './autorenew.ports.ts';

type Read = Answerer<'getSubscriber'>;

const { subscriber } = pages.showAccount.printCanada.body;

/** Autorenew as Étienne was shown it, and as the network tells it of him. */
const stateOf = (isOn: boolean) => ({
  ...autorenewIn({ subscriber: copyOf(subscriber), timetable: copyOf(subscriber.timetable) }),
  autorenew: isOn,
});

/** What the server tells of Étienne. */
const reading = (isOn: boolean, told: { version: number | undefined } = { version: 3 }): Read => {
  const { subscriber, timetable } = copyOf(replies.getSubscriber.printSubscriber.body);
  const body = {
    subscriber: { account: { ...subscriber.account, autorenew: isOn } },
    timetable: { ...timetable, ...told },
  };
  return () => varied('getSubscriber', 'printSubscriber', body);
};

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A reader who was shown this asks for the other state. */
function askedFor(wanted: boolean) {
  const world = createTestWorld();
  const actor = run(autorenew, world, undefined);
  actor.send({ type: 'act.requested', shown: stateOf(!wanted) });
  return {
    world,
    network: world.network,
    actor,
    confirm: async () => {
      actor.send({ type: 'act.confirmed' });
      await settle();
    },
    sent: () => world.network.of('flipAutorenew').map(({ body }) => body),
    value: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  };
}

test('does nothing before it is confirmed, and nothing at all when it is cancelled [ACCT-18, SHELL-13]', async () => {
  const { actor, confirm, network, value } = askedFor(false);
  actor.send({ type: 'act.cancelled' });
  await confirm();
  expect([value(), network.calls]).toEqual(['idle', []]);
});

test.each([
  [true, 'autorenewOn'],
  [false, 'autorenewOff'],
] as const)('reads the state, asks for %s once, and tells the other tabs [ACCT-20, ACCT-22]', async (wanted, reply) => {
  const { actor, confirm, network, output, sent, world } = askedFor(wanted);
  network.answer('getSubscriber', reading(!wanted));
  network.answer('flipAutorenew', reply);
  actor.send({ type: 'act.confirmed' });
  actor.send({ type: 'act.cancelled' });
  await confirm();
  expect([output(), sent(), world.changes.announced]).toEqual([
    { reload: true },
    [{ autorenew: wanted, version: 3 }],
    ['account'],
  ]);
  expect(network.calls.map(({ id }) => id)).toEqual(['getSubscriber', 'flipAutorenew']);
});

test.each([
  [true, 'autorenewOnAlready'],
  [false, 'autorenewOffAlready'],
] as const)('sends nothing where it is %s already, and says so [ACCT-22]', async (wanted, notice) => {
  const { confirm, network, output, sent } = askedFor(wanted);
  network.answer('getSubscriber', reading(wanted, { version: 4 }));
  await confirm();
  expect([output(), sent()]).toEqual([{ reload: true, notice }, []]);
});

test('asks anew where the subscription is not the one that was shown, and then sends what it has read [ACCT-22]', async () => {
  const { actor, confirm, network, output, sent, value } = askedFor(false);
  network.answer('getSubscriber', reading(true, { version: 4 }));
  network.answer('flipAutorenew', 'autorenewOff');
  await confirm();
  expect([value(), actor.getSnapshot().hasTag('busy'), sent()]).toEqual(['changed', false, []]);
  await confirm();
  expect([output(), sent()]).toEqual([{ reload: true }, [{ autorenew: false, version: 4 }]]);
});

test('shows the page anew where the reader cancels what was asked anew', async () => {
  const { actor, confirm, network, output, sent } = askedFor(false);
  network.answer('getSubscriber', reading(true, { version: 4 }));
  await confirm();
  actor.send({ type: 'act.cancelled' });
  expect([output(), sent()]).toEqual([{ reload: true }, []]);
});

test('asks anew after it was refused as outdated, even if the version is the same, and never sends by itself [ACCT-22]', async () => {
  const { confirm, network, output, sent, value } = askedFor(false);
  network.answer('getSubscriber', reading(true));
  network.answer('flipAutorenew', 'outdated', 'autorenewOff');
  await confirm();
  expect([value(), sent().length]).toEqual(['changed', 1]);
  await confirm();
  expect([output(), sent().length]).toEqual([{ reload: true }, 2]);
});

test.each([undefined, 3])('works with a server that told no version with the page, and then %s', async (version) => {
  const world = createTestWorld();
  world.network.answer('getSubscriber', reading(true, { version }));
  world.network.answer('flipAutorenew', 'autorenewOff');
  const actor = run(autorenew, world, undefined);
  actor.send({ type: 'act.requested', shown: { ...stateOf(true), version: undefined } });
  actor.send({ type: 'act.confirmed' });
  await settle();
  expect([actor.getSnapshot().output, world.network.of('flipAutorenew').map(({ body }) => body)]).toEqual([
    { reload: true },
    [JSON.parse(JSON.stringify({ autorenew: false, version }))],
  ]);
});

test.each([
  [true, 'autorenewOff'],
  [false, 'autorenewOn'],
] as const)(
  'says a reply that contradicts %s, and puts it right with one click [ACCT-22]',
  async (wanted, contrary) => {
    const { actor, confirm, network, output, sent, value } = askedFor(wanted);
    network.answer('getSubscriber', reading(!wanted), reading(!wanted, { version: 5 }));
    network.answer('flipAutorenew', contrary, wanted ? 'autorenewOn' : 'autorenewOff');
    await confirm();
    const { context } = actor.getSnapshot();
    expect([value(), context.shown.autorenew, sent().length]).toEqual(['contradicted', !wanted, 1]);
    await confirm();
    expect([output(), sent()[1]]).toEqual([{ reload: true }, { autorenew: wanted, version: 5 }]);
  },
);

test('leaves a contradicting reply as it is, where the reader wants that', async () => {
  const { actor, confirm, network, output, sent } = askedFor(false);
  network.answer('flipAutorenew', 'autorenewOn');
  await confirm();
  actor.send({ type: 'act.cancelled' });
  expect([output(), sent().length]).toEqual([{ reload: true }, 1]);
});

test.each(['paymentMissing', 'nothingToRenew', 'signedOut', 'viewOnly', 'tooManyRequests', 'unavailable'] as const)(
  'loads the page anew with a notice after it was refused by %s [ACCT-20]',
  async (reply) => {
    const { confirm, network, output } = askedFor(false);
    network.answer('flipAutorenew', reply);
    await confirm();
    expect(output()).toEqual({ reload: true, notice: 'autorenewRefused' });
  },
);

test.each<[string, boolean, Read, string]>([
  ['is done', false, reading(false, { version: 4 }), 'autorenewOff'],
  ['is done', true, reading(true, { version: 4 }), 'autorenewOn'],
  ['is not done', false, reading(true), 'autorenewStillOn'],
  ['is not done', true, reading(false), 'autorenewStillOff'],
  ['cannot be read', false, 'unavailable', 'autorenewUnsure'],
])('after a lost answer says what is true: %s [ACCT-20, ACCT-22]', async (_, wanted, after, notice) => {
  const { confirm, network, output, sent } = askedFor(wanted);
  network.answer('getSubscriber', reading(!wanted), after);
  network.answer('flipAutorenew', lost);
  await confirm();
  expect([output(), sent().length]).toEqual([{ reload: true, notice }, 1]);
});

test('gives up on each call after 35 seconds, and cancels it [ACCT-20]', async () => {
  const { confirm, network, output, value, world } = askedFor(false);
  network.answer('getSubscriber', reading(true), never);
  network.answer('flipAutorenew', never);
  await confirm();
  await pass(world.clock, 34_000);
  expect(value()).toBe('switching');
  await pass(world.clock, 1_000);
  expect(value()).toBe('verifying');
  await pass(world.clock, 35_000);
  expect(output()).toEqual({ reload: true, notice: 'autorenewUnsure' });
  expect(network.calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
});

test.each<[string, Read]>([
  ['refused', 'unavailable'],
  ['lost', lost],
  ['never answered', never],
])('sends nothing where the state cannot be read: %s', async (_, step) => {
  const { confirm, network, output, sent, world } = askedFor(false);
  network.answer('getSubscriber', step);
  await confirm();
  await pass(world.clock, 35_000);
  expect([output(), sent()]).toEqual([{ reload: true, notice: 'autorenewRefused' }, []]);
});

test('switches nothing for another reader who has logged in meanwhile', async () => {
  const { confirm, network, output, sent } = askedFor(false);
  network.answer('getSubscriber', 'digitalSubscriber');
  await confirm();
  expect([output(), sent()]).toEqual([{ reload: true }, []]);
});
