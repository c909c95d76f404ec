import { read } from '#machines/api/reply.ts';
import { NameReply } from '#machines/api/schemas/account/NameReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { nameFormMachine, nameMachine } from './name.machine.ts';

const nameForm = flow(nameFormMachine, (world) => ({
  send: answer(({ input: { form }, signal }) =>
    announced(
      world,
      'account',
      read(world.api.POST('/api/account/name', { body: { name: form.name.trim() }, signal }), NameReply),
    ),
  ),
}));

export const name = flow(nameMachine, (world) => ({ form: connect(nameForm, world) }));
