import { expect, test } from 'vitest';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { openAs } from '../open-journal.ts';
import { type FormNeeds, formProblems } from './form-problems.ts';
import type { OrderForm } from './read-form.ts';

const { version: _, ...guest } = requests.checkOutCart.guest.body;
const nothing: FormNeeds = { account: false, ownAddress: false, recipientAddress: false };

/** The problems of a guest's documented form after a change. */
const problems = (change: Partial<OrderForm>, needs: Partial<FormNeeds> = {}, reader: Reader = 'visitor') =>
  openAs(reader).journal.work((desk) => formProblems(desk, { ...guest, ...change }, { ...nothing, ...needs }));

const pair = (password: string, confirm = password) => ({ password: { password, confirm } });
const words = replies.subscribe.nestedErrors.body.errors.password;
const taken = replies.subscribe.fieldErrors.body.errors.email;
const longest = 'x'.repeat(200);

test.each<[Partial<OrderForm>, object | undefined]>([
  [{}, undefined],
  [{ name: ' ' }, { name: 'Please give your name.' }],
  [{ name: ` ${longest} ` }, undefined],
  [{ name: `${longest}x` }, { name: 'Please use at most 200 characters.' }],
  [{ email: ' ada@reader.example ' }, undefined],
  [{ email: 'ada' }, { email: 'Please give an email address.' }],
])('checks the trimmed name and email (%#)', (change, found) => {
  expect(problems(change)).toEqual(found);
});

test.each<[Partial<OrderForm>, object | undefined]>([
  [pair('12345678'), undefined],
  [pair('1234567'), { password: { password: words.password } }],
  [pair('🗝🗝🗝🗝🗝🗝🗝'), { password: { password: words.password } }],
  [pair('12345678', '12345679'), { password: { confirm: words.confirm } }],
  [{ password: undefined }, { password: { password: 'Please choose a password.' } }],
  [{ email: ' Tomas@reader.example ' }, { email: taken }],
])('checks the password and email of a new account (%#)', (change, found) => {
  expect(problems(change, { account: true })).toEqual(found);
  expect(problems(change)).toBeUndefined();
  expect(problems(change, { account: true }, 'donor')).toBeUndefined();
});

const missing = { address: { line1: 'Please give an address.' } };
const unsaved = { address: replies.renewSubscription.addressMissing.body.errors.address };
const cityless = { ...guest.address, city: '' };
const inCity = { address: { city: 'Please give the city.' } };

test.each<[Reader, Partial<OrderForm>, object | undefined]>([
  ['visitor', {}, undefined],
  ['visitor', { address: cityless }, inCity],
  ['visitor', { address: undefined }, missing],
  ['visitor', { origin: 'keep', address: undefined }, missing],
  ['visitor', { origin: 'recipient', recipient_name: 'Noor', address: undefined }, missing],
  ['donor', { origin: 'keep', address: undefined }, undefined],
  ['donor', { origin: 'keep', address: undefined, shipcode: 'ship-b' }, unsaved],
  ['donor', { origin: 'change', address: undefined }, missing],
  ['donor', { origin: 'recipient', recipient_name: 'Noor', address: undefined }, undefined],
  ['donor', { origin: 'recipient', recipient_name: 'Noor', address: undefined, shipcode: 'ship-b' }, missing],
  ['donor', { origin: 'recipient', recipient_name: 'Noor', address: cityless }, inCity],
])('asks a %s for an address unless the one on record holds (%#)', (reader, change, found) => {
  expect(problems(change, { ownAddress: true }, reader)).toEqual(found);
  expect(problems(change, {}, reader)).toBeUndefined();
});

const { country } = replies.changeAddress.countryRefused.body.errors;
const elsewhere = { recipient_address: { country } };
const nameless = { recipient_name: replies.checkOutCart.recipientNameMissing.body.errors.recipient_name };

test.each<[Partial<OrderForm>, object | undefined]>([
  [{ origin: 'change', gifted: false }, undefined],
  [{ origin: 'recipient', gifted: false }, nameless],
  [{ origin: 'change', gifted: true }, nameless],
  [{ origin: 'recipient', gifted: true, recipient_name: ' ' }, nameless],
  [{ origin: 'recipient', gifted: true, recipient_name: 'Noor' }, undefined],
])('asks for the name of a recipient (%#)', (change, found) => {
  expect(problems(change)).toEqual(found);
});

test.each<[Partial<OrderForm>, object | undefined]>([
  [{}, { recipient_address: { line1: 'Please give an address.' } }],
  [{ recipient_address: cityless }, { recipient_address: { city: 'Please give the city.' } }],
  [{ recipient_address: guest.address }, undefined],
  [{ recipient_address: guest.address, shipcode: 'ship-b', recipient_shipcode: 'ship-a' }, undefined],
  [{ recipient_address: guest.address, shipcode: 'ship-a', recipient_shipcode: 'ship-b' }, elsewhere],
  [{ recipient_address: guest.address, shipcode: 'ship-b' }, elsewhere],
])('checks the address of a recipient against their shipping category (%#)', (change, found) => {
  const order = { origin: 'recipient', recipient_name: 'Noor', ...change } as const;
  expect(problems(order, { recipientAddress: true })).toEqual(found);
  expect(problems(order)).toBeUndefined();
});
