import type { Actor } from 'xstate';
import { cancellation } from '#machines/account/cancellation/cancellation.ports.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import { replies } from '#mocks/replies.ts';
import { handedBack, type Look, type Scenario, scenario } from '../scenario.ts';

type Machine = typeof cancellation.machine;
type Page = Actor<Machine>;

const { renewing, offered } = replies.getCancellation;
const isLost = (means: unknown) => means === 'unanswered' || means === 'unreadable';
const cancel = (page: Page) => page.send({ type: 'cancellation.confirmed' });
const undo = (page: Page) => page.send({ type: 'undo.requested' });
const accept = (page: Page) => page.send({ type: 'offer.accepted' });

function look(page: Page): Look {
  const { value, context, ...snapshot } = page.getSnapshot();
  return {
    value: typeof value === 'string' ? value : value.open,
    problems: value === 'doubtful' && context.problems.length === 0 ? generalProblem('callFailed') : context.problems,
    isBusy: snapshot.hasTag('busy'),
    typed: context.form,
  };
}

// A lost answer takes as long as the call and the check that follows it.
const shared = { flow: cancellation, look, limit: 70_000 };

export const scenarios: Scenario[] = [
  scenario<Machine>({
    ...shared,
    name: 'cancel',
    id: 'cancel',
    input: () => ({ cancellation: renewing.body, hasReasons: false }),
    reach: () => undefined,
    act: cancel,
    rest: (means) =>
      isLost(means) ? { value: 'keeping', problems: [] } : handedBack('cancelled', 'callFailed', 'keeping')(means),
    retry: cancel,
    hasEnded: (page) => page.getSnapshot().matches('cancelled'),
  }),
  scenario<Machine>({
    ...shared,
    name: 'undoCancellation',
    id: 'undoCancellation',
    input: () => ({ cancellation: replies.cancel.cancelled.body, hasReasons: false }),
    prepare: ({ network }) => network.answer('getCancellation', 'cancelled'),
    reach: () => undefined,
    act: undo,
    rest: (means) =>
      isLost(means) ? { value: 'cancelled', problems: [] } : handedBack('resumed', 'callFailed', 'cancelled')(means),
    retry: undo,
    hasEnded: (page) => page.getSnapshot().matches('resumed'),
  }),
  scenario<Machine>({
    ...shared,
    name: 'acceptOffer',
    id: 'acceptOffer',
    input: () => ({ cancellation: offered.body, hasReasons: false }),
    prepare: ({ network }) => network.answer('getCancellation', 'offered'),
    reach: (page) => page.send({ type: 'step.completed' }),
    act: accept,
    rest: (means) => {
      if (isLost(means)) return { value: 'offered', problems: [] };
      const isGone = typeof means === 'object' && means.status === 409;
      return handedBack('accepted', 'callFailed', isGone ? 'keeping' : 'offered')(means);
    },
    // Without the offer, only cancelling is left.
    retry: (page) => {
      accept(page);
      cancel(page);
    },
    hasEnded: (page) => page.getSnapshot().matches('accepted') || page.getSnapshot().matches('cancelled'),
  }),
  scenario<Machine>({
    ...shared,
    name: 'getCancellation, after a lost answer',
    id: 'getCancellation',
    input: () => ({ cancellation: renewing.body, hasReasons: false }),
    prepare: ({ network }) => network.answer('cancel', () => Promise.reject(new TypeError('Failed to fetch'))),
    reach: () => undefined,
    act: cancel,
    rest: handedBack('keeping', 'callFailed', 'doubtful'),
    retry: (page) => page.send({ type: 'answer.sought' }),
    hasEnded: (page) => page.getSnapshot().matches('open'),
  }),
];
