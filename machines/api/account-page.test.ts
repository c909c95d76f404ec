import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { Account, Contact } from './schemas/shared/Account.ts';
import { Addresses } from './schemas/shared/Addresses.ts';
import { Deliverables } from './schemas/shared/Deliverables.ts';
import { SlotFlags } from './schemas/shared/SlotFlags.ts';
import {
  IssueName,
  IssueToken,
  SubscriptionInfo,
  SubscriptionSettings,
  SubscriptionStatus,
  Timetable,
  TokenState,
} from './schemas/shared/Timetable.ts';
import { Deliverable } from './schemas/values/Deliverable.ts';
import { Level } from './schemas/values/Level.ts';
import { Phase } from './schemas/values/Phase.ts';
import { Term } from './schemas/values/Term.ts';
import type { Schema } from './shapes.ts';

const { account, timetable } = pages.showAccount.extended.body.subscriber;
const { info, status } = timetable.current_subscription;
const [token] = timetable.issues_delivered;

function readBy(schema: Schema<unknown>, example: object, fields: readonly string[]): unknown {
  const without = (field: string) => Object.fromEntries(Object.entries(example).filter(([key]) => key !== field));
  const spared = fields.filter((field) => schema(without(field)) !== undefined);
  return spared.length > 0 ? { spared } : schema(example);
}

test.each<[string, Schema<unknown>, object, string]>([
  [
    'an account [ACCT-33, ACCT-34]',
    Account,
    account,
    'name email first_name ref email_change emailPending emailFailing autorenew created shipcode contacts addresses canDeleteAddress',
  ],
  ['a contact [ACCT-33]', Contact, account.contacts[0], 'suspended'],
  ['the addresses [ACCT-34]', Addresses, account.addresses, 'a b c'],
  ['the delete permissions [ACCT-34]', SlotFlags, account.canDeleteAddress, 'a b c'],
  [
    'a subscription [ACCT-36, ACCT-38, ACCT-39, ACCT-40]',
    SubscriptionInfo,
    info,
    'token created order tokens token_summary issues_left cancelled settings legacy_tokens term level phase deliverables',
  ],
  ['its settings [ACCT-36]', SubscriptionSettings, info.settings, 'medium level'],
  ['the current and the paid delivery [ACCT-41]', Deliverables, info.deliverables, 'set active'],
  ['a status [ACCT-43]', SubscriptionStatus, status, 'expiring extended count'],
  [
    'a timetable [ACCT-45, ACCT-48]',
    Timetable,
    timetable,
    'current_subscription future_subscriptions lifetime_subscription issues_delivered issues_expected discontinuous address_required address_removable',
  ],
  ['an issue [ACCT-47]', IssueName, token.issue, 'title slug released'],
  ['the right to an issue [ACCT-47]', IssueToken, token, 'issue deliverable'],
])('%s has all documented fields', (_, schema, example, fields) => {
  expect(readBy(schema, example, fields.split(' '))).toEqual(example);
});

test.each<[string, Schema<unknown>, string[]]>([
  ['a term [ACCT-38]', Term, ['1year', '2year', '3year', 'lifetime']],
  ['a level [ACCT-39]', Level, ['low', 'high']],
  ['a phase [ACCT-40]', Phase, ['introductory', 'renewal']],
  ['a state [ACCT-46]', TokenState, ['active', 'expired']],
  ['a deliverable [ACCT-49]', Deliverable, ['digital', 'print-a', 'print-b', 'print-c']],
])('%s has a documented value', (_, schema, values) => {
  const others = ['', '4year', 'High', 'renewed', 'extended', 'print', 'toString'];
  expect([...values, ...others].filter((value) => schema(value) !== undefined)).toEqual(values);
});
