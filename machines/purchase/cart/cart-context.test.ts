import { expect, test } from 'vitest';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { generally } from '#machines/lib/problem.ts';
import { cartOf, lights } from '../../../tests/support/cart.ts';
import {
  beginCart,
  type CartContext,
  changeOf,
  isClosed,
  quantityOf,
  takeChanged,
  takeFailure,
  takeHeard,
  takeLater,
  takeNext,
  takeRead,
  takeUnread,
  type Wish,
  wantQuantity,
  wantRemoved,
} from './cart-context.ts';

const names: Readonly<Record<string, string>> = {
  ln_1: 'Harbour lights, art print',
  ln_5: 'Low Water, issue 41, digital',
  ln_7: 'Standard, print and digital, 1 year',
};
const wish = (id: string, quantity: number): Wish => ({ id, name: names[id] ?? '', quantity });
const offered = (id: string, quantity: number): Wish => ({ ...wish(id, quantity), isOffered: true });
const refusedWish = (id: string, quantity: number, isTooMany = true) => ({ ...wish(id, quantity), isTooMany });

/** One print, one digital issue and three gifts, at version 11, beside lines without arrows. */
const mixed = cartOf('mixed');
const begun = (change: Partial<CartContext> = {}): CartContext => ({ ...beginCart({ cart: mixed }), ...change });
const lineOf = (context: CartContext, id: string) => {
  const line = context.lines.find((each) => each.id === id);
  if (!line) throw new Error(`The cart has no line ${id}.`);
  return line;
};

/** The mixed cart at another version, with other quantities; 0 takes a line out, and `max` is what there is of the print. */
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

test.each<[string, Partial<CartContext>, number]>([
  ['the server’s number', {}, 1],
  ['the number that is under way', { sent: wish('ln_1', 5) }, 5],
  ['the latest wish', { sent: wish('ln_1', 5), wishes: [wish('ln_1', 7)] }, 7],
  ['the server’s number while another line changes', { sent: wish('ln_5', 5), wishes: [wish('ln_7', 7)] }, 1],
])('shows %s', (_, change, expected) => {
  const context = begun(change);
  expect(quantityOf(context, lineOf(context, 'ln_1'))).toBe(expected);
});

test.each<[string, CartContext, boolean]>([
  ['an open cart', begun(), false],
  ['an invoiced cart', beginCart({ cart: cartOf('invoiced') }), true],
  ['a cart at the version that the server closed', begun({ closedAt: 11 }), true],
  ['a cart past the version that the server closed', begun({ closedAt: 10 }), false],
])('tells whether %s is closed', (_, context, expected) => {
  expect(isClosed(context)).toBe(expected);
});

test.each<[string, number, Partial<CartContext>]>([
  ['a number within what there is', 5, { wishes: [wish('ln_1', 5)], clamp: undefined }],
  ['the most there is', 24, { wishes: [wish('ln_1', 24)], clamp: undefined }],
  ['too many', 25, { wishes: [wish('ln_1', 24)], clamp: { id: 'ln_1', changed: 'lowered', quantity: 24 } }],
  ['too few', 0, { wishes: [], clamp: { id: 'ln_1', changed: 'raised', quantity: 1 } }],
  ['a fraction', 2.5, { wishes: [wish('ln_1', 2)], clamp: { id: 'ln_1', changed: 'floored', quantity: 2 } }],
])('wants %s of a line [CART-14, CART-17]', (_, wanted, expected) => {
  expect(wantQuantity(begun(), 'ln_1', wanted)).toMatchObject(expected);
});

test.each<[string, CartContext, string]>([
  ['a line that the cart does not have', begun(), 'ln_99'],
  ['a line without arrows', begun(), 'ln_8'],
  ['a line of an invoiced cart', beginCart({ cart: { ...mixed, invoiced: true } }), 'ln_1'],
  ['a line that is being taken out', begun({ sent: wish('ln_1', 0) }), 'ln_1'],
  ['a line that is to be taken out', begun({ wishes: [wish('ln_1', 0)] }), 'ln_1'],
])('wants no number of %s [CART-14]', (_, context, id) => {
  expect(wantQuantity(context, id, 3)).toEqual({});
});

