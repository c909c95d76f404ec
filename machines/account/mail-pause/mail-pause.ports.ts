import { read } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { mailPauseMachine } from './mail-pause.machine.ts';

export const mailPause = flow(mailPauseMachine, ({ api }) => ({
  pauseMail: answer(({ signal }) => read(api.POST('/api/account/mail-pause', { signal }), Done)),
}));
