import { expect, test } from 'vitest';
import type { SubscribePage } from '#machines/api/contract.ts';
import { beginSubscribe, type SubscribeContext } from '#machines/purchase/subscribe/subscribe-context.ts';
import { choose } from '#machines/purchase/subscribe/subscribe-edits.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { pageOf } from '../../../../tests/support/orders.ts';
import { shownFields } from './subscribe-shown.ts';

const link = readSubscribeLink(new URLSearchParams());
const begin = (page: SubscribePage = pageOf('visitor')): SubscribeContext => beginSubscribe({ page, link });
const changed = (context: SubscribeContext, change: Parameters<typeof choose>[1]): SubscribeContext => ({
  ...context,
  ...choose(context, change),
});

test('names the fields that are shown, so that every other problem stands in the general area [CHECK-14]', () => {
  const digital = changed(begin(), { medium: 'digital' });
  expect(shownFields(digital)).toEqual([
    'level',
    'medium',
    'term',
    'donation',
    'name',
    'email',
    'password.password',
    'password.confirm',
  ]);
  const donor = begin(pageOf('donor'));
  expect(shownFields(donor)).toEqual(['level', 'medium', 'term', 'shipcode', 'donation', 'name', 'email', 'origin']);
  expect(shownFields({ ...donor, origin: 'change' }).slice(-6)).toEqual([
    'address.line1',
    'address.line2',
    'address.city',
    'address.state',
    'address.postcode',
    'address.country',
  ]);
});
