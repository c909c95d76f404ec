import { assign, setup } from 'xstate';
import type { Done } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { BOT_CHECK_DELAYS, type ChallengeEvent, challenges, withoutToken } from '#machines/lib/challenge.ts';
import { port } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import { isBlank, required } from '#machines/rules/text/required.ts';

/** `tags` are the mailing-list tags from the page's URL. */
export interface MailingListInput {
  tags: string[];
}

export interface MailingListContext extends MailingListInput {
  form: { email: string };
  captcha: string;
  problems: Problem[];
}

export interface SignUp extends MailingListInput {
  email: string;
  captcha: string;
}

/** The mailing list signup: empty, then success or failure; `querying` only during the call (ENTRY-3). */
export const mailingListMachine = setup({
  types: {
    input: {} as MailingListInput,
    context: {} as MailingListContext,
    events: {} as { type: 'form.changed'; change: { email: string } } | { type: 'form.submitted' } | ChallengeEvent,
  },
  actors: {
    prove: port<string, void>('mailingList: prove'),
    watchChallenge: challenges,
    signUp: port<Result<Done>, SignUp>('mailingList: signUp'),
  },
  guards: { hasEmail: ({ context: { form } }) => !isBlank(form.email) },
  actions: { say: assign({ problems: (_, problems: Problem[]) => problems, captcha: '' }) },
  delays: { ...BOT_CHECK_DELAYS, untilGivenUp: 35_000 },
}).createMachine({
  id: 'mailingList',
  initial: 'empty',
  invoke: { src: 'watchChallenge', onError: {} },
  context: ({ input: { tags } }) => ({ tags, form: { email: '' }, captcha: '', problems: [] }),
  states: {
    empty: {
      on: {
        'form.changed': { actions: assign({ form: ({ event }) => event.change }) },
        'form.submitted': [
          { guard: 'hasEmail', target: 'proving' },
          { target: 'failure', actions: { type: 'say', params: required('email', '') } },
        ],
      },
    },
    proving: {
      tags: ['busy'],
      entry: { type: 'say', params: [] },
      invoke: {
        src: 'prove',
        onDone: { target: 'querying', actions: assign({ captcha: ({ event }) => event.output }) },
        onError: {
          target: 'failure',
          actions: { type: 'say', params: ({ event }) => withoutToken(event.error, 'callFailed') },
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'challenge.opened': 'challenged' },
          after: {
            untilBotCheckGivenUp: {
              target: '#mailingList.failure',
              actions: { type: 'say', params: generalProblem('botCheckUnavailable') },
            },
          },
        },
        challenged: {
          on: { 'challenge.closed': 'waiting' },
          after: {
            untilChallengeGivenUp: {
              target: '#mailingList.failure',
              actions: { type: 'say', params: generalProblem('botCheckUnfinished') },
            },
          },
        },
      },
    },
    querying: {
      tags: ['busy'],
      invoke: {
        src: 'signUp',
        input: ({ context: { form, captcha, tags } }) => ({ email: form.email, captcha, tags }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'ok', target: 'success' },
          { target: 'failure', actions: { type: 'say', params: ({ event }) => problemsAfter(event.output) } },
        ],
        onError: { target: 'failure', actions: { type: 'say', params: generalProblem('callFailed') } },
      },
      after: { untilGivenUp: { target: 'failure', actions: { type: 'say', params: generalProblem('callFailed') } } },
    },
    success: { type: 'final' },
    failure: {
      on: {
        'form.changed': { actions: assign({ form: ({ event }) => event.change }) },
        'form.submitted': [
          { guard: 'hasEmail', target: 'proving' },
          { actions: { type: 'say', params: required('email', '') } },
        ],
      },
    },
  },
});
