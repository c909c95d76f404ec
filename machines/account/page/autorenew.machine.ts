import { assign, setup } from 'xstate';
import type { AutorenewReply, AutorenewRequest } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure, NoticeCode } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';

/** Whether a reader's subscription renews by itself, and the version of the subscription that this holds for. */
export interface AutorenewState {
  /** The account, by its reference. */
  account: string;
  autorenew: boolean;
  /** Undefined where the server keeps none. */
  version: number | undefined;
}

interface AutorenewContext {
  /** What the reader was shown when asked, or has been told since. */
  shown: AutorenewState;
  wanted: boolean;
  /** Whether the server said that the subscription is not what the reader was shown. */
  isOutdated: boolean;
  departure: Departure;
}

/**
 * Switches autorenew on or off once that is confirmed. The server may flip whatever it has, so the state is read before
 * anything is sent, and a reply that contradicts what was asked for is said and can be put right (ACCT-18, ACCT-20, ACCT-22).
 */
export const autorenewMachine = setup({
  types: {
    context: {} as AutorenewContext,
    events: {} as
      | { type: 'act.requested'; shown: AutorenewState }
      | { type: 'act.confirmed' }
      | { type: 'act.cancelled' },
    output: {} as Departure,
  },
  actors: {
    readAutorenew: port<Result<AutorenewState>, void>('readAutorenew'),
    switchAutorenew: port<Result<AutorenewReply>, AutorenewRequest>('switchAutorenew'),
  },
  actions: {
    leave: assign((_, notice?: NoticeCode) => ({ departure: { reload: true as const, ...(notice && { notice }) } })),
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
    departure: { reload: true },
  },
  output: ({ context: { departure } }) => departure,
  states: {
    idle: {
      on: {
        'act.requested': {
          target: 'asked',
          actions: assign(({ event: { shown } }) => ({ shown, wanted: !shown.autorenew })),
        },
      },
    },
    asked: { tags: ['acting'], on: { 'act.confirmed': 'checking', 'act.cancelled': 'idle' } },
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
            actions: {
              type: 'leave',
              params: ({ context: { wanted } }) => (wanted ? 'autorenewOnAlready' : 'autorenewOffAlready'),
            },
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
          // Nothing was sent.
          { target: 'ended', actions: { type: 'leave', params: 'autorenewRefused' } },
        ],
        onError: { target: 'ended', actions: { type: 'leave', params: 'autorenewRefused' } },
      },
      after: { untilGivenUp: { target: 'ended', actions: { type: 'leave', params: 'autorenewRefused' } } },
    },
    changed: { tags: ['acting'], on: { 'act.confirmed': 'checking', 'act.cancelled': 'ended' } },
    switching: {
      tags: ['acting', 'busy'],
      invoke: {
        src: 'switchAutorenew',
        input: ({ context: { wanted, shown } }) => ({ autorenew: wanted, version: shown.version }),
        onDone: [
          {
            guard: ({ context: { wanted }, event: { output } }) => isAt(output, wanted),
            target: 'ended',
          },
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'contradicted',
            // Its version is not known; a click that puts it right is not asked about again.
            actions: assign({
              shown: ({ context: { shown, wanted } }) => ({ ...shown, autorenew: !wanted, version: undefined }),
            }),
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused' && output.refusal.reason === 'outdated',
            target: 'checking',
            actions: assign({ isOutdated: true }),
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused',
            target: 'ended',
            actions: { type: 'leave', params: 'autorenewRefused' },
          },
          { target: 'verifying' },
        ],
        onError: 'verifying',
      },
      after: { untilGivenUp: 'verifying' },
    },
    contradicted: { tags: ['acting'], on: { 'act.confirmed': 'checking', 'act.cancelled': 'ended' } },
    verifying: {
      tags: ['acting', 'busy'],
      invoke: {
        src: 'readAutorenew',
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'ok',
            target: 'ended',
            actions: {
              type: 'leave',
              params: ({ context: { wanted }, event: { output } }) => standing(wanted, isAt(output, wanted)),
            },
          },
          { target: 'ended', actions: { type: 'leave', params: 'autorenewUnsure' } },
        ],
        onError: { target: 'ended', actions: { type: 'leave', params: 'autorenewUnsure' } },
      },
      after: { untilGivenUp: { target: 'ended', actions: { type: 'leave', params: 'autorenewUnsure' } } },
    },
    ended: { type: 'final' },
  },
});

const stateIn = <State>(result: Result<State>): State | undefined => (result.kind === 'ok' ? result.output : undefined);

const isAt = (result: Result<AutorenewReply>, wanted: boolean): boolean => stateIn(result)?.autorenew === wanted;

/** Whether the subscription is not the one that the reader was shown. */
function hasChanged(result: Result<AutorenewState>, { shown, isOutdated }: AutorenewContext): boolean {
  const version = stateIn(result)?.version;
  return result.kind === 'ok' && (isOutdated || (shown.version !== undefined && version !== shown.version));
}

/** What holds after a switch whose answer was lost. */
function standing(wanted: boolean, isDone: boolean): NoticeCode {
  if (isDone) return wanted ? 'autorenewOn' : 'autorenewOff';
  return wanted ? 'autorenewStillOff' : 'autorenewStillOn';
}
