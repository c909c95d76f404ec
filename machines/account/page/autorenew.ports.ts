import { read, withOutput } from '#machines/api/reply.ts';
import { AutorenewReply } from '#machines/api/schemas/account/AutorenewReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { readSubscriber } from '../read-subscriber.ports.ts';
import { autorenewIn, autorenewMachine } from './autorenew.machine.ts';

export const autorenew = flow(autorenewMachine, (world) => ({
  readAutorenew: answer(async ({ signal }) => {
    const result = await readSubscriber(world, signal);
    return result.kind === 'ok' ? withOutput(result, autorenewIn(result.output)) : result;
  }),
  switchAutorenew: answer(({ input, signal }) =>
    announced(
      world,
      'account',
      read(world.api.POST('/api/account/autorenew', { body: input, signal }), AutorenewReply),
    ),
  ),
}));
