import { expect, test } from 'vitest';
import { kept, openAs } from '#fixtures/world/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';

const etienne = refOf('print-canada') ?? '';
const { name } = requests.changeName.newName.body;
const { email } = requests.changeEmail.newEmail.body;

test.each(['changeName', 'replaceName'] as const)('%s saves the trimmed name [API-15]', async (id) => {
  const { ask, kept: account } = openAs('print-canada');
  expect(await ask(id, { body: { name: ` ${name} ` } })).toEqual(kept({ name }));
  expect(account(etienne)).toMatchObject({ name, first_name: 'Étienne' });
});

test('keeps a new email pending until its link is opened, and notifies the old address [API-14]', async () => {
  const { ask, kept: account, mails } = openAs('digital');
  expect(await ask('changeEmail', { body: { email: ` ${email} ` } })).toEqual(
    kept({ email: 'noor@reader.example', email_change: email, name: 'Noor Rahman' }),
  );
  expect(account(refOf('digital') ?? '')).toMatchObject({ email_change: email, emailPending: true });
  expect(mails()).toEqual([
    { to: 'noor@reader.example', about: 'notice', notice: 'email-changing' },
    { to: email, about: 'link', page: 'email-change', link: '/account/email?token=lnk_1' },
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

test('answers the same for a taken address as for a free one, but mails its owner no link', async () => {
  const { ask, mails } = openAs('digital');
  expect(await ask('changeEmail', { body: { email: 'Amara@reader.example' } })).toEqual(
    kept({ email: 'noor@reader.example', email_change: 'Amara@reader.example', name: 'Noor Rahman' }),
  );
  expect(mails().at(-1)).toEqual({ to: 'Amara@reader.example', about: 'notice', notice: 'address-in-use' });
});

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