test('a wish replaces the one for its line, stands behind the others, and clears what was said', () => {
  const context = begun({
    wishes: [wish('ln_1', 5), wish('ln_5', 2)],
    problems: [problemAt('general'), problemAt('lines.ln_1'), problemAt('lines.ln_5')],
    changed: { name: 'Harbour lights, art print', quantity: 2 },
  });
  expect(wantQuantity(context, 'ln_1', 6)).toEqual({
    wishes: [wish('ln_5', 2), wish('ln_1', 6)],
    problems: [problemAt('lines.ln_5')],
    changed: undefined,
    clamp: undefined,
  });
});

test.each<[string, Partial<CartContext>, number, Wish[]]>([
  ['the number that the line has', {}, 1, []],
  ['the number that is under way', { sent: wish('ln_1', 5) }, 5, []],
  ['the number that the line had before what is under way', { sent: wish('ln_1', 5) }, 1, [wish('ln_1', 1)]],
  ['the number that the line has, of a cart in doubt', { isDoubted: true }, 1, [wish('ln_1', 1)]],
  ['the number under way, of a cart in doubt', { isDoubted: true, sent: wish('ln_1', 5) }, 5, []],
])('sends nothing for %s, unless the server may hold another', (_, change, wanted, wishes) => {
  expect(wantQuantity(begun({ ...change, wishes: [wish('ln_1', 9)] }), 'ln_1', wanted).wishes).toEqual(wishes);
});

test('wants a line taken out, and forgets how its number was clamped', () => {
  const context = begun({ clamp: { id: 'ln_1', changed: 'lowered', quantity: 24 }, wishes: [wish('ln_1', 24)] });
  expect(wantRemoved(context, 'ln_1')).toMatchObject({ wishes: [wish('ln_1', 0)], clamp: undefined });
  expect(wantRemoved(context, 'ln_1')).toHaveProperty('clamp');
});

test('takes nothing out of an invoiced cart, and no line that the cart does not have', () => {
  expect(wantRemoved(beginCart({ cart: cartOf('invoiced') }), 'ln_1')).toEqual({});
  expect(wantRemoved(begun(), 'ln_99')).toEqual({});
});

test('sends the first wish as the action of its line', () => {
  const next = takeNext(begun({ wishes: [wish('ln_5', 2), wish('ln_1', 6)] }));
  expect(next).toEqual({ sent: wish('ln_5', 2), wishes: [wish('ln_1', 6)] });
  const context = begun(next);
  expect(changeOf(context)).toEqual({ action: lineOf(context, 'ln_5').cart, quantity: 2 });
  expect(changeOf(begun())).toBeUndefined();
  expect(changeOf(begun({ sent: wish('ln_99', 2) }))).toBeUndefined();
});

test('an answered change ends the doubt and the general problem, and says what it came to', () => {
  const context = begun({
    sent: wish('ln_1', 5),
    isDoubted: true,
    wishes: [wish('ln_7', 4)],
    problems: [problemAt('general'), problemAt('lines.ln_5')],
  });
  const answered = mixedAt(12, { ln_1: 4 });
  expect(takeChanged(context, answered)).toMatchObject({
    cart: answered,
    sent: undefined,
    isDoubted: false,
    wishes: [wish('ln_7', 4)],
    problems: [problemAt('lines.ln_5')],
    changed: { name: names.ln_1, quantity: 4 },
  });
  expect(takeChanged({ ...context, sent: wish('ln_1', 0) }, mixedAt(12, { ln_1: 0 })).changed).toEqual({
    name: names.ln_1,
    quantity: 0,
  });
});

test.each([
  ['older', 10, 1],
  ['as new', 11, 5],
  ['newer', 12, 5],
])('of an answer that is %s than the cart that is shown the newer one is shown', (_, version, shown) => {
  const context = begun({ sent: wish('ln_1', 5) });
  const change = takeChanged(context, mixedAt(version, { ln_1: 5 }));
  expect(lineOf({ ...context, ...change }, 'ln_1').quantity).toBe(shown);
});

