import { expect, test } from 'vitest';
import { createTestWorld, never, run, settle, type TestWorld } from '#fixtures/world/test-world.ts';
import type { Confirmation, IntentStatus } from '#machines/lib/world.ts';
import type { PaymentInput } from './payment.machine.ts';
import { payment } from './payment.ports.ts';

const id = 'pi_3Pq81x';
const secret = 'pi_3Pq81x_secret_k2Jd';
const untouched: PaymentInput = { id, secret, confirmed: false };
const authorizing: PaymentInput = { ...untouched, method: 'pm_1Nf42k' };
const doubtful: PaymentInput = { ...untouched, confirmed: true };

interface Script {
  confirm?: Confirmation | Error;
  readStatus?: IntentStatus | Error;
}

async function pay(input: PaymentInput, script: Script = {}) {
  const { confirm, readStatus }: Required<Script> = { confirm: { kind: 'taken' }, readStatus: 'payable', ...script };
  const world = createTestWorld({ step: 'paying', intent: id });
  const { asked } = world;
  const say = <T>(call: string, answer: T | Error) => {
    asked.push(call);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  world.payment.confirm = (intent) => say(`confirm ${intent.secret}`, confirm);
  world.payment.authorize = (intent) => say(`authorize ${intent.secret} ${intent.method}`, confirm);
  world.payment.readStatus = (intent) => say(`readStatus ${intent.secret}`, readStatus);
  const actor = run(payment, world, input);
  await settle();
  expect(asked.shift()).toBe('load');
  return { ...world, outcome: actor.getSnapshot().output, actor };
}

const confirmed = `confirm ${secret}`;
const authorized = `authorize ${secret} pm_1Nf42k`;
const read = `readStatus ${secret}`;
const lost = new Error('The provider did not answer.');

test.each<Confirmation>([{ kind: 'refused', words: 'Your card was declined.' }, { kind: 'unavailable' }])(
  'passes the provider’s %j on unchanged [CHECK-48]',
  async (confirm) => {
    const { asked, outcome } = await pay(untouched, { confirm });
    expect([asked, outcome]).toEqual([[confirmed], confirm]);
    expect((await pay(authorizing, { confirm })).outcome).toEqual(confirm);
  },
);

test('never confirms an intent that may already be confirmed before reading its state', async () => {
  const taken = await pay(doubtful, { readStatus: 'taken' });
  expect([taken.asked, taken.outcome]).toEqual([[read], { kind: 'taken' }]);
  const payable = await pay(doubtful, { readStatus: 'payable' });
  expect([payable.asked, payable.outcome]).toEqual([[read, confirmed], { kind: 'taken' }]);
  const method = await pay({ ...doubtful, method: 'pm_1Nf42k' }, { readStatus: 'payable' });
  expect(method.asked).toEqual([read, authorized]);
  const unknown = await pay(doubtful, { readStatus: lost });
  expect([unknown.asked, unknown.outcome]).toEqual([[read], { kind: 'unknown' }]);
});

test.each<[string, PaymentInput, string]>([
  ['confirmation', untouched, confirmed],
  ['authentication', authorizing, authorized],
])('reads the intent’s state after an unanswered %s', async (_, input, call) => {
  const taken = await pay(input, { confirm: lost, readStatus: 'taken' });
  expect([taken.asked, taken.outcome]).toEqual([[call, read], { kind: 'taken' }]);
  const untaken = await pay(input, { confirm: lost, readStatus: 'payable' });
  expect([untaken.asked, untaken.outcome]).toEqual([[call, read], { kind: 'untaken' }]);
  const unknown = await pay(input, { confirm: lost, readStatus: lost });
  expect([unknown.asked, unknown.outcome]).toEqual([[call, read], { kind: 'unknown' }]);
});

test.each<[string, PaymentInput, 'confirm' | 'authorize']>([
  ['confirming', untouched, 'confirm'],
  ['authorizing', authorizing, 'authorize'],
])('allows ten minutes for %s, then reads the intent’s state', async (state, input, call) => {
  const world = createTestWorld();
  world.payment[call] = never;
  const actor = run(payment, world, input);
  await settle();
  world.clock.increment(599_999);
  expect(actor.getSnapshot().value).toBe(state);
  world.clock.increment(1);
  await settle();
  expect(actor.getSnapshot().output).toEqual({ kind: 'untaken' });
});

test('confirms nothing if the provider is blocked or takes eight seconds', async () => {
  for (const input of [untouched, authorizing, doubtful]) {
    const blocked = createTestWorld();
    blocked.payment.load = () => Promise.reject(new Error('The script was blocked.'));
    const actor = run(payment, blocked, input);
    await settle();
    expect([blocked.asked, actor.getSnapshot().output]).toEqual([[], { kind: 'unavailable' }]);
    const silent = createTestWorld();
    silent.payment.load = never;
    const waiting = run(payment, silent, input);
    silent.clock.increment(7_999);
    expect(waiting.getSnapshot().value).toBe('loading');
    silent.clock.increment(1);
    expect([silent.asked, waiting.getSnapshot().output]).toEqual([[], { kind: 'unavailable' }]);
  }
});

test.each<[string, PaymentInput]>([
  ['checking', doubtful],
  ['verifying', untouched],
])('gives up on %s after 35 seconds and leaves it to the server', async (state, input) => {
  const world = createTestWorld();
  world.payment.confirm = () => Promise.reject(lost);
  world.payment.readStatus = never;
  const actor = run(payment, world, input);
  await settle();
  world.clock.increment(34_999);
  expect(actor.getSnapshot().value).toBe(state);
  world.clock.increment(1);
  expect(actor.getSnapshot().output).toEqual({ kind: 'unknown' });
});

test('treats an unknown answer as an unknown outcome and confirms nothing', async () => {
  for (const garbage of [undefined, null, 'ok', {}, { kind: 'succeeded' }, { kind: 'toString' }]) {
    // The provider's client is third-party code and may return anything.
    const checked = await pay(doubtful, { readStatus: garbage as IntentStatus });
    expect([checked.asked, checked.outcome]).toEqual([[read], { kind: 'unknown' }]);
    const paid = await pay(untouched, { confirm: garbage as Confirmation, readStatus: 'taken' });
    expect([paid.asked, paid.outcome]).toEqual([[confirmed, read], { kind: 'taken' }]);
    expect(paid.attempts.pending()).toEqual({ step: 'confirming', intent: id });
  }
});

const begun = { step: 'confirming', intent: id } as const;

test.each<[string, Script, TestWorld['attempts']['written']]>([
  ['taken', {}, [begun, { step: 'completing', intent: id }]],
  ['refused', { confirm: { kind: 'refused', words: 'Declined.' } }, [begun, { step: 'paying', intent: id }]],
  ['unavailable', { confirm: { kind: 'unavailable' } }, [begun, { step: 'paying', intent: id }]],
  ['unknown', { confirm: lost }, [begun]],
])('stores that it is confirming before it does, and the result afterwards: %s', async (_, script, written) => {
  for (const input of [untouched, authorizing]) {
    const { attempts } = await pay(input, script);
    expect(attempts.written).toEqual(written);
  }
});

test('ignores an answer that arrives after the payment was abandoned', async () => {
  const world = createTestWorld();
  const late = Promise.withResolvers<Confirmation>();
  world.payment.confirm = () => late.promise;
  const actor = run(payment, world, untouched);
  await settle();
  actor.stop();
  for (const { id } of world.attempts.read()) world.attempts.drop(id);
  late.resolve({ kind: 'taken' });
  await settle();
  expect(world.attempts.pending()).toBeUndefined();
});
