import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { personOf } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { callIds, isChanging } from '../../routes.ts';
import { newAccount } from './account-state.ts';
import { accountByEmail, type accountOf } from './accounts.ts';

const nameOf = (account: ReturnType<typeof accountOf>) => account?.subscriber.account.name;

test('finds an account by email, ignoring case and surrounding spaces', () => {
  const { journal } = open();
  const found = (email: string) => nameOf(accountByEmail(journal.state(), email));
  expect(['noor@reader.example', ' NOOR@Reader.example ', 'oor@reader.example', ''].map(found)).toEqual([
    'Noor Rahman',
    'Noor Rahman',
    undefined,
    undefined,
  ]);
});

test('opens an empty account, like that of the documented reader without a subscription', () => {
  const { subscriber, payment_info } = personOf('no-subscription').body;
  const { ref, name, email, created } = subscriber.account;
  const empty = newAccount({ ref, name, email, created, password: 'correct horse' });
  expect(empty).toEqual({ subscriber, payment: payment_info, password: 'correct horse' });
});

const changing = callIds.filter(isChanging);

test('only calls that change something document the refusal, all in the same words', () => {
  expect(new Set(changing.map((id) => JSON.stringify(replies[id].viewOnly))).size).toBe(1);
  expect(callIds.filter((id) => 'viewOnly' in replies[id])).toEqual(changing);
});
