import { expect, test } from 'vitest';
import type { Actor } from 'xstate';
import type { CallId } from '#mocks/documented.ts';
import type { Network } from '../../../tests/support/network.ts';
import { createTestWorld, never, pass, run, settle, type TestWorld } from '../../../tests/support/test-world.ts';
import type { accountPageMachine } from './account-page.machine.ts';
import { accountPage } from './account-page.ports.ts';
import { autorenew } from './autorenew.ports.ts';
import { cardDeletion } from './card-deletion.ports.ts';

type Page = Actor<typeof accountPageMachine>;
type Part = 'autorenew' | 'cardDeletion';

const calls = { autorenew: 'flipAutorenew', cardDeletion: 'deleteCard' } as const satisfies Record<Part, CallId>;

function open(isViewOnly = false) {
  const world = createTestWorld();
  return { world, network: world.network, page: run(accountPage, world, { isViewOnly }) };
}

const ask = (page: Page, part: Part) => page.getSnapshot().children[part]?.send({ type: 'act.requested' });
const confirm = (page: Page, part: Part) => page.getSnapshot().children[part]?.send({ type: 'act.confirmed' });

async function ending(part: Part, arrange: (network: Network) => void) {
  const { page, network } = open();
  arrange(network);
  ask(page, part);
  confirm(page, part);
  await settle();
  return { output: page.getSnapshot().output, sent: network.of(calls[part]) };
}

test.each<Part>(['autorenew', 'cardDeletion'])(
  '%s: sends nothing before it is confirmed [ACCT-18, PAYM-7]',
  async (part) => {
    const { page, network } = open();
    ask(page, part);
    await settle();
    page.getSnapshot().children[part]?.send({ type: 'act.cancelled' });
    await settle();
    expect([page.getSnapshot().value, network.calls]).toEqual(['open', []]);
  },
);

test.each(['autorenewOn', 'autorenewOff'] as const)(
  'loads the page anew once autorenew is flipped to %s [ACCT-20]',
  async (reply) => {
    const { output, sent } = await ending('autorenew', (network) => network.answer('flipAutorenew', reply));
    expect([output, sent.map(({ body }) => body)]).toEqual([{ reload: true }, [undefined]]);
  },
);

test.each(['paymentMissing', 'nothingToRenew', 'signedOut', 'viewOnly', 'tooManyRequests', 'unavailable'] as const)(
  'loads the page anew with a notice after autorenew was refused by %s [ACCT-20]',
  async (reply) => {
    expect((await ending('autorenew', (network) => network.answer('flipAutorenew', reply))).output).toEqual({
      reload: true,
      notice: 'autorenewRefused',
    });
  },
);

test('goes to /account once the card is deleted [PAYM-8]', async () => {
  const { output, sent } = await ending('cardDeletion', (network) => network.answer('deleteCard', 'cardDeleted'));
  expect([output, sent.length]).toEqual([{ visit: '/account' }, 1]);
});

test.each(['nothingOnFile', 'cardInUse', 'signedOut', 'viewOnly', 'tooManyRequests', 'unavailable'] as const)(
  'goes to /account with a notice after the deletion was refused by %s [PAYM-8]',
  async (reply) => {
    expect((await ending('cardDeletion', (network) => network.answer('deleteCard', reply))).output).toEqual({
      visit: '/account',
      notice: 'cardDeletionRefused',
    });
  },
);

test.each<[Part, object]>([
  ['autorenew', { reload: true, notice: 'autorenewUnsure' }],
  ['cardDeletion', { visit: '/account', notice: 'cardDeletionUnsure' }],
])('leaves no answer to %s unsaid [ACCT-20, PAYM-8]', async (part, departure) => {
  const lost = await ending(part, (network) =>
    network.answer(calls[part], () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  expect(lost.output).toEqual(departure);
  const { page, network, world } = open();
  network.answer(calls[part], () => never<Response>());
  ask(page, part);
  confirm(page, part);
  await pass(world.clock, 34_000);
  expect(page.getSnapshot().value).toBe('open');
  await pass(world.clock, 1_000);
  expect(page.getSnapshot().output).toEqual(departure);
});

test('sends nothing where the page is for viewing only [SHELL-11, HOST-15]', async () => {
  const { page, network } = open(true);
  for (const part of ['autorenew', 'cardDeletion'] as const) {
    ask(page, part);
    confirm(page, part);
  }
  await settle();
  expect([page.getSnapshot().value, page.getSnapshot().children, network.calls]).toEqual(['viewing', {}, []]);
});

test.each([false, true])('is loaded anew when it comes back out of the cache, for viewing only %s', (isViewOnly) => {
  const { page } = open(isViewOnly);
  page.send({ type: 'page.returned' });
  expect(page.getSnapshot()).toMatchObject({ status: 'done', output: { reload: true } });
});

test.each([
  [
    'autorenew',
    (world: TestWorld) => run(autorenew, world, undefined),
    'flipAutorenew',
    { reload: true, notice: 'autorenewUnsure' },
  ],
  [
    'the deletion of a card',
    (world: TestWorld) => run(cardDeletion, world, undefined),
    'deleteCard',
    { visit: '/account', notice: 'cardDeletionUnsure' },
  ],
] as const)('%s leaves the page as unsure after 35 seconds, and cancels its call', async (_, open, call, output) => {
  const world = createTestWorld();
  world.network.answer(call, never);
  const actor = open(world);
  actor.send({ type: 'act.requested' });
  actor.send({ type: 'act.confirmed' });
  await settle();
  expect(world.network.of(call).map(({ signal }) => signal.aborted)).toEqual([false]);
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().output).toEqual(output);
  expect(world.network.of(call).map(({ signal }) => signal.aborted)).toEqual([true]);
});
