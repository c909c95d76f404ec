import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Answerer, varied } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import { replies, requests } from '#mocks/replies.ts';
import { name } from './name/name.ports.ts';

const NEW = requests.changeName.newName.body.name;
const facts = { name: NEW };

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const reading = (kept: string): Answerer<'getSubscriber'> => {
  const { subscriber, timetable } = copyOf(replies.getSubscriber.printSubscriber.body);
  const account = { ...subscriber.account, name: kept };
  return () => varied('getSubscriber', 'printSubscriber', { subscriber: { account }, timetable });
};

async function doubting() {
  const world = createTestWorld();
  const actor = run(name, world, { name: 'Étienne Gagnon' });
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    const { form, kept, problems, outcome } = context;
    return { value, form, kept, problems, outcome };
  };
  world.network.answer('changeName', lost);
  actor.send({ type: 'form.changed', change: { name: NEW } });
  actor.send({ type: 'form.submitted' });
  await settle();
  const check = async () => {
    actor.send({ type: 'answer.sought' });
    await settle();
  };
  return { world, network: world.network, actor, check, shown };
}

const doubtful = {
  value: { open: 'doubtful' },
  form: { name: NEW },
  kept: { name: 'Étienne Gagnon' },
  problems: [],
  outcome: { act: 'nameChange', end: 'unsure', facts },
};

test('is in doubt after a lost answer and keeps the typed text', async () => {
  const { actor, shown } = await doubting();
  expect(shown()).toEqual(doubtful);
  actor.send({ type: 'form.changed', change: { name: 'É. G.' } });
  expect(shown()).toEqual({ ...doubtful, form: { name: 'É. G.' } });
});

test('is in doubt after 35 seconds without an answer and cancels the call', async () => {
  const { actor, network, shown, world } = await doubting();
  network.answer('changeName', never);
  actor.send({ type: 'form.submitted' });
  expect(shown()).toMatchObject({ value: 'sending', outcome: undefined });
  await pass(world.clock, 35_000);
  expect(shown()).toEqual(doubtful);
  expect(network.of('changeName').at(-1)?.signal.aborted).toBe(true);
});

test('learns that the change was made', async () => {
  const { check, network, shown } = await doubting();
  network.answer('getSubscriber', reading(NEW));
  await check();
  expect(shown()).toEqual({
    value: { open: 'completed' },
    form: { name: NEW },
    kept: { name: NEW },
    problems: [],
    outcome: { act: 'nameChange', end: 'done', facts },
  });
  expect(network.of('changeName').length).toBe(1);
});

test('learns that the change was not made, then can be sent again', async () => {
  const { actor, check, network, shown } = await doubting();
  network.answer('getSubscriber', reading('Étienne Gagnon'));
  await check();
  expect(shown()).toEqual({
    ...doubtful,
    value: { open: 'sendable' },
    outcome: { act: 'nameChange', end: 'contradicted', facts },
  });
  network.answer('changeName', 'nameUpdated');
  actor.send({ type: 'form.submitted' });
  await settle();
  expect(shown()).toMatchObject({ value: { open: 'completed' }, outcome: { end: 'done' } });
});

test.each<[string, Answerer<'getSubscriber'> | 'unavailable']>([
  ['refused', 'unavailable'],
  ['lost', lost],
  ['never answered', never],
])('stays in doubt if the account cannot be read: %s', async (_, step) => {
  const { check, network, shown, world } = await doubting();
  const before = shown().outcome;
  network.answer('getSubscriber', step);
  await check();
  await pass(world.clock, 35_000);
  expect(shown()).toEqual(doubtful);
  // A new object, so that it is announced again.
  expect(shown().outcome).not.toBe(before);
});

test('does not treat an unchanged reply as a success', async () => {
  const { actor, network, shown } = await doubting();
  network.answer('changeName', () => varied('changeName', 'nameUpdated', { name: 'Étienne Gagnon' }));
  actor.send({ type: 'form.submitted' });
  await settle();
  expect(shown()).toEqual({
    ...doubtful,
    value: { open: 'sendable' },
    outcome: { act: 'nameChange', end: 'contradicted', facts },
  });
});

test('treats a name that the server normalizes as saved', async () => {
  const { actor, network, shown } = await doubting();
  network.answer('changeName', () => varied('changeName', 'nameUpdated', { name: NEW.toUpperCase() }));
  actor.send({ type: 'form.submitted' });
  await settle();
  expect(shown()).toMatchObject({ value: { open: 'completed' }, kept: { name: NEW.toUpperCase() } });
});
