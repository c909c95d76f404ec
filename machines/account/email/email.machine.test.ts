import { expect, test } from 'vitest';
import { pages, replies, requests } from '#mocks/replies.ts';
import { json, varied, wrongly } from '../../../tests/support/network.ts';
import { expectsNewForm } from '../../../tests/support/sent-forms.ts';
import { createTestWorld, never, run, settle } from '../../../tests/support/test-world.ts';
import { emailMachine } from './email.machine.ts';
import { email } from './email.ports.ts';

const NEW = requests.changeEmail.newEmail.body.email;
const { emailChangePending, emailChangeEnded, fieldErrors, refused } = replies.changeEmail;

function begin(page: keyof typeof pages.showEmail = 'email') {
  const { account } = pages.showEmail[page].body.subscriber;
  const world = createTestWorld();
  const actor = run(email, world, { email: account.email, email_change: account.email_change, name: account.name });
  const form = () => actor.getSnapshot().children.form;
  const type = (typed: string) => form()?.send({ type: 'form.changed', change: { email: typed } });
  const submit = async () => {
    form()?.send({ type: 'form.submitted' });
    await settle();
  };
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    const { form: values, problems } = form()?.getSnapshot().context ?? {};
    return { value, context, form: values, problems };
  };
  return { world, network: world.network, form, type, submit, shown };
}

test('begins with the address as it stands, and the one that is pending [EMAIL-1]', () => {
  const blank = { value: { open: 'editing' }, form: { email: '' }, problems: [] };
  expect(begin().shown()).toEqual({
    ...blank,
    context: { email: 'noor@reader.example', email_change: null, name: 'Noor Rahman' },
  });
  expect(begin('emailPending').shown()).toEqual({ ...blank, context: emailChangePending.body });
});

test('sends the address, and takes email, email_change and name from the reply [EMAIL-2, EMAIL-4]', async () => {
  const { world, network, type, submit, shown } = begin();
  type(` ${NEW} `);
  await submit();
  expect(network.calls.map(({ id, body }) => [id, body])).toEqual([['changeEmail', { email: NEW }]]);
  expect(world.changes.announced).toEqual(['account']);
  expect(shown()).toEqual({
    value: { open: 'completed' },
    context: { ...emailChangePending.body, sentTo: NEW },
    form: { email: '' },
    problems: [],
  });
});

test('names the address that was submitted, however the server writes it [EMAIL-4]', async () => {
  const { network, type, submit, shown } = begin();
  network.answer('changeEmail', () =>
    varied('changeEmail', 'emailChangePending', { ...emailChangePending.body, email_change: NEW.toUpperCase() }),
  );
  type(NEW);
  await submit();
  expect(shown().context).toMatchObject({ email_change: NEW.toUpperCase(), sentTo: NEW });
});

test('replaces a pending change by another, as often as the reader likes [EMAIL-3]', async () => {
  const { network, type, submit, shown } = begin('emailPending');
  const other = 'a.nwosu@post.example';
  network.answer(
    'changeEmail',
    () => varied('changeEmail', 'emailChangePending', { ...emailChangePending.body, email_change: other }),
    'emailChangePending',
  );
  type(other);
  await submit();
  expect(shown().context).toMatchObject({ email_change: other, sentTo: other });
  type(NEW);
  expect(shown().value).toEqual({ open: 'editing' });
  await submit();
  expect(shown()).toMatchObject({ value: { open: 'completed' }, context: { email_change: NEW, sentTo: NEW } });
});

test('sends no confirmation where the address that holds ended a pending change [EMAIL-2]', async () => {
  const { network, type, submit, shown } = begin('emailPending');
  network.answer('changeEmail', 'emailChangePending', 'emailChangeEnded');
  type(NEW);
  await submit();
  type(emailChangeEnded.body.email);
  await submit();
  expect(shown()).toEqual({
    value: { open: 'completed' },
    context: { ...emailChangeEnded.body, sentTo: undefined },
    form: { email: '' },
    problems: [],
  });
});

test('puts errors.email at the field and a string in the general area, and keeps what was typed [EMAIL-5]', async () => {
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

test('asks for an address that is blank, and is not completed while another one is on its way [ACCT-31]', async () => {
  const { network, type, submit, shown, form } = begin();
  type(' ');
  await submit();
  expect([shown().problems, network.calls]).toEqual([[{ field: 'email', code: 'required' }], []]);
  type(NEW);
  await submit();
  network.answer('changeEmail', never);
  type(NEW);
  form()?.send({ type: 'form.submitted' });
  expect([shown().value, form()?.getSnapshot().value]).toEqual([{ open: 'editing' }, 'sending']);
});

test('a failure without errors is told in our words [ACCT-29]', async () => {
  const { network, type, submit, shown } = begin();
  network.answer(
    'changeEmail',
    wrongly(() => json(200, { email: NEW })),
  );
  type(NEW);
  await submit();
  expect(shown()).toMatchObject({ form: { email: NEW }, problems: [{ field: 'general', code: 'callFailed' }] });
});

test('the email page has a new form after one that breaks, and is completed no longer', () => {
  const address = 'noor@reader.example';
  const reply = { email: address, email_change: null, name: 'Noor Rahman' };
  expectsNewForm(emailMachine, reply, { email: '' }, { reply, submitted: address });
});
