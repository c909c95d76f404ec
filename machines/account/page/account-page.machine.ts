import { assign, setup } from 'xstate';
import type { AccountPage, SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { port } from '#machines/lib/port.ts';
import { autorenewMachine } from './autorenew.machine.ts';
import { cardDeletionMachine } from './card-deletion.machine.ts';

interface AccountPageContext {
  page: AccountPage;
  isActing: boolean;
  departure: Departure;
}

const accountPage = setup({
  types: {
    input: {} as { page: AccountPage },
    context: {} as AccountPageContext,
    events: {} as { type: 'page.returned' },
    output: {} as Departure,
    children: {} as { autorenew: 'autorenew'; cardDeletion: 'cardDeletion' },
  },
  actors: {
    autorenew: autorenewMachine,
    cardDeletion: cardDeletionMachine,
    readSubscriber: port<Result<SubscriberReply>, void>('readSubscriber'),
  },
  guards: { isViewOnly: ({ context: { page } }) => page.settings.view_only === true },
  actions: { depart: assign((_, departure: Departure) => ({ departure })) },
  delays: { untilGivenUp: 35_000 },
});

const readAgain = accountPage.createStateConfig({
  initial: 'shown',
  on: { 'page.returned': '.reading' },
  states: {
    shown: {},
    reading: {
      tags: ['reading'],
      invoke: {
        src: 'readSubscriber',
        onDone: [
          {
            guard: ({ context, event }) => !context.isActing && isForAnother(event.output, context),
            target: '#accountPage.left',
          },
          {
            guard: ({ context, event }) => event.output.kind === 'ok' && !isForAnother(event.output, context),
            target: 'shown',
            actions: assign({ page: ({ context: { page }, event }) => taken(page, event.output) }),
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
      after: { untilGivenUp: 'shown' },
    },
  },
});

/** The account page and the acts on it. A view-only page offers none. */
export const accountPageMachine = accountPage.createMachine({
  id: 'accountPage',
  initial: 'opening',
  context: ({ input: { page } }) => ({ page, isActing: false, departure: { reload: true } }),
  output: ({ context }) => context.departure,
  states: {
    opening: { always: [{ guard: 'isViewOnly', target: 'viewing' }, { target: 'open' }] },
    viewing: readAgain,
    open: {
      ...readAgain,
      invoke: [
        {
          src: 'autorenew',
          id: 'autorenew',
          onSnapshot: { actions: assign({ isActing: ({ event }) => event.snapshot.hasTag('acting') }) },
          onDone: { target: 'left', actions: { type: 'depart', params: ({ event }) => event.output } },
          onError: 'left',
        },
        {
          src: 'cardDeletion',
          id: 'cardDeletion',
          onSnapshot: { actions: assign({ isActing: ({ event }) => event.snapshot.hasTag('acting') }) },
          onDone: { target: 'left', actions: { type: 'depart', params: ({ event }) => event.output } },
          onError: 'left',
        },
      ],
    },
    left: { type: 'final' },
  },
});

function isForAnother(result: Result<SubscriberReply>, { page }: AccountPageContext): boolean {
  if (result.kind === 'ok') return result.output.subscriber.account.ref !== page.subscriber.account.ref;
  return result.kind === 'refused' && result.refusal.status === 401;
}

/** Keeps the page's payment method if the reply omits it. */
function taken(page: AccountPage, result: Result<SubscriberReply>): AccountPage {
  if (result.kind !== 'ok') return page;
  const { subscriber, timetable, payment_info = page.payment_info, gifts = page.gifts } = result.output;
  return { ...page, subscriber: { ...subscriber, timetable }, payment_info, ...(gifts && { gifts }) };
}
