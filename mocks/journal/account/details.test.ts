import { expect, test } from 'vitest';
import { kept, openAs } from '../../../tests/support/journal.ts';
import { ADMINISTRATOR, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { LEADS_ON } from '../visitor/mails.ts';
import { seedAccounts } from './account-state.ts';
import { confirmEmail, confirmedFor } from './details.ts';

const etienne = refOf('print-canada') ?? '';
const amara = refOf('pending-email') ?? '';
const { name } = requests.changeName.newName.body;
const { email } = requests.changeEmail.newEmail.body;
const tooLong = 'Please use at most 200 characters.';

test.each(['changeName', 'replaceName'] as const)('%s saves the trimmed name [API-15]', async (id) => {
  const { ask, kept: account } = openAs('print-canada');
  expect(await ask(id, { body: { name: ` ${name} ` } })).toEqual(kept({ name }));
  expect(account(etienne)).toMatchObject({ name, first_name: 'Étienne' });
});

test.each([
  [{ name: ' ' }, replies.changeName.fieldErrors],
  [{ name: '' }, replies.changeName.fieldErrors],
  [{}, replies.changeName.fieldErrors],
  [{ name: 7 }, replies.changeName.fieldErrors],
  [{ name: 'é'.repeat(201) }, { status: 400, body: { errors: { name: tooLong } } }],
  [undefined, replies.changeName.refused],
  [[], replies.changeName.refused],
])('rejects an invalid name and keeps the old one [API-15] (%#)', async (body, answer) => {
  const { ask, kept: account } = openAs('print-canada');
  expect(await ask('changeName', { body })).toEqual(answer);
  expect(account(etienne)?.name).toBe('Étienne Gagnon');
});

test('accepts a name of 200 characters, whatever its size in bytes', async () => {
  const longest = '𝕖'.repeat(200);
  expect(await openAs('lifetime').ask('changeName', { body: { name: longest } })).toEqual(kept({ name: longest }));
});

test('keeps a new email pending until its link is opened, and notifies the old address [API-14]', async () => {
  const { ask, kept: account, mails } = openAs('digital');
  expect(await ask('changeEmail', { body: { email: ` ${email} ` } })).toEqual(
    kept({ email: 'noor@reader.example', email_change: email, name: 'Noor Rahman' }),
  );
  expect(account(refOf('digital') ?? '')).toMatchObject({ email_change: email, emailPending: true });
  expect(mails()).toEqual([
    { to: 'noor@reader.example', about: 'email change asked for' },
    { to: email, about: 'email change', link: '/account/email?token=lnk_1' },
  ]);
});

test('replaces a pending address and its link, and drops it when the reader enters the current one [API-14]', async () => {
  const { ask, visit, kept: account } = openAs('digital');
  await ask('changeEmail', { body: { email } });
  await ask('changeEmail', { body: { email: 'noor@post.example' } });
  expect(visit('/account/email?token=lnk_1')).toMatchObject({ data: { link: { state: 'unknown' } } });
  expect(await ask('changeEmail', { body: { email: 'NOOR@reader.example' } })).toEqual(
    kept({ email: 'noor@reader.example', email_change: null, name: 'Noor Rahman' }),
  );
  expect(account(refOf('digital') ?? '')).toMatchObject({ email_change: null, emailPending: false });
  expect(visit('/account/email?token=lnk_2')).toMatchObject({ data: { link: { state: 'unknown' } } });
});

test('tells only the reader, once and within an hour, which address a link confirmed', async () => {
  const { ask, clock, journal } = openAs('digital');
  const noor = refOf('digital') ?? '';
  const told = (ref: string) => journal.work((desk) => confirmedFor(desk, ref));
  expect(told(noor)).toBeUndefined();
  await ask('changeEmail', { body: { email } });
  journal.work((desk) => confirmEmail(desk, 'lnk_1'));
  expect([told(etienne), told(noor), told(noor)]).toEqual([undefined, email, undefined]);
  journal.work((desk) => confirmEmail(desk, 'lnk_1'));
  clock.now += LEADS_ON;
  expect(told(noor)).toBeUndefined();
});

test('answers the same for a taken address as for a free one, but mails its owner no link', async () => {
  const { ask, mails } = openAs('digital');
  expect(await ask('changeEmail', { body: { email: 'Amara@reader.example' } })).toEqual(
    kept({ email: 'noor@reader.example', email_change: 'Amara@reader.example', name: 'Noor Rahman' }),
  );
  expect(mails().at(-1)).toEqual({ to: 'Amara@reader.example', about: 'address in use' });
});

test.each(['', 'amara', 'amara@post', 'a b@post.example', `${'a'.repeat(250)}@b.example`, undefined])(
  'rejects the email address %j at its field [API-14]',
  async (wished) => {
    const { ask, kept: account } = openAs('pending-email');
    expect(await ask('changeEmail', { body: { email: wished } })).toEqual(replies.changeEmail.fieldErrors);
    expect(account(amara)?.email_change).toBe('amara.nwosu@post.example');
  },
);

test('returns the logged-in reader [API-19]', async () => {
  expect(await openAs('print-canada').ask('getSubscriber', { query: 'membership' })).toEqual(
    kept(replies.getSubscriber.printSubscriber.body),
  );
});

function openAutorenew() {
  const { ask, journal } = openAs('print-canada');
  const shown = () => journal.state().accounts[etienne]?.subscriber;
  return {
    flip: (body?: unknown) => ask('flipAutorenew', { body }),
    standing: () => [shown()?.account.autorenew, shown()?.timetable.version],
  };
}

test('toggles autorenew without a body, and increments its version each time [API-13]', async () => {
  const { flip, standing } = openAutorenew();
  expect([await flip(), standing()]).toEqual([kept({ autorenew: false }), [false, 4]]);
  expect([await flip(), standing()]).toEqual([kept({ autorenew: true }), [true, 5]]);
});

test('sets autorenew to the requested state, and reports a state that already holds [ACCT-22]', async () => {
  const { flip, standing } = openAutorenew();
  expect([await flip({ autorenew: false, version: 3 }), standing()]).toEqual([kept({ autorenew: false }), [false, 4]]);
  expect([await flip({ autorenew: false, version: 3 }), standing()]).toEqual([kept({ autorenew: false }), [false, 4]]);
});

test('does not switch autorenew for a stale subscription version [ACCT-22]', async () => {
  const { flip, standing } = openAutorenew();
  for (const version of [2, 4])
    expect(await flip({ autorenew: false, version })).toEqual(replies.flipAutorenew.outdated);
  expect(standing()).toEqual([true, 3]);
});

const ownCalls = ['changeName', 'replaceName', 'changeEmail'] as const;

test.each(ownCalls)('%s requires a session', async (id) => {
  const { ask, journal } = openAs('visitor');
  expect(await ask(id, { body: { name, email } })).toEqual(replies[id].signedOut);
  expect(await ask('getSubscriber', { query: 'membership' })).toEqual(replies.getSubscriber.signedOut);
  expect(journal.state().accounts).toEqual(seedAccounts());
});

test.each(ownCalls)('%s has no effect in an administrator’s view, but does for everyone else', async (id) => {
  const { ask, journal } = openAs('administrator');
  const call = { query: `admin-view=${etienne}`, body: { name, email } };
  expect(await ask(id, call)).toEqual(replies[id].viewOnly);
  expect(journal.state().accounts).toEqual(seedAccounts());
  expect((await ask(id, { body: call.body })).status).toBe(200);
  expect((await openAs('print-canada').ask(id, call)).status).toBe(200);
});

test('shows an administrator only the requested reader', async () => {
  const ask = async (reader: 'administrator' | 'lifetime', query: string) => {
    const { body } = await openAs(reader).ask('getSubscriber', { query: `membership&${query}` });
    return 'subscriber' in body ? body.subscriber.account.ref : undefined;
  };
  expect(await ask('administrator', `admin-view=${etienne}`)).toBe(etienne);
  expect(await ask('administrator', 'admin-view=1')).toBe(ADMINISTRATOR);
  expect(await ask('lifetime', `admin-view=${etienne}`)).toBe(refOf('lifetime'));
});
