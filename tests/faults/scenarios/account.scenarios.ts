import type { Actor } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import { varied } from '#fixtures/world/network.ts';
import type { TestWorld } from '#fixtures/world/test-world.ts';
import { history as historyFlow } from '#machines/account/history/history.ports.ts';
import type { accountPageMachine } from '#machines/account/page/account-page.machine.ts';
import { accountPage } from '#machines/account/page/account-page.ports.ts';
import { autorenewIn } from '#machines/account/page/autorenew.machine.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { pages, replies } from '#mocks/replies.ts';
import { handedBack, type Look, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof accountPageMachine;
type Part = 'autorenew' | 'cardDeletion';

const SAID = 'left, which is said';

function page(): AccountPage {
  const shown = copyOf(pages.showAccount.printCanada.body);
  Object.assign(shown.subscriber.account, { autorenew: false, name: 'É. Gagnon' });
  return shown;
}

const { subscriber, timetable } = replies.getSubscriber.printSubscriber.body;
const ofEtienne = { subscriber: { account: { ...subscriber.account, autorenew: false } }, timetable };

const confirmed = (part: Part, id: Scenario['id'], departure: Departure): Scenario =>
  scenario<Machine>({
    name: `${id} of the account page`,
    id,
    flow: accountPage,
    input: () => ({ page: page() }),
    prepare: ({ network }: TestWorld) =>
      id !== 'getSubscriber' &&
      network.answer('getSubscriber', () => varied('getSubscriber', 'printSubscriber', ofEtienne)),
    limit: 35_000,
    act: (actor) => {
      actor.getSnapshot().children[part]?.send({
        type: 'confirmation.requested',
        shown: autorenewIn({ ...page(), timetable: page().subscriber.timetable }),
        asked: { act: 'bankDeletion' },
      });
      actor.getSnapshot().children[part]?.send({ type: 'confirmation.given' });
    },
    look: (actor) => lookAt(actor, part),
    rest: (means) => ({ value: means === 'good' && id !== 'getSubscriber' ? 'left' : SAID, problems: [] }),
    // The reader retries on the next page.
    retry: () => undefined,
    hasEnded: (actor) => {
      const { visit, reload } = actor.getSnapshot().output ?? {};
      return visit === departure.visit && reload === departure.reload;
    },
    landings: /^\/account$/,
  });

const comeBack = (actor: Actor<Machine>) => actor.send({ type: 'page.returned' });

const { orders } = replies.listOrders.newestOrders.body;

const known = () => ({ history: { orders: copyOf(orders).slice(1, 2), next: 'ord_14' } });

type OrderHistory = Actor<typeof historyFlow.machine>;
const askForMore = (actor: OrderHistory) => actor.send({ type: 'more.requested' });
const comeBackToHistory = (actor: OrderHistory) => actor.send({ type: 'page.returned' });
const isListed = (actor: OrderHistory) => actor.getSnapshot().context.history.orders.length === orders.length;

export const scenarios: Scenario[] = [
  confirmed('autorenew', 'flipAutorenew', { reload: true }),
  // In the default reply autorenew is already on, so no request would be sent.
  confirmed('autorenew', 'getSubscriber', { reload: true }),
  confirmed('cardDeletion', 'deleteCard', { visit: '/account' }),
  scenario<Machine>({
    name: 'getSubscriber, coming back',
    id: 'getSubscriber',
    flow: accountPage,
    input: () => ({ page: page() }),
    limit: 35_000,
    act: comeBack,
    look: (actor) => ({
      value: JSON.stringify(actor.getSnapshot().value),
      problems: [],
      isBusy: actor.getSnapshot().hasTag('reading'),
      visit: actor.getSnapshot().output?.visit,
    }),
    rest: (means) => ({
      value: typeof means === 'object' && means.status === 401 ? '"left"' : '{"open":"shown"}',
      problems: [],
    }),
    retry: comeBack,
    hasEnded: (actor) => {
      const { output, context } = actor.getSnapshot();
      return output?.reload === true || context.page.subscriber.account.name === subscriber.account.name;
    },
    wordless: 'An account that cannot be refetched does not change.',
  }),
  scenario<typeof historyFlow.machine>({
    name: 'listOrders, an earlier page',
    id: 'listOrders',
    flow: historyFlow,
    input: known,
    limit: 35_000,
    act: askForMore,
    rest: handedBack('partial', 'callFailed', 'failed'),
    retry: askForMore,
    hasEnded: (actor) => isListed(actor) && actor.getSnapshot().matches('partial'),
  }),
  scenario<typeof historyFlow.machine>({
    name: 'listOrders, coming back',
    id: 'listOrders',
    flow: historyFlow,
    input: known,
    limit: 35_000,
    act: comeBackToHistory,
    look: (actor) => ({
      value: 'known',
      problems: actor.getSnapshot().context.problems,
      isBusy: actor.getSnapshot().matches('reading'),
    }),
    rest: () => ({ value: 'known', problems: [] }),
    retry: comeBackToHistory,
    hasEnded: isListed,
    wordless: 'A history that cannot be refetched does not change.',
  }),
];

function lookAt(actor: Actor<Machine>, part: Part): Look {
  const { children, output } = actor.getSnapshot();
  return {
    value: output ? (output.notice?.end === 'done' ? 'left' : SAID) : 'open',
    problems: [],
    isBusy: children[part]?.getSnapshot().hasTag('busy') ?? false,
    visit: output?.visit,
  };
}
