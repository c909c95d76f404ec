import { expect, test } from 'vitest';
import { cartOf } from '#fixtures/data/cart.ts';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import {
  applyBroadcast,
  applyRead,
  beginCart,
  type CartContext,
  type PendingChange,
  requestQuantity,
  takeChanged,
  takeFailure,
  takeUnread,
} from './cart-context.ts';

const names: Readonly<Record<string, string>> = {
  ln_1: 'Harbour lights, art print',
  ln_5: 'Low Water, issue 41, digital',
  ln_7: 'Standard, print and digital, 1 year',
};
const wish = (id: string, quantity: number): PendingChange => ({ id, name: names[id] ?? '', quantity });
const offered = (id: string, quantity: number): PendingChange => ({ ...wish(id, quantity), isOffered: true });
const refusedWish = (id: string, quantity: number, isTooMany = true) => ({ ...wish(id, quantity), isTooMany });

const mixed = cartOf('mixed');
const begun = (change: Partial<CartContext> = {}): CartContext => ({ ...beginCart({ cart: mixed }), ...change });
const lineOf = (context: CartContext, id: string) => {
  const line = context.lines.find((each) => each.id === id);
  if (!line) throw new Error(`The cart has no line ${id}.`);
  return line;
};

function mixedAt(version: number, quantities: Record<string, number> = {}, max = 24): CartState {
  const cart = cartOf('mixed');
  const { a } = cart.billing;
  const reported = a.reported
    .map((line) => ({
      ...line,
      quantity: quantities[line.id] ?? line.quantity,
      max_quantity: line.id === 'ln_1' ? max : line.max_quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, version, billing: { ...cart.billing, a: { ...a, reported } } };
}

const problemAt = (field: string) => ({ field, code: 'server', words: 'No.' }) as const;
const refusal = (status: number, ...fields: string[]): Result<unknown> => ({
  kind: 'refused',
  refusal: { status, problems: fields.map(problemAt) },
});

const unanswered = { kind: 'unanswered' } as const;

test.each<[string, CartContext, string]>([
  ['a line not in the cart', begun(), 'ln_99'],
  ['a line without arrows', begun(), 'ln_8'],
  ['a line of an invoiced cart', beginCart({ cart: { ...mixed, invoiced: true } }), 'ln_1'],
  ['a line being removed', begun({ sent: wish('ln_1', 0) }), 'ln_1'],
  ['a line about to be removed', begun({ pendingChanges: [wish('ln_1', 0)] }), 'ln_1'],
])('ignores a quantity for %s [CART-14]', (_, context, id) => {
  expect(requestQuantity(context, id, 3)).toEqual({});
});

test('replaces the wish for a line, moves it to the end and clears old messages', () => {
  const context = begun({
    pendingChanges: [wish('ln_1', 5), wish('ln_5', 2)],
    problems: [problemAt('general'), problemAt('lines.ln_1'), problemAt('lines.ln_5')],
    changed: { name: 'Harbour lights, art print', quantity: 2 },
  });
  expect(requestQuantity(context, 'ln_1', 6)).toEqual({
    pendingChanges: [wish('ln_5', 2), wish('ln_1', 6)],
    problems: [problemAt('lines.ln_5')],
    changed: undefined,
    clamp: undefined,
  });
});

test.each<[string, Partial<CartContext>, number, PendingChange[]]>([
  ['the line’s quantity', {}, 1, []],
  ['the quantity being sent', { sent: wish('ln_1', 5) }, 5, []],
  ['the quantity before the one being sent', { sent: wish('ln_1', 5) }, 1, [wish('ln_1', 1)]],
  ['the line’s quantity in a cart in doubt', { isDoubted: true }, 1, [wish('ln_1', 1)]],
  ['the quantity being sent in a cart in doubt', { isDoubted: true, sent: wish('ln_1', 5) }, 5, []],
])('sends nothing for %s unless the server may have another quantity', (_, change, wanted, pendingChanges) => {
  expect(
    requestQuantity(begun({ ...change, pendingChanges: [wish('ln_1', 9)] }), 'ln_1', wanted).pendingChanges,
  ).toEqual(pendingChanges);
});

test.each([
  ['older', 10, 1],
  ['of the same version', 11, 5],
  ['newer', 12, 5],
])('shows the newer cart if the answer is %s', (_, version, shown) => {
  const context = begun({ sent: wish('ln_1', 5) });
  const change = takeChanged(context, mixedAt(version, { ln_1: 5 }));
  expect(lineOf({ ...context, ...change }, 'ln_1').quantity).toBe(shown);
});

test.each<[string, PendingChange[], PendingChange[]]>([
  ['the same quantity', [wish('ln_1', 9)], []],
  ['more', [wish('ln_1', 10)], []],
  ['fewer', [wish('ln_1', 8)], [wish('ln_1', 8)]],
  ['the same quantity of another line', [wish('ln_5', 9)], [wish('ln_5', 9)]],
])('drops a waiting wish for at least the quantity that was refused: %s', (_, pendingChanges, left) => {
  const context = begun({ sent: wish('ln_1', 9), pendingChanges });
  expect(takeFailure(context, refusal(409, 'qty', 'general'))).toEqual({
    sent: undefined,
    failed: refusedWish('ln_1', 9),
    isDoubted: true,
    pendingChanges: left,
    problems: [problemAt('lines.ln_1'), problemAt('general')],
  });
});

test.each<[string, Result<unknown>, boolean]>([
  ['a conflict about the whole cart', refusal(409, 'general'), true],
  ['a refusal of the change only', refusal(400, 'general'), false],
  ['no answer', unanswered, false],
])('%s: drops the pendingChanges and closes the cart only after a conflict', (_, result, closes) => {
  const pendingChanges = [wish('ln_1', 9), wish('ln_5', 2)];
  const change = takeFailure(begun({ sent: wish('ln_1', 9), pendingChanges }), result);
  expect(change).toMatchObject({
    sent: undefined,
    failed: refusedWish('ln_1', 9, false),
    isDoubted: true,
    pendingChanges: closes ? [] : pendingChanges,
    problems: result === unanswered ? generalProblem('callFailed') : [problemAt('general')],
  });
  expect(change.closedAt).toBe(closes ? 11 : undefined);
});

test('is in doubt if the cart cannot be read, and keeps an earlier problem', () => {
  expect(takeUnread(begun({ failed: refusedWish('ln_1', 9) }), unanswered)).toEqual({
    failed: undefined,
    isDoubted: true,
    problems: generalProblem('callFailed'),
  });
  expect(takeUnread(begun({ problems: [problemAt('lines.ln_1')] }), unanswered).problems).toEqual([
    problemAt('lines.ln_1'),
  ]);
});

const tooMany = refusedWish('ln_1', 9);

test.each<[string, Partial<CartContext>, CartState, PendingChange[]]>([
  ['offers the quantity in stock', {}, mixedAt(12, {}, 6), [offered('ln_1', 6)]],
  [
    'offers it ahead of the pendingChanges for other lines',
    { pendingChanges: [wish('ln_5', 2), wish('ln_7', 1)] },
    mixedAt(12, {}, 6),
    [offered('ln_1', 6), wish('ln_5', 2), wish('ln_7', 1)],
  ],
  [
    'offers nothing if the line has a new wish',
    { pendingChanges: [wish('ln_5', 2), wish('ln_1', 3)] },
    mixedAt(12, {}, 6),
    [wish('ln_5', 2), wish('ln_1', 3)],
  ],
  [
    'offers nothing if the quantity was not the reason',
    { failed: refusedWish('ln_1', 9, false) },
    mixedAt(12, {}, 6),
    [],
  ],
  ['offers once', { failed: { ...tooMany, isOffered: true } }, mixedAt(12, {}, 6), []],
  ['offers nothing if the stock is now sufficient', {}, mixedAt(12, {}, 9), []],
  ['offers nothing if the stock is now higher', {}, mixedAt(12, {}, 10), []],
  ['offers nothing if the line has the whole stock', {}, mixedAt(12, { ln_1: 6 }, 6), []],
  ['offers nothing for a line that is gone', {}, mixedAt(12, { ln_1: 0 }, 6), []],
])('after a quantity over the stock was refused: %s', (_, change, read, pendingChanges) => {
  expect(applyRead(begun({ failed: tooMany, ...change }), read).pendingChanges).toEqual(pendingChanges);
});

test.each<[string, Partial<CartContext>, CartState, PendingChange[]]>([
  ['drops the wish for a line that is gone', {}, mixedAt(12, { ln_1: 0 }), []],
  ['drops a wish that is already fulfilled', {}, mixedAt(12, { ln_1: 9 }), []],
  ['keeps a wish that is not fulfilled', {}, mixedAt(12, { ln_1: 8 }), [wish('ln_1', 9)]],
  ['keeps a fulfilled wish while in doubt', { isDoubted: true }, mixedAt(12, { ln_1: 9 }), [wish('ln_1', 9)]],
  ['drops it in doubt if the line is gone', { isDoubted: true }, mixedAt(12, { ln_1: 0 }), []],
  ['keeps it while its line is changing', { sent: wish('ln_1', 2) }, mixedAt(12, { ln_1: 9 }), [wish('ln_1', 9)]],
  ['drops it while another line is changing', { sent: wish('ln_5', 2) }, mixedAt(12, { ln_1: 9 }), []],
])('a newer cart: %s', (_, change, heard, pendingChanges) => {
  expect(applyBroadcast(begun({ pendingChanges: [wish('ln_1', 9)], ...change }), heard).pendingChanges).toEqual(
    pendingChanges,
  );
});
