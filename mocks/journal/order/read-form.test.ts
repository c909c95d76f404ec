import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contractDocument } from '../../contract/document.ts';
import { requests } from '../../replies.ts';
import { readAction, readCart, readForm } from './read-form.ts';

type Fields = Record<string, unknown>;

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contractDocument, 'contract');
const fits = (schema: string, body: unknown) => ajv.validate(`contract#/components/schemas/${schema}`, body);

const { printOrder, giftOrder, giftWithMessage, digitalOrder, withConsent } = requests.subscribe;
const { sameSettings, changedSettings } = requests.renewSubscription;
const { guest, recipient, paid } = requests.checkOutCart;
const orders = { printOrder, giftOrder, giftWithMessage, digitalOrder, withConsent, sameSettings, changedSettings };
const cartOrders = { guest, recipient, paid };

const [longest, tooLong] = ['x'.repeat(64), 'x'.repeat(65)];

const VALUES = [
  ...[null, true, [], {}, [null], [{}]],
  ...[-1, 0, 1, 2.5, 50, 51, 99, 100, 99_999_999, 100_000_000],
  ...['', '1', 'none!', '!none', longest, tooLong],
];

interface Change {
  place: string;
  value: unknown;
  changed: Fields;
}

function changesOf(body: Fields, place = ''): Change[] {
  return Object.entries(body).flatMap(([field, held]) => {
    const { [field]: _, ...rest } = body;
    const at = `${place}/${field}`;
    const here = VALUES.map((value) => ({ place: at, value, changed: { ...body, [field]: value } }));
    return [{ place: at, value: undefined, changed: rest }, ...here, ...changesWithin(body, field, held, at)];
  });
}

function changesWithin(body: Fields, field: string, held: unknown, place: string): Change[] {
  if (Array.isArray(held))
    return held
      .slice(0, 1)
      .flatMap((first) => changesOf(first, place))
      .map((change) => ({ ...change, changed: { ...body, [field]: [change.changed] } }));
  return typeof held === 'object'
    ? changesOf(held as Fields, place).map((change) => ({ ...change, changed: { ...body, [field]: change.changed } }))
    : [];
}

/** Changes that no form can make, or that other rules report by field. */
const isAnsweredElsewhere = ({ place, value }: Change): boolean =>
  (/^\/(?:name|email)$|\/(?:items|giftsubs)$/.test(place) && value === undefined) ||
  (place === '/cart' && JSON.stringify(value) === '{}') ||
  (/name$|email$|password\/|address\/|ref$|consent\/text$/.test(place) && typeof value === 'string');

const misjudged = (schema: string, { version: _, account: __, ...body }: Fields, reads: (body: Fields) => boolean) =>
  changesOf(body)
    .filter((change) => !isAnsweredElsewhere(change))
    .filter(({ changed }) => reads(changed) !== fits(schema, { version: 1, account: 'acc_1', ...changed }))
    .map(({ place, value }) => `${place}: ${JSON.stringify(value)}`);

test.each(Object.entries(orders))(
  'accepts the order %s and its variations exactly when the contract does',
  (_, { body }) => {
    const reads = (sent: Fields) => readForm(sent) !== undefined && readCart(sent.cart) !== undefined;
    expect(misjudged('SubscribeRequest', body, reads)).toEqual([]);
  },
);

test.each(Object.entries(cartOrders))(
  'accepts the cart order %s and its variations exactly when the contract does',
  (_, { body }) => {
    expect(misjudged('CartCheckoutRequest', body, (sent) => readForm(sent) !== undefined)).toEqual([]);
  },
);

const time = '2026-03-14T09:30:00';
const CONSENTS: Record<string, unknown[]> = {
  text_version: ['2026-12', 'a.b_c', 'a b', 'x'.repeat(100), 'x'.repeat(101)],
  shown_at: [`${time}Z`, `${time}.123456789+01:00`, time, ` ${time}Z`, `${time}Z `, '2026-03-14', 'yesterday'],
  agreed_at: [`${time}Z`, time],
};

test.each(Object.entries(CONSENTS))(
  'accepts a consent exactly when the contract does: %s [BEYOND-217]',
  (field, values) => {
    const { renewal_consent, ...body } = withConsent.body;
    const sent = values.map((value) => ({ ...body, renewal_consent: { ...renewal_consent, [field]: value } }));
    expect(sent.map((order) => readForm(order) !== undefined)).toEqual(
      sent.map((order) => fits('SubscribeRequest', order)),
    );
  },
);

test('keeps every field of a consent and a donation, and nothing else [BEYOND-217]', () => {
  const { renewal_consent, cart, ...body } = withConsent.body;
  const { donation } = printOrder.body.cart;
  const spoilt = { ...body, renewal_consent: { ...renewal_consent, other: 1 } };
  expect(readForm(spoilt)?.renewal_consent).toEqual(renewal_consent);
  expect(readForm(body)).not.toHaveProperty('renewal_consent');
  expect(readCart({ ...cart, donation: { ...donation, other: 1 } })).toEqual({ ...cart, donation });
  expect(readCart({})).toEqual({ items: [], giftsubs: [] });
});

type Body = Record<string, unknown>;

const { addToCart, updateCart, removeFromCart } = requests;
const examples = [addToCart, updateCart, removeFromCart].flatMap((named): [string, Body][] =>
  Object.entries(named).map(([name, { body }]) => [name, { ...body }]),
);

const ACTION_VALUES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, 1, 99_999_999, 100_000_000, -1, 1.5, '', [], {}],
  ...['1year', 'lifetime', 'low', 'high', 'print', 'digital', 'print-a', 'ship-c', 'onetime', 'monthly-init', 'weekly'],
  ...['HARBOUR10', 'a b', 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(128), 'x'.repeat(129), '../account', '<b>'],
  ...['prd:lights', 'sze:shirt-s', 'iss:41', 'pin:1', 'xprd:1', 'prd:', 'prd:a b', `prd:${'x'.repeat(64)}`],
  ...[`prd:${'x'.repeat(65)}`, ['prd:lights'], ['low'], 'low ', 'Low'],
];

const variantsOf = (action: Body): Body[] => {
  const item = action.item as Body;
  const fields = [...new Set([...Object.keys(item), 'coupon'])];
  return [
    ...fields.flatMap((field) => ACTION_VALUES.map((value) => ({ ...action, item: { ...item, [field]: value } }))),
    ...ACTION_VALUES.flatMap((value) => [
      { ...action, item: value },
      { ...action, type: value },
      { ...action, all: value },
    ]),
    { ...action, type: [action.type] },
  ];
};

const isStated = ajv.compile<Body>({ $ref: 'contract#/components/schemas/CartAction' });

/** A donation below the minimum is parsed, so that the answer can name the problem. */
const isTooSmall = ({ type, item }: Body): boolean =>
  type === 'donation-item' && [0, 1].includes(Object(item).dollars as number);

test.each(examples)('accepts %s with any field value exactly when the contract does [CART-18]', (_, body) => {
  const differing = variantsOf(body)
    .map((variant) => JSON.parse(JSON.stringify(variant)))
    .filter((variant) => (readAction(variant) !== undefined) !== (isStated(variant) || isTooSmall(variant)));
  expect(differing).toEqual([]);
});
