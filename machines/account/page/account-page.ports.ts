import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { readSubscriber } from '../read-subscriber.ports.ts';
import { accountPageMachine } from './account-page.machine.ts';
import { autorenew } from './autorenew.ports.ts';
import { cardDeletion } from './card-deletion.ports.ts';

export const accountPage = flow(accountPageMachine, (world) => ({
  autorenew: connect(autorenew, world),
  cardDeletion: connect(cardDeletion, world),
  readSubscriber: answer(({ signal }) => readSubscriber(world, signal)),
}));
