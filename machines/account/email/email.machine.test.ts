import { expect, test } from 'vitest';
import { copyOf } from '#fixtures/data/orders.ts';
import { varied } from '#fixtures/world/network.ts';
import { createTestWorld, never, run, settle } from '#fixtures/world/test-world.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { email } from './email.ports.ts';

const NEW = requests.changeEmail.newEmail.body.email;
const { emailChangePending, emailChangeEnded, fieldErrors, refused } = replies.changeEmail;

function begin(page: Exclude<keyof typeof pages.showEmail, `link${string}`> = 'email') {
  const { account } = pages.showEmail[page].body.subscriber;
  const world = createTestWorld();
  const actor = run(email, world, { email: account.email, email_change: account.email_change, name: account.name });
  const type = (typed: string) => actor.send({ type: 'form.changed', change: { email: typed } });
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    const { kept, form, problems } = context;
    return { value, kept, form, problems, sentTo: context.outcome?.facts?.email };
  };
  return { world, network: world.network, actor, type, submit, shown };
}

test('starts with the current address and the pending one [EMAIL-1]', () => {
  const blank = { value: { open: 'sendable' }, form: { email: '' }, problems: [], sentTo: undefined };
  expect(begin().shown()).toEqual({
    ...blank,
    kept: { email: 'noor@reader.example', email_change: null, name: 'Noor Rahman' },
  });
  expect(begin('emailPending').shown()).toEqual({ ...blank, kept: emailChangePending.body });
});

test('sends the address and takes email, email_change and name from the reply [EMAIL-2, EMAIL-4]', async () => {
  const { world, network, type, submit, shown } = begin();
  type(` ${NEW} `);
  await submit();
  expect(network.calls.map(({ id, body }) => [id, body])).toEqual([['changeEmail', { email: NEW }]]);
  expect(world.changes.announced).toEqual(['account']);
  expect(shown()).toEqual({
    value: { open: 'completed' },
    kept: emailChangePending.body,
    sentTo: NEW,
    form: { email: '' },
    problems: [],
  });
});

test('names the submitted address, even if the server normalizes it [EMAIL-4]', async () => {
  const { network, type, submit, shown } = begin();
  network.answer('changeEmail', () =>
    varied('changeEmail', 'emailChangePending', { ...emailChangePending.body, email_change: NEW.toUpperCase() }),
  );
  type(NEW);
  await submit();
  expect(shown()).toMatchObject({ kept: { email_change: NEW.toUpperCase() }, sentTo: NEW });
});

test('replaces a pending change with another, any number of times [EMAIL-3]', async () => {
  const { network, type, submit, shown } = begin('emailPending');
  const other = 'a.nwosu@post.example';
  network.answer(
    'changeEmail',
    () => varied('changeEmail', 'emailChangePending', { ...emailChangePending.body, email_change: other }),
    'emailChangePending',
  );
  type(other);
  await submit();
  expect(shown()).toMatchObject({ kept: { email_change: other }, sentTo: other });
  type(NEW);
  expect(shown().value).toEqual({ open: 'sendable' });
  await submit();
  expect(shown()).toMatchObject({ value: { open: 'completed' }, kept: { email_change: NEW }, sentTo: NEW });
});

test('needs no confirmation if the current address ends a pending change [EMAIL-2]', async () => {
  const { network, type, submit, shown } = begin('emailPending');
  network.answer('changeEmail', 'emailChangePending', 'emailChangeEnded');
  type(NEW);
  await submit();
  type(emailChangeEnded.body.email);
  await submit();
  expect(shown()).toEqual({
    value: { open: 'completed' },
    kept: emailChangeEnded.body,
    sentTo: emailChangeEnded.body.email,
    form: { email: '' },
    problems: [],
  });
});

test('shows errors.email at the field and a string in the general area, and keeps the typed text [EMAIL-5]', async () => {
  const { network, type, submit, shown } = begin();
  network.answer('changeEmail', 'fieldErrors', 'refused');
  type('noor@');
  await submit();
  const words = fieldErrors.body.errors.email;
  expect(shown()).toMatchObject({ form: { email: 'noor@' }, problems: [{ field: 'email', code: 'server', words }] });
  await submit();
  const general = [{ field: 'general', code: 'server', words: refused.body.errors }];
  expect(shown()).toMatchObject({ form: { email: 'noor@' }, problems: general });
});

test('requires an address and is not completed while it sends another one [ACCT-31]', async () => {
  const { network, type, submit, shown, actor } = begin();
  type(' ');
  await submit();
  expect([shown().problems, network.calls]).toEqual([[{ field: 'email', code: 'required' }], []]);
  type(NEW);
  await submit();
  network.answer('changeEmail', never);
  type(NEW);
  actor.send({ type: 'form.submitted' });
  expect(shown().value).toBe('sending');
});

test('learns whether the address is waiting for confirmation', async () => {
  const { actor, network, type, submit, shown } = begin();
  const { subscriber, timetable } = copyOf(replies.getSubscriber.digitalSubscriber.body);
  const account = { ...subscriber.account, email_change: NEW, emailPending: true };
  network.answer('changeEmail', () => Promise.reject(new TypeError('Failed to fetch')));
  network.answer('getSubscriber', () =>
    varied('getSubscriber', 'digitalSubscriber', { subscriber: { account }, timetable }),
  );
  type(NEW);
  await submit();
  actor.send({ type: 'answer.sought' });
  await settle();
  expect(shown()).toMatchObject({ value: { open: 'completed' }, kept: { email_change: NEW }, sentTo: NEW });
});
