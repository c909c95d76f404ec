import { expect, test } from 'vitest';
import { open, printOrder } from '../../tests/support/journal.ts';
import { refOf } from '../readers.ts';
import { replies, requests } from '../replies.ts';
import { callIds } from '../routes.ts';
import { DEBIT_TAKES } from './checkout/settle.ts';
import { createJournal } from './journal.ts';

const { basicProduct } = requests.addToCart;

test.each(callIds)('answers %s even for an empty call', (id) => {
  for (const reader of ['visitor', 'administrator', 'subscriber'] as const) {
    const { journal } = open();
    journal.become(reader);
    expect(journal.ask(id).status).toBeGreaterThanOrEqual(200);
  }
});

test('creates unguessable ids: a prefix and 16 random letters and digits', () => {
  const journal = createJournal();
  const ids = Array.from({ length: 200 }, () => journal.work(({ newId }) => newId('gft_')));
  for (const id of ids) expect(id).toMatch(/^gft_[A-HJ-NP-Za-km-z2-9]{16}$/);
  expect(new Set(ids).size).toBe(200);
  expect(new Set(ids.join('')).size).toBeGreaterThan(40);
});

test('has no session without cookies, when there is one reader at a time', () => {
  const { journal } = open();
  expect(journal.work(({ session }) => session, 'ses_1')).toBeUndefined();
  expect(journal.work((desk) => 'session' in desk)).toBe(false);
  const serving = createJournal({ keepsCookies: true });
  expect(serving.work(({ session }) => session, 'ses_1')).toBe('ses_1');
  expect(serving.work((desk) => 'session' in desk)).toBe(false);
});

test('completes paid debits before anything else', () => {
  const { journal, order, read, clock } = open();
  order({ body: printOrder });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  read('pi_1');
  clock.now += DEBIT_TAKES;
  expect(read('pi_1')).toMatchObject({ status: 'completed' });
});

test('a scenario logs in the reader it names and otherwise keeps the current one', () => {
  const { journal } = open();
  journal.become('digital');
  journal.choose('bot-check-absent');
  expect(journal.state()).toMatchObject({ reader: refOf('digital'), scenario: 'bot-check-absent' });
  journal.choose('card-on-file');
  expect(journal.state().reader).not.toBe(refOf('digital'));
  expect(journal.state().reader).not.toBeNull();
});

test('gives a visitor over HTTP one session, with its cookie in the first answer', () => {
  let ids = 0;
  const journal = createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
  const cookie = { 'Set-Cookie': 'session=ses_1; Path=/; HttpOnly; Secure; SameSite=Lax' };
  expect(journal.ask('getCart').headers).not.toMatchObject(cookie);
  expect(journal.ask('addToCart', basicProduct).headers).toMatchObject(cookie);
  expect(journal.ask('addToCart', { ...basicProduct, session: 'ses_7' }).headers).not.toHaveProperty('Set-Cookie');
  expect(Object.keys(journal.state().cartOf)).toEqual(['ses_1', 'ses_7']);
  expect(open().journal.ask('addToCart', basicProduct).headers).not.toHaveProperty('Set-Cookie');
});

test('shows an order to its own session only', () => {
  let ids = 0;
  const journal = createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
  const query = new URLSearchParams({ captcha: 'fresh' });
  journal.ask('donate', { query, body: requests.donate.onetime.body });
  const read = (session?: string) =>
    journal.ask('getFulfilment', { params: { intent_id: 'pi_2' }, ...(session && { session }) });
  expect(read('ses_1')).toEqual({ status: 200, headers: { 'Cache-Control': 'no-store' }, body: { status: 'unpaid' } });
  for (const session of [undefined, 'ses_3']) expect(read(session)).toEqual(replies.getFulfilment.unknownIntent);
});

test('shows the documented intents to every session', () => {
  const journal = createJournal({ keepsCookies: true });
  const ids = Object.keys(journal.state().intents);
  expect(ids).not.toEqual([]);
  for (const intent_id of ids)
    for (const session of ['ses_1', 'ses_2'])
      expect(journal.ask('getFulfilment', { params: { intent_id }, session }).status).toBe(200);
});
