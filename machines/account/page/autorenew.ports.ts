import { read } from '#machines/api/reply.ts';
import { AutorenewReply } from '#machines/api/schemas/account/AutorenewReply.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { autorenewMachine } from './autorenew.machine.ts';

export const autorenew = flow(autorenewMachine, ({ api }) => ({
  act: answer(({ signal }) => read(api.POST('/api/account/autorenew', { signal }), AutorenewReply)),
}));
