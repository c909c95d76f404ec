import { connect, flow } from '#machines/lib/flow.ts';
import { accountPageMachine } from './account-page.machine.ts';
import { autorenew } from './autorenew.ports.ts';
import { cardDeletion } from './card-deletion.ports.ts';

export const accountPage = flow(accountPageMachine, (world) => ({
  autorenew: connect(autorenew, world),
  cardDeletion: connect(cardDeletion, world),
}));
