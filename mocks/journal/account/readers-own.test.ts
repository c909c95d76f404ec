import { expect, test } from 'vitest';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { openAs } from '../open-reader.ts';
import { LINKS } from '../visitor/seed-access.ts';
import { confirmEmail } from './confirm-email.ts';

const { body: austin } = requests.changeAddress.unitedStates;

test('confirms no link whose account or address is gone', () => {
  const { journal } = openAs('visitor');
  journal.work(({ state }) => {
    const { [LINKS.email]: link } = state.links;
    if (link)
      Object.assign(state.links, { lnk_a: { ...link, account: 'acc_gone' }, lnk_b: { ...link, email: undefined } });
  });
  const before = journal.state().accounts;
  for (const token of ['lnk_a', 'lnk_b']) expect(journal.work((desk) => confirmEmail(desk, token))).toBe(false);
  expect(journal.state().accounts).toEqual(before);
});

test('sends no mail about an address that does not change [API-14]', async () => {
  const { ask, mails, journal } = openAs('digital');
  expect((await ask('changeEmail', { body: { email: 'NOOR@reader.example' } })).status).toBe(200);
  expect(mails()).toEqual([]);
  expect(await ask('changeEmail', { body: [] })).toEqual(replies.changeEmail.refused);
  await ask('changeEmail', { body: { email: 'noor@post.example' } });
  expect(journal.state().links.lnk_1).toMatchObject({
    opens: 'email',
    account: refOf('digital'),
    email: 'noor@post.example',
  });
});

test.each(['changeAddress', 'deleteAddress', 'changeAddressByLink', 'setCard', 'getSubscriber'] as const)(
  '%s by a visitor without a query needs a session',
  (id) => {
    expect(openAs('visitor').journal.ask(id)).toMatchObject({ status: 401 });
  },
);

test.each(['changeAddress', 'deleteAddress'] as const)('%s finds no slot without a path', (id) => {
  const { journal } = openAs('expiring');
  const before = journal.state().accounts;
  expect([200, 400]).toContain(journal.ask(id, { body: austin }).status);
  expect(journal.state().accounts).toEqual(before);
});
