import { readSubscriber } from '#machines/account/read-subscriber.ports.ts';
import { read } from '#machines/api/reply.ts';
import { NameReply } from '#machines/api/schemas/account/NameReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedLine } from '#machines/rules/text/typed.ts';
import { nameMachine } from './name.machine.ts';

export const name = flow(nameMachine, (world) => ({
  send: answer(({ input: { form }, signal }) =>
    announced(
      world,
      'account',
      read(world.api.POST('/api/account/name', { body: { name: typedLine(form.name) }, signal }), NameReply),
    ),
  ),
  readSubscriber: answer(({ signal }) => readSubscriber(world, signal)),
}));
