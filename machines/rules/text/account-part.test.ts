import { expect, test } from 'vitest';
import { requests } from '#mocks/replies.ts';
import { accountPartOf } from './account-part.ts';

test('knows the part of the account of every field of its own calls [CHECK-15, ACCT-32]', () => {
  const { changeName, changeEmail, saveAddress, restartDonation, setCard } = requests;
  const calls = { name: changeName, email: changeEmail, address: saveAddress, payment: restartDonation };
  const fields = Object.entries(calls).flatMap(([part, examples]) =>
    Object.values(examples).flatMap(({ body }) => Object.keys(body).map((field) => [field, part])),
  );
  expect(fields.map(([field = '']) => [field, accountPartOf(field)])).toEqual(fields);
  expect(Object.keys(setCard.newCard.body).map(accountPartOf)).toEqual(['name', 'payment']);
});

test('knows nested fields, but no other field [CHECK-15]', () => {
  const fields = [
    'address.country',
    'address',
    'card.number',
    'addressee',
    'name.first',
    'recipient_address',
    'toString',
    '',
  ];
  expect(fields.map(accountPartOf)).toEqual(['address', 'address', 'payment', ...Array(5).fill(undefined)]);
});