test.each<[string, Wish[], Wish[]]>([
  ['as many', [wish('ln_1', 9)], []],
  ['more', [wish('ln_1', 10)], []],
  ['fewer', [wish('ln_1', 8)], [wish('ln_1', 8)]],
  ['as many of another line', [wish('ln_5', 9)], [wish('ln_5', 9)]],
])('a number that is refused as too many refuses a waiting wish for as many or more: %s', (_, wishes, left) => {
  const context = begun({ sent: wish('ln_1', 9), wishes });
  expect(takeFailure(context, refusal(409, 'qty', 'general'))).toEqual({
    sent: undefined,
    failed: refusedWish('ln_1', 9),
    isDoubted: true,
    wishes: left,
    problems: [problemAt('lines.ln_1'), problemAt('general')],
  });
});

test.each<[string, Result<unknown>, boolean]>([
  ['a conflict over the whole cart', refusal(409, 'general'), true],
  ['a refusal of the change alone', refusal(400, 'general'), false],
  ['no answer', unanswered, false],
])('%s: drops the wishes and closes the cart only after a conflict', (_, result, closes) => {
  const wishes = [wish('ln_1', 9), wish('ln_5', 2)];
  const change = takeFailure(begun({ sent: wish('ln_1', 9), wishes }), result);
  expect(change).toMatchObject({
    sent: undefined,
    failed: refusedWish('ln_1', 9, false),
    isDoubted: true,
    wishes: closes ? [] : wishes,
    problems: result === unanswered ? generally('callFailed') : [problemAt('general')],
  });
  expect(change.closedAt).toBe(closes ? 11 : undefined);
});

test('a failure of no wish leaves no wish behind', () => {
  expect(takeFailure(begun({ wishes: [wish('ln_1', 9)] }), refusal(409, 'qty'))).toMatchObject({
    failed: undefined,
    wishes: [wish('ln_1', 9)],
    problems: [problemAt('qty')],
  });
});

test.each([
  ['with a lower number, where nothing was heard meanwhile', 11, 10, 10],
  ['unless something newer was heard', 9, 10, 11],
  ['with the number of what was heard', 9, 11, 11],
  ['with a higher number', 9, 12, 12],
])('shows the cart that was read, %s', (_, readFrom, version, shown) => {
  const read = mixedAt(version, { ln_1: 5 });
  const change = takeRead(begun({ readFrom, isDoubted: true }), read);
  expect(change.cart).toBe(version === shown ? read : mixed);
  expect(change).toMatchObject({ cart: { version: shown }, isDoubted: false });
});

test('a wish that failed and was carried out all the same is said, and its problem is not', () => {
  const context = begun({ problems: [problemAt('general')], failed: refusedWish('ln_1', 5, false) });
  expect(takeRead(context, mixedAt(12, { ln_1: 5 }))).toMatchObject({
    failed: undefined,
    problems: [],
    changed: { name: names.ln_1, quantity: 5 },
  });
  const removed = { ...context, failed: refusedWish('ln_1', 0, false) };
  expect(takeRead(removed, mixedAt(12, { ln_1: 0 }))).toMatchObject({
    problems: [],
    changed: { name: names.ln_1, quantity: 0 },
  });
  const other = takeRead(context, mixedAt(12, { ln_1: 4 }));
  expect(other).toMatchObject({ failed: undefined, problems: [problemAt('general')] });
  expect(other).not.toHaveProperty('changed');
});

const tooMany = refusedWish('ln_1', 9);

