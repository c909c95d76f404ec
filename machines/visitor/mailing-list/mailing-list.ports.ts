import { read } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { watchChallenge } from '#machines/lib/challenge.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import { mailingListMachine } from './mailing-list.machine.ts';

export const mailingList = flow(mailingListMachine, (world) => ({
  watchChallenge: watchChallenge(world),
  prove: answer(({ signal }) => world.botCheck.token('signup', signal)),
  signUp: answer(({ input: { email, captcha, tags }, signal }) => {
    const query = { captcha, 'list-tag': tags };
    return read(
      world.api.POST('/api/list/signup', { params: { query }, body: { email: typedPlainly(email) }, signal }),
      Done,
    );
  }),
}));
