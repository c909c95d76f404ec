import { read } from '#machines/api/reply.ts';
import { MessageReply } from '#machines/api/schemas/shared/MessageReply.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { linkRenewalMachine } from './link-renewal.machine.ts';

export const linkRenewal = flow(linkRenewalMachine, ({ api }) => ({
  renewLink: answer(({ input, signal }) => read(api.POST('/api/account/link', { body: input, signal }), MessageReply)),
}));
