import { and, assign, not, setup } from 'xstate';
import type { Cancellation } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { port } from '#machines/lib/port.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';

export interface CancellationInput {
  cancellation: Cancellation;
  /** Whether the host lists reasons to choose from; without them no reason is asked (BEYOND-210). */
  hasReasons: boolean;
}

export interface CancellationForm {
  /** The code of the chosen reason. */
  reason: string | undefined;
  comment: string;
}

type Step = 'keeping' | 'explaining' | 'offered';

type Request = 'cancellation' | 'undo' | 'acceptance';

export interface Sent {
  request: Request;
  token: string;
  version: number | undefined;
  /** The offer that is accepted, or declined with the cancellation. */
  offer: string | undefined;
  form: CancellationForm;
}

interface CancellationContext extends CancellationInput {
  /** The step to show, even while waiting for the answer. */
  step: Step;
  form: CancellationForm;
  /** What was sent last. */
  request: Request;
  offer: string | undefined;
  /** Whether the server refused the request because the page was outdated. */
  isOutdated: boolean;
  problems: Problem[];
  outcome: Outcome | undefined;
}

/**
 * The page that cancels a subscription or monthly donation: what the reader keeps, then at most one offer, with a reason
 * if the host asks for one, and the way back. After a lost answer it reads the state before anything can be sent again.
 */
