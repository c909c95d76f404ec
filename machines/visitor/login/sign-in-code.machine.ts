import { assign, setup } from 'xstate';
import type { Done } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { isSpent } from '#machines/rules/login/too-many-attempts.ts';
import { isBlank, required } from '#machines/rules/text/required.ts';
import { typedDigits } from '#machines/rules/text/typed.ts';

/** A code already requested: the email it was sent to, and the token to verify it with. */
export interface CodeRequested {
  email: string;
  token: string;
}

interface Ways {
  path: string;
  after: Departure;
}

/** The input of a sign-in. `email` fills in the form; `requested` starts at the code. */
export interface SignInCodeInput extends Ways {
  email?: string | undefined;
  requested?: CodeRequested | undefined;
}

/** The email, and then the code sent to it as `password`. */
export interface SignInCodeForm {
  email: string;
  password: string;
}

export interface SignInCodeContext extends Ways {
  form: SignInCodeForm;
  /** The token of the requested code; '' for none. */
  token: string;
  problems: Problem[];
}

export type SignInCodeEvent =
  | { type: 'form.changed'; change: Partial<SignInCodeForm> }
  | { type: 'form.submitted' }
  | { type: 'request.reopened' };

const NOTHING = { form: { email: '', password: '' }, token: '' };

/**
 * Logs a reader in with a code by email: `unconfirmed` until one is requested, then `confirmed`. After too many
 * attempts, starts over with an empty form (ENTRY-11, ENTRY-12). Sends nothing except on submit.
 */
export const signInCodeMachine = setup({
  types: {
    input: {} as SignInCodeInput,
    context: {} as SignInCodeContext,
    events: {} as SignInCodeEvent,
    output: {} as Departure,
  },
  actors: {
    requestCode: port<Result<{ token: string }>, { email: string; path: string }>('requestCode'),
    verifyCode: port<Result<Done>, { token: string; password: string }>('verifyCode'),
  },
  guards: {
    isRequested: ({ context }) => context.token !== '',
    hasEmail: ({ context: { form } }) => !isBlank(form.email),
    hasCode: ({ context: { form } }) => typedDigits(form.password) !== undefined,
  },
  actions: {
    change: assign({ form: ({ context }, change: Partial<SignInCodeForm>) => ({ ...context.form, ...change }) }),
    say: assign({ problems: (_, problems: Problem[]) => problems }),
    forgetCode: assign({ form: ({ context: { form } }) => ({ ...form, password: '' }), token: '', problems: [] }),
    forgetAll: assign(NOTHING),
  },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'signInCode',
  initial: 'opening',
  context: ({ input: { path, after, email = '', requested } }) => ({
    path,
    after,
    form: { email: requested?.email ?? email, password: '' },
    token: requested?.token ?? '',
    problems: [],
  }),
  output: ({ context: { after } }) => after,
  states: {
    opening: { always: [{ guard: 'isRequested', target: 'confirmed' }, { target: 'unconfirmed' }] },
    unconfirmed: {
      initial: 'sendable',
      states: {
        sendable: {
          on: {
            'form.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
            'form.submitted': [
              { guard: 'hasEmail', target: 'sending' },
              { actions: { type: 'say', params: required('email', '') } },
            ],
          },
        },
        sending: {
          tags: ['busy'],
          entry: { type: 'say', params: [] },
          invoke: {
            src: 'requestCode',
            input: ({ context: { form, path } }) => ({ email: form.email, path }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'ok',
                target: '#signInCode.confirmed',
                actions: assign({
                  token: ({ event: { output } }) => (output.kind === 'ok' ? output.output.token : ''),
                }),
              },
              { target: 'sendable', actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) } },
            ],
            onError: { target: 'sendable', actions: { type: 'say', params: generalProblem('callFailed') } },
          },
          after: {
            untilGivenUp: { target: 'sendable', actions: { type: 'say', params: generalProblem('callFailed') } },
          },
        },
      },
    },
    confirmed: {
      initial: 'sendable',
      states: {
        sendable: {
          on: {
            'form.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
            'form.submitted': [
              { guard: 'hasCode', target: 'sending' },
              {
                guard: ({ context: { form } }) => isBlank(form.password),
                actions: { type: 'say', params: required('code', '') },
              },
              { actions: { type: 'say', params: [{ field: 'code', code: 'codeUnreadable' }] } },
            ],
            'request.reopened': { target: '#signInCode.unconfirmed', actions: 'forgetCode' },
          },
        },
        sending: {
          tags: ['busy'],
          entry: { type: 'say', params: [] },
          invoke: {
            src: 'verifyCode',
            input: ({ context: { form, token } }) => ({ token, password: form.password }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'ok',
                target: '#signInCode.verified',
                actions: 'forgetCode',
              },
              {
                guard: ({ event }) => isSpent(problemsAfter(event.output)),
                target: '#signInCode.unconfirmed',
                actions: ['forgetAll', { type: 'say', params: ({ event }) => problemsAfter(event.output) }],
              },
              { target: 'sendable', actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) } },
            ],
            onError: { target: 'sendable', actions: { type: 'say', params: generalProblem('callFailed') } },
          },
          after: {
            untilGivenUp: { target: 'sendable', actions: { type: 'say', params: generalProblem('callFailed') } },
          },
        },
      },
    },
    verified: { type: 'final' },
  },
});
