import { assign, setup } from 'xstate';
import type { AutorenewReply, AutorenewRequest, SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { type Outcome, type OutcomeEnd, outcomeOf } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';

/** The state of autorenew, with the account and version it was read from. */
export interface AutorenewState {
  account: string;
  autorenew: boolean;
  /** Undefined if the server sends none. */
  version: number | undefined;
}

export const autorenewIn = ({
  subscriber: { account },
  timetable,
}: Pick<SubscriberReply, 'subscriber' | 'timetable'>): AutorenewState => ({
  account: account.ref,
  autorenew: account.autorenew,
  version: timetable.version,
});

interface AutorenewContext {
  shown: AutorenewState;
  wanted: boolean;
  /** Whether the server refused the request because the subscription has changed. */
  isOutdated: boolean;
  outcome: Outcome | undefined;
}

/** A result, or an end that overrides it. Without either, the answer was lost. */
interface Conclusion {
  end?: OutcomeEnd;
  result?: Result<unknown>;
}

/**
 * Switches autorenew after a confirmation. Reads the state before it sends anything, because the server may simply
 * toggle it. Always reloads the page, which then shows the actual state (ACCT-18, ACCT-20, ACCT-22).
 */
export const autorenewMachine = setup({
  types: {
    context: {} as AutorenewContext,
    events: {} as
      | { type: 'confirmation.requested'; shown: AutorenewState }
      | { type: 'confirmation.given' }
      | { type: 'confirmation.cancelled' },
    output: {} as Departure,
  },
  actors: {
    readAutorenew: port<Result<AutorenewState>, void>('readAutorenew'),
    switchAutorenew: port<Result<AutorenewReply>, AutorenewRequest>('switchAutorenew'),
  },
  actions: {
    conclude: assign({
      outcome: ({ context }, { end, result }: Conclusion) => ({
        ...outcomeOf(actOf(context), result ?? { kind: 'unanswered' }),
        ...(end && { end }),
      }),
    }),
    show: assign((_, shown: AutorenewState) => ({ shown, isOutdated: false })),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'autorenew',
  initial: 'idle',
  context: {
    shown: { account: '', autorenew: false, version: undefined },
    wanted: false,
    isOutdated: false,
    outcome: undefined,
  },
  output: ({ context: { outcome } }) => ({ reload: true, ...(outcome && { notice: outcome }) }),
  states: {
    idle: {
      on: {
        'confirmation.requested': {
          target: 'asked',
          actions: assign(({ event: { shown } }) => ({ shown, wanted: !shown.autorenew })),
        },
      },
    },
    asked: { tags: ['acting'], on: { 'confirmation.given': 'checking', 'confirmation.cancelled': 'idle' } },
    checking: {
      tags: ['acting', 'busy'],
      invoke: {
        src: 'readAutorenew',
        onDone: [
          {
            guard: ({ context: { shown }, event: { output } }) =>
              output.kind === 'ok' && output.output.account !== shown.account,
            target: 'ended',
          },
          {
            guard: ({ context: { wanted }, event: { output } }) => isAt(output, wanted),
            target: 'ended',
            actions: { type: 'conclude', params: { end: 'already' } },
          },
          {
            guard: ({ context, event: { output } }) => hasChanged(output, context),
            target: 'changed',
            actions: { type: 'show', params: ({ context: { shown }, event }) => stateIn(event.output) ?? shown },
          },
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'switching',
            actions: { type: 'show', params: ({ context: { shown }, event }) => stateIn(event.output) ?? shown },
          },
          // The state could not be read, so nothing was sent.
          {
            target: 'ended',
            actions: { type: 'conclude', params: ({ event }) => ({ end: 'refused', result: event.output }) },
          },
        ],
        onError: { target: 'ended', actions: { type: 'conclude', params: { end: 'refused' } } },
      },
      after: { untilGivenUp: { target: 'ended', actions: { type: 'conclude', params: { end: 'refused' } } } },
    },
    changed: { tags: ['acting'], on: { 'confirmation.given': 'checking', 'confirmation.cancelled': 'ended' } },
    switching: {
      tags: ['acting', 'busy'],
      invoke: {
        src: 'switchAutorenew',
        input: ({ context: { wanted, shown } }) => ({ autorenew: wanted, version: shown.version }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'refused' && output.refusal.reason === 'outdated',
            target: 'checking',
            actions: assign({ isOutdated: true }),
          },
          {
            guard: ({ context: { wanted }, event: { output } }) => output.kind === 'ok' && !isAt(output, wanted),
            target: 'ended',
            actions: { type: 'conclude', params: { end: 'contradicted' } },
          },
          { target: 'ended', actions: { type: 'conclude', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'ended', actions: { type: 'conclude', params: {} } },
      },
      after: { untilGivenUp: { target: 'ended', actions: { type: 'conclude', params: {} } } },
    },
    ended: { type: 'final' },
  },
});

const stateIn = <State>(result: Result<State>): State | undefined => (result.kind === 'ok' ? result.output : undefined);

const isAt = (result: Result<AutorenewReply>, wanted: boolean): boolean => stateIn(result)?.autorenew === wanted;

function hasChanged(result: Result<AutorenewState>, { shown, isOutdated }: AutorenewContext): boolean {
  const version = stateIn(result)?.version;
  return result.kind === 'ok' && (isOutdated || (shown.version !== undefined && version !== shown.version));
}

const actOf = ({ wanted }: Pick<AutorenewContext, 'wanted'>) => (wanted ? 'autorenewOn' : 'autorenewOff');