export const cancellationMachine = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as
      | { type: 'step.completed' }
      | { type: 'step.returned' }
      | { type: 'form.changed'; change: Partial<CancellationForm> }
      | { type: 'cancellation.confirmed' }
      | { type: 'offer.accepted' }
      | { type: 'undo.requested' }
      | { type: 'answer.sought' },
  },
  actors: {
    send: port<Result<Cancellation>, Sent>('cancellation: send'),
    readCancellation: port<Result<Cancellation>, { token: string }>('readCancellation'),
  },
  guards: {
    hasReasons: ({ context }) => context.hasReasons,
    hasOffer: ({ context: { cancellation } }) => cancellation.offer !== undefined,
    isCancelled: ({ context: { cancellation } }) => cancellation.state === 'cancelled',
    // Nothing renews, and nothing was cancelled here.
    isClosed: ({ context: { cancellation } }) =>
      cancellation.state === 'cancelled' && cancellation.cancelled_at === undefined,
    canUndo: ({ context: { cancellation } }) => cancellation.undo_until !== undefined,
    isDone: ({ context }, request: Request) => context.request === request && isDone(context),
  },
  actions: {
    // Accepts or declines only an offer that the reader has seen.
    request: assign(({ context: { step, cancellation } }, request: Request) => ({
      request,
      offer: step === 'offered' ? cancellation.offer?.id : undefined,
    })),
    take: assign(({ context }, { result }: { result: Result<Cancellation> }) => ({
      cancellation: result.kind === 'ok' ? result.output : context.cancellation,
    })),
    show: assign((_, step: Step) => ({ step })),
    clear: assign({ problems: [], outcome: undefined }),
    fail: assign((_, { result }: { result: Result<Cancellation> }) => ({ problems: problemsAfter(result) })),
    doubt: assign({ outcome: ({ context: { problems } }) => ({ act: 'cancellation', end: 'unsure', problems }) }),
    contradict: assign({ outcome: { act: 'cancellation', end: 'contradicted' } }),
    withdrawOffer: assign({ cancellation: ({ context }) => withoutOffer(context.cancellation) }),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'cancellation',
  initial: 'opened',
  context: ({ input }) => ({
    ...input,
    step: 'keeping',
    form: { reason: undefined, comment: '' },
    request: 'cancellation',
    offer: undefined,
    isOutdated: false,
    problems: [],
    outcome: undefined,
  }),
  states: {
    opened: {
      always: [{ guard: 'isClosed', target: 'closed' }, { guard: 'isCancelled', target: 'cancelled' }, 'open'],
    },
    open: {
      initial: 'keeping',
      on: {
        'form.changed': {
          actions: assign({ form: ({ context, event }) => ({ ...context.form, ...event.change }) }),
        },
        'step.returned': { target: '.keeping', actions: 'clear' },
        'cancellation.confirmed': { target: 'sending', actions: { type: 'request', params: 'cancellation' } },
      },
      states: {
        keeping: {
          entry: { type: 'show', params: 'keeping' },
          on: {
            'step.completed': [
              { guard: 'hasOffer', target: 'offered', actions: 'clear' },
              { guard: 'hasReasons', target: 'explaining', actions: 'clear' },
            ],
          },
        },
        explaining: { entry: { type: 'show', params: 'explaining' } },
        offered: {
          entry: { type: 'show', params: 'offered' },
          // The offer may be gone by the time the state was read again.
          always: [
            { guard: and([not('hasOffer'), 'hasReasons']), target: 'explaining' },
            { guard: not('hasOffer'), target: 'keeping' },
          ],
          on: {
            'offer.accepted': { target: '#cancellation.sending', actions: { type: 'request', params: 'acceptance' } },
          },
        },
        back: { type: 'history' },
      },
    },
    sending: {
      tags: ['busy'],
      entry: ['clear', assign({ isOutdated: false })],
      invoke: {
        src: 'send',
        input: ({ context: { request, offer, form, cancellation } }) => ({
          request,
          offer,
          form,
          token: cancellation.token,
          version: cancellation.version,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'answered',
            actions: { type: 'take', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused' && output.refusal.reason === 'outdated',
            target: 'checking',
            actions: assign({ isOutdated: true }),
          },
          {
            guard: ({ context: { request }, event: { output } }) =>
              request === 'acceptance' && output.kind === 'refused' && output.refusal.status === 409,
            target: 'open.offered',
            actions: ['withdrawOffer', { type: 'fail', params: ({ event }) => ({ result: event.output }) }],
          },
          {
            guard: ({ context: { request }, event: { output } }) => request === 'undo' && output.kind === 'refused',
            target: 'cancelled',
            actions: { type: 'fail', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused',
            target: 'open.back',
            actions: { type: 'fail', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
      after: { untilGivenUp: 'checking' },
    },
    checking: {
      tags: ['busy', 'checking'],
      invoke: {
        src: 'readCancellation',
        input: ({ context: { cancellation } }) => ({ token: cancellation.token }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ok',
            target: 'answered',
            actions: { type: 'take', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'doubtful',
            actions: { type: 'fail', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'doubtful' },
        ],
        onError: 'doubtful',
      },
      after: { untilGivenUp: 'doubtful' },
    },
    doubtful: { entry: 'doubt', on: { 'answer.sought': { target: 'checking', actions: assign({ problems: [] }) } } },
    answered: {
      entry: 'clear',
      always: [
        { guard: { type: 'isDone', params: 'undo' }, target: 'resumed' },
        { guard: { type: 'isDone', params: 'acceptance' }, target: 'accepted' },
        { guard: { type: 'isDone', params: 'cancellation' }, target: 'cancelled' },
        { guard: 'isCancelled', target: 'cancelled', actions: 'contradict' },
        { target: 'open.back', actions: 'contradict' },
      ],
    },
    cancelled: {
      on: {
        'undo.requested': {
          guard: 'canUndo',
          target: 'sending',
          actions: { type: 'request', params: 'undo' },
        },
      },
    },
    resumed: {},
    accepted: {},
    closed: {},
  },
});

function isDone({ request, offer, cancellation }: CancellationContext): boolean {
  if (request === 'acceptance') return offer !== undefined && cancellation.accepted?.id === offer;
  return cancellation.state === (request === 'undo' ? 'renewing' : 'cancelled');
}

function withoutOffer({ offer: _, ...cancellation }: Cancellation): Cancellation {
  return cancellation;
}
