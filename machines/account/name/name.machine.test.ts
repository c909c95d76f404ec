import { expect, test } from 'vitest';
import { json, varied, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import { replies, requests } from '#mocks/replies.ts';
import { name } from './name.ports.ts';

const NEW = requests.changeName.newName.body.name;

function begin() {
  const world = createTestWorld();
  const actor = run(name, world, { name: 'Étienne Gagnon' });
  const type = (typed: string) => actor.send({ type: 'form.changed', change: { name: typed } });
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    const { kept, form, problems } = context;
    return { value, kept, form, problems };
  };
  return { world, network: world.network, actor, type, submit, shown };
}

test('starts with the current name [NAME-1]', () => {
  const { shown } = begin();
  const kept = { name: 'Étienne Gagnon' };
  expect(shown()).toEqual({ value: { open: 'sendable' }, kept, form: kept, problems: [] });
});

test('sends only the trimmed name and is completed with the saved one [NAME-2, ACCT-30]', async () => {
  const { network, type, submit, shown, world } = begin();
  type(`  ${NEW} `);
  await submit();
  expect(network.calls.map(({ id, body }) => [id, body])).toEqual([['changeName', { name: NEW }]]);
  expect(world.changes.announced).toEqual(['account']);
  const kept = replies.changeName.nameUpdated.body;
  expect(shown()).toEqual({ value: { open: 'completed' }, kept, form: kept, problems: [] });
});

test('leaves the completed state when another name is typed or sent, and can complete again [ACCT-30, ACCT-31]', async () => {
  const { network, type, submit, shown, actor } = begin();
  await submit();
  type('É. Gagnon');
  expect(shown()).toMatchObject({ value: { open: 'sendable' }, form: { name: 'É. Gagnon' } });
  network.answer('changeName', () => varied('changeName', 'nameUpdated', { name: 'É. Gagnon' }));
  await submit();
  expect([shown().value, network.of('changeName').map(({ body }) => body)]).toEqual([
    { open: 'completed' },
    [{ name: 'Étienne Gagnon' }, { name: 'É. Gagnon' }],
  ]);
  network.answer('changeName', never);
  actor.send({ type: 'form.submitted' });
  expect(shown().value).toBe('sending');
});

test('requires a name and sends nothing without one', async () => {
  const { network, type, submit, shown } = begin();
  type(' \t ');
  await submit();
  expect([shown().problems, network.calls]).toEqual([[{ field: 'name', code: 'required' }], []]);
});

test('shows errors.name at the field and a string in the general area, and keeps the typed text [NAME-3, ACCT-32]', async () => {
  const { network, type, submit, shown } = begin();
  network.answer('changeName', 'fieldErrors', 'refused');
  type('x');
  await submit();
  const words = replies.changeName.fieldErrors.body.errors.name;
  expect(shown()).toMatchObject({ form: { name: 'x' }, problems: [{ field: 'name', code: 'server', words }] });
  await submit();
  const general = [{ field: 'general', code: 'server', words: replies.changeName.refused.body.errors }];
  expect(shown()).toMatchObject({ value: { open: 'sendable' }, form: { name: 'x' }, problems: general });
});

test('reports a failure without errors in our words [ACCT-29]', async () => {
  const { network, submit, shown } = begin();
  network.answer(
    'changeName',
    wrongly(() => json(500, {})),
  );
  await submit();
  expect(shown().problems).toEqual([{ field: 'general', code: 'callFailed' }]);
});
