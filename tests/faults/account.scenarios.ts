import type { Actor } from 'xstate';
import type { accountPageMachine } from '#machines/account/page/account-page.machine.ts';
import { accountPage } from '#machines/account/page/account-page.ports.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { type Look, type Scenario, scenario } from './scenario.ts';

type Machine = typeof accountPageMachine;
type Part = 'autorenew' | 'cardDeletion';

const SAID = 'left, which is said';

/** An act that is confirmed on the account page, after which the page is left however it ended. */
const confirmed = (part: Part, id: Scenario['id'], departure: Departure): Scenario =>
  scenario<Machine>({
    name: id,
    id,
    flow: accountPage,
    input: () => ({ isViewOnly: false }),
    limit: 35_000,
    act: (page) => {
      page.getSnapshot().children[part]?.send({ type: 'act.requested' });
      page.getSnapshot().children[part]?.send({ type: 'act.confirmed' });
    },
    look: (page) => lookAt(page, part),
    rest: (means) => ({ value: means === 'good' ? 'left' : SAID, problems: [] }),
    // The page that follows is where the reader goes on.
    retry: () => undefined,
    hasEnded: (page) => {
      const { visit, reload } = page.getSnapshot().output ?? {};
      return visit === departure.visit && reload === departure.reload;
    },
    landings: /^\/account$/,
  });

/** Every call that the account page makes. */
export const scenarios: Scenario[] = [
  confirmed('autorenew', 'flipAutorenew', { reload: true }),
  confirmed('cardDeletion', 'deleteCard', { visit: '/account' }),
];

function lookAt(page: Actor<Machine>, part: Part): Look {
  const { children, output } = page.getSnapshot();
  return {
    value: output ? (output.notice ? SAID : 'left') : 'open',
    problems: [],
    isBusy: children[part]?.getSnapshot().hasTag('busy') ?? false,
    visit: output?.visit,
  };
}
