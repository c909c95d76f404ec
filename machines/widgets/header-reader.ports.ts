import { fromCallback } from 'xstate';
import { readSubscriber } from '#machines/account/read-subscriber.ports.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { headerReaderMachine } from './header-reader.machine.ts';

export const headerReader = flow(headerReaderMachine, (world) => ({
  hearSessions: fromCallback(({ sendBack }) =>
    world.changes.watch((change) => change === 'session' && sendBack({ type: 'session.changed' })),
  ),
  readSubscriber: answer(({ signal }) => readSubscriber(world, signal)),
}));
