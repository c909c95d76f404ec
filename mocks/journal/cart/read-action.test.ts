import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contractDocument } from '../../contract/document.ts';
import { requests } from '../../replies.ts';
import { readAction } from './read-action.ts';

type Body = Record<string, unknown>;

const { addToCart, updateCart, removeFromCart } = requests;
const examples = [addToCart, updateCart, removeFromCart].flatMap((named): [string, Body][] =>
  Object.entries(named).map(([name, { body }]) => [name, { ...body }]),
);

/** Values of every type, at and past the limits of each field. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, 99_999_999, 100_000_000, -1, 1.5, '', [], {}],
  ...['1year', 'lifetime', 'low', 'high', 'print', 'digital', 'print-a', 'ship-c', 'onetime', 'monthly-init', 'weekly'],
  ...['HARBOUR10', 'a b', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(128), 'x'.repeat(129), '../account', '<b>'],
  ...['prd:lights', 'sze:shirt-s', 'iss:41', 'pin:1', 'xprd:1', 'prd:', 'prd:a b', `prd:${'x'.repeat(64)}`],
  ...[`prd:${'x'.repeat(65)}`, ['prd:lights'], ['low'], 'low ', 'Low'],
];

/** An action with each of these values in one of its fields. */
const variantsOf = (action: Body): Body[] => {
  const item = action.item as Body;
  const fields = [...new Set([...Object.keys(item), 'coupon'])];
  return [
    ...fields.flatMap((field) => VALUES.map((value) => ({ ...action, item: { ...item, [field]: value } }))),
    ...VALUES.flatMap((value) => [
      { ...action, item: value },
      { ...action, type: value },
      { ...action, all: value },
    ]),
    { ...action, type: [action.type] },
  ];
};

const ajv = new Ajv2020({ strict: false }).addSchema(contractDocument, 'contract');
/** The contract's verdict on an action. */
const isStated = ajv.compile<Body>({ $ref: 'contract#/components/schemas/CartAction' });

/** A donation that is too small is read, so that the answer can say so. */
const isTooSmall = ({ type, item }: Body): boolean =>
  type === 'donation-item' && [0, 1].includes(Object(item).dollars as number);

test.each(examples)('reads of %s with any value in any field what the contract states [CART-18]', (_, body) => {
  const differing = variantsOf(body)
    .map((variant) => JSON.parse(JSON.stringify(variant)))
    .filter((variant) => (readAction(variant) !== undefined) !== (isStated(variant) || isTooSmall(variant)));
  expect(differing).toEqual([]);
});

test.each([[undefined], [null], ['action'], [[]], [{}]])('reads no action in %j', (body) => {
  expect(readAction(body)).toBeUndefined();
});

test.each([0, 21, 1.5, 'many'])('leaves the quantity %j to the answer that says what is wrong with it', (qty) => {
  expect(readAction({ ...addToCart.basicProduct.body, qty })).toBeDefined();
});
