import { expect, test } from 'vitest';
import { json, varied, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import { replies } from '#mocks/replies.ts';
import { institutions } from './institutions.ports.ts';

const list = replies.getIdentityProviders.institutions.body;
const [{ entity_id: entity }] = list;

async function begin(prepare: (world: ReturnType<typeof createTestWorld>) => void = () => undefined) {
  const world = createTestWorld();
  prepare(world);
  const actor = run(institutions, world, { path: '/account#payment' });
  const before = [...actor.getSnapshot().tags];
  expect(actor.getSnapshot().context.list).toEqual([]);
  await settle();
  return { world, network: world.network, actor, before };
}

test('lists the institutions with none selected [API-5, ENTRY-21]', async () => {
  const { network, actor, before } = await begin();
  expect([before, network.calls.map(({ id }) => id)]).toEqual([['busy'], ['getIdentityProviders']]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { list, entity: '', problems: [] } });
});

test('leaves for the chosen institution with the page to return to [ENTRY-20]', async () => {
  const { network, actor } = await begin();
  actor.send({ type: 'institution.chosen', entity });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    output: {
      visit:
        '/oauth/openathens/deeplink?entity=https%3A%2F%2Fidp.blackwater.example%2Fentity&target=%2Faccount%23payment',
    },
  });
  expect(network.calls).toHaveLength(1);
});

test.each([
  ['none is chosen', []],
  ['the choice was cleared', [entity, '']],
  ['the choice is not on the list', ['https://evil.example']],
])('requires an institution and stays if %s', async (_, choices) => {
  const { actor } = await begin();
  for (const choice of choices) actor.send({ type: 'institution.chosen', entity: choice });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'listed',
    context: { problems: [{ field: 'entity', code: 'required' }] },
  });
  // A new array each time, so that the form moves focus to the field again.
  const { problems } = actor.getSnapshot().context;
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot().context.problems).not.toBe(problems);
  actor.send({ type: 'institution.chosen', entity });
  expect(actor.getSnapshot().context.problems).toEqual([]);
});

test('shows the single button if the list is empty [ENTRY-21]', async () => {
  const { actor } = await begin(({ network }) => network.answer('getIdentityProviders', 'noInstitutions'));
  expect(actor.getSnapshot().value).toBe('unlisted');
});

test('shows the single button without a list and reloads it on one event [ENTRY-21]', async () => {
  const { network, actor } = await begin((world) =>
    world.network.answer('getIdentityProviders', 'unavailable', 'institutions'),
  );
  expect([actor.getSnapshot().value, actor.getSnapshot().tags.size]).toEqual(['failed', 0]);
  actor.send({ type: 'load.retried' });
  await settle();
  expect([network.calls.length, actor.getSnapshot().value]).toEqual([2, 'listed']);
});

test('waits at most 35 seconds for the list', async () => {
  const { world, network, actor } = await begin((each) => each.network.answer('getIdentityProviders', never));
  await pass(world.clock, 34_000);
  expect(actor.getSnapshot().value).toBe('loading');
  await pass(world.clock, 1_000);
  expect([actor.getSnapshot().value, network.calls[0]?.signal.aborted]).toEqual(['failed', true]);
});

test('accepts a list of ten thousand but none with an institution that cannot be put in a link', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ entity_id: `urn:x:${at}`, name: `College ${at}` }));
  const { actor } = await begin(({ network }) =>
    network.answer('getIdentityProviders', () => varied('getIdentityProviders', 'institutions', many)),
  );
  expect([actor.getSnapshot().value, actor.getSnapshot().context.list.length]).toEqual(['listed', 10_000]);
  const odd = [...list, { entity_id: 'with a space', name: 'Odd' }];
  const other = await begin(({ network }) =>
    network.answer(
      'getIdentityProviders',
      wrongly(() => json(200, odd)),
    ),
  );
  expect(other.actor.getSnapshot().value).toBe('failed');
});
