import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { pages } from '#mocks/replies.ts';
import { ACCOUNT_ACTS, type AccountActs, type AccountSnapshot } from './acts.ts';

type Asked = Pick<Outcome, 'act' | 'facts'>;
type Name = keyof typeof pages.showAccount;

function accountOf(name: Name, account: object = {}): AccountPage {
  const page: AccountPage = copyOf(pages.showAccount[name].body);
  Object.assign(page.subscriber.account, account);
  return page;
}

const acts: AccountActs = ACCOUNT_ACTS;

const hasTakenEffect = ({ act, facts = {} }: Asked, account: AccountSnapshot) =>
  acts[act]?.hasTakenEffect(account, facts);

test.each<[Asked, Name, boolean | undefined]>([
  [{ act: 'autorenewOn' }, 'expiringAutorenewOn', true],
  [{ act: 'autorenewOn' }, 'expiringAutorenewOff', false],
  [{ act: 'autorenewOff' }, 'expiringAutorenewOff', true],
  [{ act: 'autorenewOff' }, 'expiringAutorenewOn', false],
  [{ act: 'cardDeletion' }, 'expiringAutorenewOff', true],
  [{ act: 'cardDeletion', facts: { digits: '4444' } }, 'extended', false],
  [{ act: 'cardDeletion', facts: { digits: '1111' } }, 'extended', true],
  [{ act: 'cardDeletion' }, 'extended', false],
  [{ act: 'cardDeletion' }, 'printCanada', true],
  [{ act: 'bankDeletion', facts: { digits: '6789' } }, 'extended', false],
  [{ act: 'bankDeletion' }, 'expiringAutorenewOn', true],
  [{ act: 'addressDeletion', facts: { shipcode: 'ship-a' } }, 'extended', false],
  [{ act: 'addressDeletion', facts: { shipcode: 'ship-b' } }, 'extended', true],
  [{ act: 'addressDeletion', facts: { shipcode: 'toString' } }, 'extended', undefined],
  [{ act: 'addressDeletion' }, 'extended', undefined],
  [{ act: 'subscriptionChange' }, 'extended', undefined],
  [
    { act: 'subscriptionChange', facts: { token: 'sub_Ra14', level: 'high', deliverable: 'print-a' } },
    'extended',
    true,
  ],
  [
    { act: 'subscriptionChange', facts: { token: 'sub_Ra15', level: 'low', deliverable: 'print-a' } },
    'extended',
    false,
  ],
  [
    { act: 'subscriptionChange', facts: { token: 'sub_Ra14', level: 'high', deliverable: 'digital' } },
    'extended',
    false,
  ],
])('checks whether %j holds on the page %s: %s', (asked, name, is) => {
  expect(hasTakenEffect(asked, accountOf(name))).toBe(is);
});

test('cannot tell whether a method is gone without payment info', () => {
  const { subscriber } = accountOf('extended');
  expect([
    hasTakenEffect({ act: 'cardDeletion' }, { subscriber }),
    hasTakenEffect({ act: 'bankDeletion' }, { subscriber }),
  ]).toEqual([undefined, undefined]);
});