test.each<[string, Partial<CartContext>, CartState, Wish[]]>([
  ['offers the number that there is', {}, mixedAt(12, {}, 6), [offered('ln_1', 6)]],
  [
    'offers it ahead of the wishes for other lines',
    { wishes: [wish('ln_5', 2), wish('ln_7', 1)] },
    mixedAt(12, {}, 6),
    [offered('ln_1', 6), wish('ln_5', 2), wish('ln_7', 1)],
  ],
  [
    'offers nothing where the line is wished anew',
    { wishes: [wish('ln_5', 2), wish('ln_1', 3)] },
    mixedAt(12, {}, 6),
    [wish('ln_5', 2), wish('ln_1', 3)],
  ],
  [
    'offers nothing where the number was not refused',
    { failed: refusedWish('ln_1', 9, false) },
    mixedAt(12, {}, 6),
    [],
  ],
  ['offers once', { failed: { ...tooMany, isOffered: true } }, mixedAt(12, {}, 6), []],
  ['offers nothing where there is as many by now', {}, mixedAt(12, {}, 9), []],
  ['offers nothing where there is more by now', {}, mixedAt(12, {}, 10), []],
  ['offers nothing where the line has all there is', {}, mixedAt(12, { ln_1: 6 }, 6), []],
  ['offers nothing of a line that is gone', {}, mixedAt(12, { ln_1: 0 }, 6), []],
])('after a number that was refused as too many: %s', (_, change, read, wishes) => {
  expect(takeRead(begun({ failed: tooMany, ...change }), read).wishes).toEqual(wishes);
});

test('a cart that cannot be read is in doubt, and the problem that was there first stays', () => {
  expect(takeUnread(begun({ failed: tooMany }), unanswered)).toEqual({
    failed: undefined,
    isDoubted: true,
    problems: generally('callFailed'),
  });
  expect(takeUnread(begun({ problems: [problemAt('lines.ln_1')] }), unanswered).problems).toEqual([
    problemAt('lines.ln_1'),
  ]);
});

test('takes a cart that is heard only where it is newer than the one shown', () => {
  const newer = mixedAt(12, { ln_1: 5 });
  expect(takeHeard(begun(), newer)).toMatchObject({ cart: newer });
  for (const version of [11, 10]) expect(takeHeard(begun(), mixedAt(version, { ln_1: 5 }))).toEqual({});
});

test('takes what was heard during an order, once', () => {
  const newer = mixedAt(12, { ln_1: 5 });
  expect(takeLater(begun({ later: newer }))).toMatchObject({ cart: newer, later: undefined });
  expect(takeLater(begun({ later: mixedAt(10) }))).toEqual({ later: undefined });
  expect(takeLater(begun())).toEqual({ later: undefined });
});

test.each<[string, Partial<CartContext>, CartState, Wish[]]>([
  ['gives up the wish for a line that is gone', {}, mixedAt(12, { ln_1: 0 }), []],
  ['gives up the wish for what the line has by now', {}, mixedAt(12, { ln_1: 9 }), []],
  ['keeps the wish for what the line does not have', {}, mixedAt(12, { ln_1: 8 }), [wish('ln_1', 9)]],
  ['keeps it in doubt though the line has it', { isDoubted: true }, mixedAt(12, { ln_1: 9 }), [wish('ln_1', 9)]],
  ['gives it up in doubt where the line is gone', { isDoubted: true }, mixedAt(12, { ln_1: 0 }), []],
  ['keeps it while its line changes', { sent: wish('ln_1', 2) }, mixedAt(12, { ln_1: 9 }), [wish('ln_1', 9)]],
  ['gives it up while another line changes', { sent: wish('ln_5', 2) }, mixedAt(12, { ln_1: 9 }), []],
])('a newer cart: %s', (_, change, heard, wishes) => {
  expect(takeHeard(begun({ wishes: [wish('ln_1', 9)], ...change }), heard).wishes).toEqual(wishes);
});

test('says the problem of a line that is gone in general, and shares the lines that did not change', () => {
  const context = begun({ problems: [problemAt('lines.ln_1'), problemAt('lines.ln_5'), problemAt('general')] });
  const change = takeHeard(context, mixedAt(12, { ln_1: 0 }));
  expect(change.problems).toEqual([problemAt('general'), problemAt('lines.ln_5'), problemAt('general')]);
  expect(change.lines?.[0]).toBe(lineOf(context, 'ln_5'));
});

test('begins with the lines of its cart, nothing wished and nothing in doubt', () => {
  const cart = lights(3, 1);
  expect(beginCart({ cart })).toEqual({
    cart,
    lines: cart.billing.a.reported,
    sent: undefined,
    wishes: [],
    failed: undefined,
    isDoubted: false,
    clamp: undefined,
    problems: [],
    changed: undefined,
    closedAt: undefined,
    readFrom: undefined,
    later: undefined,
  });
});
