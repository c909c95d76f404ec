import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Exchange } from '#mocks/contract/exchange.ts';
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
const call = `getCart ${status}`;

// The check reads no other property of a page.
const page = { isClosed: () => false } as Page;
const closed = { isClosed: () => true } as Page;

test('accepts an answer that a closed tab never reported, and blames no other page', () => {
  const network = {
    exchanges: [read],
    told: [{ call, page }],
    answered: [
      { call, page: closed },
      { call, page },
    ],
  };
  expect(undocumented(network, [])).toEqual([]);
});

test.each([
  ['no page', []],
  ['only another page', [{ call, page: closed }]],
])('names an answer to an open page that %s reported', (_, told) => {
  const network = { exchanges: [read], told, answered: [{ call, page }] };
  expect(undocumented(network, [])).toEqual([`${call} was not reported`]);
});
