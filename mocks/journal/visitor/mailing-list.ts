import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { isEmail, lookUp, textOf } from '../read-fields.ts';
import type { Context, Handlers } from '../request-context.ts';
import { passesBotCheck } from './limits.ts';

const TAGS: readonly string[] = ['back-issues', 'events'];

export const mailingListHandlers = {
  joinMailingList: (context, call) =>
    passesBotCheck(context, call)
      ? join(context, textOf(call.body, 'email').trim(), call.query?.getAll('list-tag') ?? [])
      : replies.joinMailingList.botCheckRefused,
} satisfies Partial<Handlers>;

/** Answers the same whether or not the address is listed. Ignores unknown tags. */
function join({ state }: Context, email: string, tags: string[]): AnswerTo<'joinMailingList'> {
  if (!isEmail(email)) return replies.joinMailingList.emailRefused;
  const key = email.toLowerCase();
  const known = tags.filter((tag) => TAGS.includes(tag));
  state.mailingList[key] = [...new Set([...(lookUp(state.mailingList, key) ?? []), ...known])];
  return replies.joinMailingList.signedUp;
}
