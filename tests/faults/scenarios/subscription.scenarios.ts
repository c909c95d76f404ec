import type { Actor } from 'xstate';
import { changeOf, typingAddress } from '#fixtures/data/subscriptions.ts';
import { subscriptionChange } from '#machines/account/subscription-change/subscription-change.ports.ts';
import { order, submit } from '../order.ts';
import { handedBack, type Look, orderedBack, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof subscriptionChange.machine;
type Page = Actor<Machine>;

const upgrade = (page: Page) => {
  page.send({ type: 'form.changed', change: { level: 'high' } });
  page.send({ type: 'form.changed', change: { text: { name: 'Aroha N. Ngata' } } });
};

const giveAddress = (page: Page) => {
  page.send({ type: 'form.changed', change: { origin: 'change' } });
  for (const event of typingAddress) page.send(event);
};

const typedInto = (page: Page): unknown => {
  const { status, context } = page.getSnapshot();
  const { choice, form } = context.draft;
  return status === 'active' ? [choice, form.name, form.email] : undefined;
};

/** An address that is saved on its own; once saved, it no longer counts as typed. */
function lookAtAddress(page: Page): Look {
  const { context, ...snapshot } = page.getSnapshot();
  return {
    value: context.isSaved ? 'updated' : snapshot.hasTag('busy') ? 'saving' : 'filling',
    problems: context.problems,
    isBusy: snapshot.hasTag('busy'),
    typed: context.isSaved ? undefined : context.draft.form,
  };
}

function lookAtReading(page: Page): Look {
  const { context, ...snapshot } = page.getSnapshot();
  const { name, email } = context.draft.form;
  return {
    value: context.draft.isUnread ? 'unread' : context.isSaved ? 'read' : 'filling',
    problems: context.problems,
    isBusy: snapshot.hasTag('busy'),
    typed: [name, email],
  };
}

export const scenarios: Scenario[] = [
  order<Machine>({
    name: 'updateSubscription',
    id: 'updateSubscription',
    flow: subscriptionChange,
    input: (attempt) => ({ ...changeOf('upgradeForMoney'), attempt }),
    fill: upgrade,
    typedInto,
    rest: orderedBack,
    hasEnded: (page) => page.getSnapshot().output?.visit === '/account',
    landings: /^\/account$|^\/(?:receipts\?token=|invoice\/)[A-Za-z0-9_-]+$/,
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
    hasEnded: (page) => page.getSnapshot().context.isSaved,
  }),
  scenario<Machine>({
    name: 'getSubscription',
    id: 'getSubscription',
    flow: subscriptionChange,
    input: () => changeOf('nothingOnFile'),
    limit: 35_000,
    reach: giveAddress,
    act: submit,
    look: lookAtReading,
    rest: (means) => ({ value: means === 'good' ? 'read' : 'unread', problems: [] }),
    retry: (page) => page.send({ type: 'page.returned' }),
    hasEnded: (page) => lookAtReading(page).value === 'read',
    wordless: 'A panel that cannot be loaded is reported in our own words.',
  }),
];
