import { expect, test } from 'vitest';
import type { Actor } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Network, varied } from '#fixtures/world/network.ts';
import { createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import type { ActToConfirm } from '#machines/lib/confirmation.ts';
import type { Outcome, OutcomeEnd } from '#machines/lib/outcome.ts';
import type { CallId } from '#mocks/documented.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { accountPageMachine } from './account-page.machine.ts';
import { accountPage } from './account-page.ports.ts';
import { autorenewIn } from './autorenew.machine.ts';
import { cardDeletion } from './card-deletion.ports.ts';

type Page = Actor<typeof accountPageMachine>;
type Part = 'autorenew' | 'cardDeletion';

const calls = { autorenew: 'flipAutorenew', cardDeletion: 'deleteCard' } as const satisfies Record<Part, CallId>;

const asked: ActToConfirm = {
  act: 'bankDeletion',
  facts: { method: 'Caisse Laurier account ending 0042', digits: '0042' },
};

const leaving = (end: OutcomeEnd, more: Partial<Outcome> = {}) => ({
  visit: '/account',
  notice: { ...asked, end, ...more },
});

const printCanada = () => copyOf(pages.showAccount.printCanada.body);

function open(isViewOnly = false) {
  const world = createTestWorld();
  const page: AccountPage = printCanada();
  page.settings.view_only = isViewOnly;
  return { world, network: world.network, page: run(accountPage, world, { page }) };
}

const ask = (page: Page, part: Part) =>
  page.getSnapshot().children[part]?.send({ type: 'confirmation.requested', shown: autorenewIn(shownBy(page)), asked });
const shownBy = (page: Page) => {
  const { subscriber } = page.getSnapshot().context.page;
  return { subscriber, timetable: subscriber.timetable };
};
const confirm = (page: Page, part: Part) => page.getSnapshot().children[part]?.send({ type: 'confirmation.given' });

async function ending(part: Part, arrange: (network: Network) => void) {
  const { page, network } = open();
  arrange(network);
  ask(page, part);
  confirm(page, part);
  await settle();
  return { output: page.getSnapshot().output, sent: network.of(calls[part]) };
}

test.each<Part>(['autorenew', 'cardDeletion'])(
  '%s: sends nothing before the reader confirms [ACCT-18, PAYM-7]',
  async (part) => {
    const { page, network } = open();
    ask(page, part);
    await settle();
    page.getSnapshot().children[part]?.send({ type: 'confirmation.cancelled' });
    await settle();
    expect([page.getSnapshot().value, network.calls]).toEqual([{ open: 'shown' }, []]);
  },
);

test('reloads the page once autorenew is switched [ACCT-20]', async () => {
  const { output, sent } = await ending('autorenew', (network) => network.answer('flipAutorenew', 'autorenewOff'));
  expect([output, sent.map(({ body }) => body)]).toEqual([
    { reload: true, notice: { act: 'autorenewOff', end: 'done' } },
    [{ autorenew: false, version: 3 }],
  ]);
});

test('goes to /account once the card is deleted [PAYM-8]', async () => {
  const { output, sent } = await ending('cardDeletion', (network) => network.answer('deleteCard', 'cardDeleted'));
  expect([output, sent.map(({ query }) => query)]).toEqual([leaving('done'), [{ method: 'ach' }]]);
});

test.each(['nothingOnFile', 'cardInUse', 'viewOnly', 'unavailable'] as const)(
  'goes to /account with the message of %s [PAYM-8, ACCT-29]',
  async (reply) => {
    const words = replies.deleteCard[reply].body.errors;
    expect((await ending('cardDeletion', (network) => network.answer('deleteCard', reply))).output).toEqual(
      leaving('refused', { problems: [{ field: 'general', code: 'server', words }] }),
    );
  },
);

test('sends nothing from a view-only page [SHELL-11, HOST-15]', async () => {
  const { page, network } = open(true);
  for (const part of ['autorenew', 'cardDeletion'] as const) {
    ask(page, part);
    confirm(page, part);
  }
  await settle();
  expect([page.getSnapshot().value, page.getSnapshot().children, network.calls]).toEqual([
    { viewing: 'shown' },
    {},
    [],
  ]);
});

const changed = (account: object) => {
  const { subscriber, timetable } = copyOf(replies.getSubscriber.printSubscriber.body);
  return { subscriber: { account: { ...subscriber.account, ...account } }, timetable: { ...timetable, version: 4 } };
};

test.each([false, true])('refetches silently when it may be stale, view-only: %s', async (isViewOnly) => {
  const { page, network } = open(isViewOnly);
  const reply = changed({ autorenew: false, name: 'É. Gagnon' });
  network.answer('getSubscriber', () => varied('getSubscriber', 'printSubscriber', reply));
  page.send({ type: 'page.returned' });
  page.send({ type: 'page.returned' });
  await settle();
  const { context, status } = page.getSnapshot();
  expect([status, context.page.subscriber.account.name, context.page.subscriber.timetable.version]).toEqual([
    'active',
    'É. Gagnon',
    4,
  ]);
  // The reply omits the payment method.
  expect(context.page.payment_info).toEqual(printCanada().payment_info);
});

test('shows the current payment method if the server sends it', async () => {
  const { page, network } = open();
  network.answer('getSubscriber', () =>
    varied('getSubscriber', 'printSubscriber', { ...replies.getSubscriber.printSubscriber.body, payment_info: null }),
  );
  page.send({ type: 'page.returned' });
  await settle();
  expect(page.getSnapshot().context.page.payment_info).toBeNull();
});

test.each(['signedOut', 'digitalSubscriber'] as const)(
  'reloads after %s because its reader is gone, but not during an act',
  async (reply) => {
    const { page, network } = open();
    network.answer('getSubscriber', reply);
    ask(page, 'cardDeletion');
    page.send({ type: 'page.returned' });
    await settle();
    expect(page.getSnapshot()).toMatchObject({ status: 'active', context: { page: printCanada() } });
    page.getSnapshot().children.cardDeletion?.send({ type: 'confirmation.cancelled' });
    page.send({ type: 'page.returned' });
    await settle();
    expect(page.getSnapshot()).toMatchObject({ status: 'done', output: { reload: true } });
  },
);

test('stays unchanged if it cannot be refetched', async () => {
  const { page, network, world } = open();
  network.answer('getSubscriber', 'unavailable', () => never<Response>());
  for (const _ of ['refused', 'silent']) {
    page.send({ type: 'page.returned' });
    await pass(world.clock, 35_000);
    expect(page.getSnapshot()).toMatchObject({ value: { open: 'shown' }, context: { page: printCanada() } });
  }
});

test('leaves with an unsure outcome if deleting a card takes 35 seconds, and cancels the call', async () => {
  const world = createTestWorld();
  world.network.answer('deleteCard', never);
  const actor = run(cardDeletion, world, undefined);
  actor.send({ type: 'confirmation.requested', asked });
  actor.send({ type: 'confirmation.given' });
  await settle();
  expect(world.network.of('deleteCard').map(({ signal }) => signal.aborted)).toEqual([false]);
  await pass(world.clock, 35_000);
  expect(actor.getSnapshot().output).toEqual(leaving('unsure'));
  expect(world.network.of('deleteCard').map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('tells the other tabs about a deleted card, but not about a failed deletion', async () => {
  for (const [reply, told] of [
    ['cardDeleted', ['account']],
    ['cardInUse', []],
  ] as const) {
    const { page, world } = open();
    world.network.answer('deleteCard', reply);
    ask(page, 'cardDeletion');
    confirm(page, 'cardDeletion');
    await settle();
    expect(world.changes.announced).toEqual(told);
  }
});
