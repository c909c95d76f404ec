import { copyOf } from '#fixtures/data/orders.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { pages, replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const page: AccountPage = copyOf(pages.showAccount.printCanada.body);
const quiet = { context: {} };
const acting = { ...quiet, tags: ['acting'] };

export const accountPageFixture: Fixture = {
  inputs: [{ page }, { page: { ...page, settings: { ...page.settings, view_only: true } } }],
  outputs: {
    autorenew: [{ reload: true }],
    cardDeletion: [{ visit: '/account' }],
    readSubscriber: [
      { kind: 'ok', output: replies.getSubscriber.printSubscriber.body },
      { kind: 'ok', output: replies.getSubscriber.digitalSubscriber.body },
      { kind: 'refused', refusal: { status: 401, problems: [] } },
      { kind: 'unanswered' },
    ],
  },
  snapshots: {
    autorenew: [quiet, acting],
    cardDeletion: [quiet, acting],
  },
};
