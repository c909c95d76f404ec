import { expect, test } from 'vitest';
import type { Result } from '#machines/api/reply.ts';
import type { SetupStatus, Unconfirmed } from '#machines/lib/world.ts';
import {
  afterKeeping,
  afterSetup,
  beginCardUpdate,
  type CardUpdateInput,
  type KeptCard,
  problemsOf,
  unsure,
} from './card-update-context.ts';

const keys = { pubkey: 'pk_test', secret: 'seti_1_secret_a' };
const begin = (more: Partial<CardUpdateInput> = {}) =>
  beginCardUpdate({ name: 'Ada', keys, address: '/account/payment', returned: { kind: 'none' }, ...more });
const returned = { kind: 'told', secret: 'seti_2_secret_b' } as const;
const failed = [{ field: 'general', code: 'callFailed' }];

test('starts with the page’s keys and checks the setup that a reader returns from', () => {
  const fresh = { method: '', problems: [], isDoubtful: false, end: { kind: 'renewed' } };
  expect(begin()).toEqual({
    name: 'Ada',
    keys,
    address: '/account/payment',
    secret: keys.secret,
    isReturning: false,
    ...fresh,
  });
  expect(begin({ returned })).toMatchObject({ secret: 'seti_2_secret_b', isReturning: true });
  expect(begin({ returned: { kind: 'failed' } })).toMatchObject({
    secret: keys.secret,
    isReturning: false,
    problems: [{ field: 'payment', code: 'provider' }],
  });
});

test.each([
  ['Ada', []],
  ['', [{ field: 'name', code: 'required' }]],
  [' \t', [{ field: 'name', code: 'required' }]],
])('requires a name: "%s" [PAYM-3]', (name, problems) => {
  expect(problemsOf(begin({ name }))).toEqual(problems);
});

const reopened = { to: 'open', secret: keys.secret, isReturning: false };

test.each<[string, SetupStatus | Unconfirmed, object, object]>([
  [
    'a successful setup',
    { kind: 'succeeded', method: 'pm_1' },
    { to: 'keeping', method: 'pm_1' },
    { to: 'ended', end: { kind: 'returned', method: 'pm_1' } },
  ],
  [
    'a bank that takes days',
    { kind: 'processing' },
    { to: 'ended', end: { kind: 'processing' } },
    { to: 'ended', end: { kind: 'processing' } },
  ],
  ...(
    [
      ['an open setup', { kind: 'open', words: 'No.' }, [{ field: 'payment', code: 'provider', words: 'No.' }]],
      ['an unavailable provider', { kind: 'unavailable' }, [{ field: 'payment', code: 'paymentUnavailable' }]],
      ['a view-only page', { kind: 'viewOnly' }, [{ field: 'general', code: 'viewOnly' }]],
    ] as const
  ).map(([what, status, problems]): [string, SetupStatus | Unconfirmed, object, object] => [
    what,
    status,
    { ...reopened, problems },
    { ...reopened, problems },
  ]),
])('decides what follows %s, for a reader who stayed and one who returned', (_, status, stayed, cameBack) => {
  expect(afterSetup(status, begin())).toEqual(stayed);
  expect(afterSetup(status, begin({ returned }))).toEqual(cameBack);
});

test('ends with the saved card, and is unsettled after a refusal or no answer', () => {
  const context = { ...begin(), method: 'pm_1' };
  const kept: KeptCard = { name: 'Ada', details: null, failing: false } as KeptCard;
  const refused: Result<KeptCard> = { kind: 'refused', refusal: { status: 400, problems: [] } };
  expect(afterKeeping({ kind: 'ok', output: kept }, context)).toEqual({
    to: 'ended',
    end: { kind: 'kept', kept, method: 'pm_1' },
  });
  const unsettled = { method: '', isDoubtful: false, problems: failed };
  const doubtful = { ...unsettled, isDoubtful: true };
  expect(afterKeeping(refused, context)).toEqual({ to: 'unsettled', ...unsettled });
  expect(afterKeeping({ kind: 'unreadable' }, context)).toEqual({ to: 'unsettled', ...doubtful });
  expect(unsure()).toEqual(doubtful);
  expect(unsure([])).toEqual({ ...unsettled, problems: [] });
});
