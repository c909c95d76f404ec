import type { CallId } from '../documented.ts';
import { replies } from '../replies.ts';
import type { Answer, AnyAnswer } from '../respond.ts';
import { isChanging } from '../routes.ts';
import { accountOf } from './account/accounts.ts';
import type { Desk } from './desk.ts';
import type { Call } from './play.ts';

/** Whether an administrator looks at a reader's page, where nothing can be changed (HOST-15). */
export const isViewing = (desk: Desk, query: Call['query']): boolean =>
  accountOf(desk)?.isAdministrator === true && query?.has('admin-view') === true;

/** Why a call is not played: it may change something, and an administrator only looks. */
export function refusedInView<Id extends CallId>(desk: Desk, id: Id, { query }: Call): Answer<Id> | undefined {
  if (!isChanging(id) || !isViewing(desk, query)) return undefined;
  const refusal: AnyAnswer = replies[id].viewOnly;
  return refusal as Answer<Id>; // it is one of this call, which the compiler loses through the union
}
