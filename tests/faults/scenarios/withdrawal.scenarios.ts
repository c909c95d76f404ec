import type { Actor } from 'xstate';
import { copyOf } from '#fixtures/data/orders.ts';
import { settle } from '#fixtures/world/test-world.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import { withdrawal } from '#machines/purchase/withdrawal/withdrawal.ports.ts';
import { pages, requests } from '#mocks/replies.ts';
import { handedBack, type Look, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof withdrawal.machine;
type Page = Actor<Machine>;

const submit = (page: Page) => page.send({ type: 'form.submitted' });
const fill = (page: Page) =>
  page.send({ type: 'form.changed', change: { ...requests.findOrder.byNumber.body, name: 'Ada Okafor' } });

/** After a lost answer a check comes first; if nothing has arrived, the reader confirms again. */
function goOn(page: Page): void {
  const { unsubscribe } = page.subscribe((now) => {
    if (!now.matches('confirming')) return;
    unsubscribe();
    page.send({ type: 'withdrawal.confirmed' });
  });
  for (const type of ['form.submitted', 'withdrawal.confirmed', 'answer.sought'] as const) page.send({ type });
}

function look(page: Page): Look {
  const { value, context, status, ...snapshot } = page.getSnapshot();
  return {
    value: String(value),
    problems: context.outcome?.end === 'unsure' ? generalProblem('callFailed') : context.problems,
    isBusy: snapshot.hasTag('busy'),
    typed: status === 'active' ? [context.form, context.chosen] : undefined,
  };
}

const shared = { flow: withdrawal, input: () => ({ page: copyOf(pages.showWithdrawal.withdrawalOfGuest.body) }), look };

export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...shared,
    name: 'findOrder',
    id: 'findOrder',
    limit: 35_000,
    look: (page) => ({ ...look(page), typed: page.getSnapshot().context.form }),
    reach: fill,
    act: submit,
    rest: handedBack('choosing', 'callFailed', 'identifying'),
    retry: submit,
    hasEnded: (page) => page.getSnapshot().matches('choosing'),
  }),
  scenario<Machine>({
    ...shared,
    name: 'withdraw',
    id: 'withdraw',
    limit: 70_000,
    reach: async (page) => {
      fill(page);
      submit(page);
      await settle();
      submit(page);
    },
    act: (page) => page.send({ type: 'withdrawal.confirmed' }),
    rest: (means) => {
      const isChoice =
        typeof means === 'object' && (means.status === 409 || means.problems.some(({ field }) => field !== 'general'));
      const back = typeof means === 'string' ? 'doubtful' : isChoice ? 'choosing' : 'confirming';
      return handedBack('declared', 'callFailed', back)(means);
    },
    retry: goOn,
    hasEnded: (page) => page.getSnapshot().matches('declared'),
  }),
];
