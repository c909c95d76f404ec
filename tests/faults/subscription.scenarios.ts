import type { Actor } from 'xstate';
import {
  subscriptionChange,
  subscriptionInfo,
} from '#machines/account/subscription-change/subscription-change.ports.ts';
import type { Call } from '../support/network.ts';
import { changeOf, typingAddress } from '../support/subscriptions.ts';
import { run, settle, type TestWorld } from '../support/world.ts';
import { lookAtCheckout } from './looks.ts';
import { complain } from './safe-outcome.ts';
import { handedBack, type Look, type Scenario, scenario } from './scenario.ts';

type Machine = typeof subscriptionChange.machine;
type Page = Actor<Machine>;

const submit = (page: Page) => page.send({ type: 'form.submitted' });

const upgrade = (page: Page) => {
  page.send({ type: 'level.chosen', level: 'high' });
  page.send({ type: 'field.changed', field: 'name', value: 'Aroha N. Ngata' });
};

const giveAddress = (page: Page) => {
  page.send({ type: 'origin.chosen', origin: 'change' });
  for (const event of typingAddress) page.send(event);
};

const typedInto = (page: Page): unknown => {
  const { status, context } = page.getSnapshot();
  const { name, email } = context.form;
  return status === 'active' ? [context.choice, name, email] : undefined;
};

/** How an address stands that is saved by itself; once it is saved, it is none that is typed. */
function lookAtAddress(page: Page): Look {
  const { context, children } = page.getSnapshot();
  return {
    value: context.isUpdated ? 'updated' : children.address ? 'saving' : 'filling',
    problems: context.problems,
    isBusy: children.address?.getSnapshot().hasTag('busy') ?? false,
    typed: context.isUpdated ? undefined : context.form,
  };
}

/** Every call of the page that changes a subscription. */
export const scenarios: Scenario[] = [
  scenario<Machine>({
    name: 'updateSubscription',
    id: 'updateSubscription',
    flow: subscriptionChange,
    input: (attempt) => ({ ...changeOf('upgradeForMoney'), attempt }),
    limit: 72_000,
    reach: upgrade,
    act: submit,
    look: lookAtCheckout(typedInto),
    rest: handedBack('completed', 'orderFailed'),
    retry: submit,
    hasEnded: (page) => page.getSnapshot().output?.visit === '/account',
    isOrder: true,
    hasKey: true,
    landings: /^\/account$|^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/,
    restart: changeAnew,
  }),
  scenario<Machine>({
    name: 'changeAddress, alone',
    id: 'changeAddress',
    flow: subscriptionChange,
    input: () => changeOf('nothingOnFile'),
    limit: 35_000,
    reach: giveAddress,
    act: submit,
    look: lookAtAddress,
    rest: handedBack('updated', 'callFailed', 'filling'),
    retry: submit,
    hasEnded: (page) => page.getSnapshot().context.isUpdated,
  }),
  scenario<typeof subscriptionInfo.machine>({
    name: 'getSubscription',
    id: 'getSubscription',
    flow: subscriptionInfo,
    input: () => ({ key: 'sub_An09' }),
    limit: 35_000,
    rest: (means) => ({ value: means === 'good' ? 'loaded' : 'failed', problems: [] }),
    retry: (info) => info.send({ type: 'load.retried' }),
    hasEnded: (info) => info.getSnapshot().matches('loaded'),
    wordless: 'A panel that cannot be loaded says so in our own words.',
  }),
];

/** The page that follows on one left with a change under way sends the same attempt again. */
async function changeAnew(world: TestWorld, left: Call): Promise<string[]> {
  const again = run(subscriptionChange, world, { ...changeOf('upgradeForMoney'), attempt: world.attempts.read() });
  await settle();
  upgrade(again);
  submit(again);
  await settle();
  const [sent] = world.network.of('updateSubscription').slice(-1);
  return [
    ...complain(again.getSnapshot().output?.visit !== '/account', 'does not go on after a reload'),
    ...complain(sent?.key !== left.key, 'begins another attempt after a reload'),
  ];
}
