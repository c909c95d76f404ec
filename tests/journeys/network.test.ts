import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Exchange } from '#mocks/exchange.ts';
import { replies } from '#mocks/replies.ts';
import { undocumented } from './network.ts';

const { status, headers, body } = replies.getCart.empty;

const read: Exchange = {
  method: 'GET',
  url: 'http://localhost/api/cart',
  sent: '',
  status,
  headers: Object.entries({ 'Content-Type': 'application/json', ...headers }),
  text: JSON.stringify(body),
};
const answer = `getCart ${status}`;

// All that is asked of a page.
const page = { isClosed: () => false } as Page;
const closed = { isClosed: () => true } as Page;

test('has nothing against answers that their pages told of, though a tab closed before it told of its own', () => {
  const network = { answers: [answer, answer], askers: [closed, page], exchanges: [read], tellers: [page] };
  expect(undocumented(network, [])).toEqual([]);
});

test.each<[string, Exchange[], Page[]]>([
  ['nobody', [], []],
  ['another page', [read], [closed]],
])('says which answer of an open page was told of by %s', (_, exchanges, tellers) => {
  const network = { answers: [answer], askers: [page], exchanges, tellers };
  expect(undocumented(network, [])).toEqual([`${answer} was not told of`]);
});
