import { createChange } from '#machines/account/change.ts';
import type { NameReply } from '#machines/api/contract.ts';
import { required } from '#machines/rules/text/required.ts';
import { typedLine } from '#machines/rules/text/typed.ts';

export type NameForm = Pick<NameReply, 'name'>;

/** The change-name page: a form with the saved name (NAME-1). */
export const nameMachine = createChange<NameForm, NameForm>('name', {
  act: 'nameChange',
  begin: ({ name }) => ({ name }),
  check: ({ name }) => required('name', name),
  facts: ({ name }) => ({ name: typedLine(name) }),
  keptIn: ({ subscriber: { account } }) => ({ name: account.name }),
  hasTakenEffect: ({ name }, facts) => name === facts.name,
});
