import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor, setup } from 'xstate';
import { emailMachine } from './email/email.machine.ts';
import { nameMachine } from './name/name.machine.ts';

/** A form that ends when it is sent, and throws when anything is typed. */
const formOf = (form: object, output: object) =>
  setup({}).createMachine({
    context: { form },
    initial: 'sendable',
    output,
    states: {
      sendable: {
        on: {
          'form.submitted': 'completed',
          'form.changed': {
            actions: () => {
              throw new Error('broken');
            },
          },
        },
      },
      completed: { type: 'final' },
    },
  }) as never; // in the place of the form of either page

const name = 'Noor Rahman';
const email = 'noor@reader.example';
const reply = { email, email_change: null, name };

test.each<[string, AnyStateMachine, object]>([
  ['name', nameMachine.provide({ actors: { form: formOf({ name }, { name }) } }), { name }],
  ['email', emailMachine.provide({ actors: { form: formOf({ email: '' }, { reply, submitted: email }) } }), reply],
])('the %s page has a new form after one that breaks, and is completed no longer', (_, machine, input) => {
  const actor = createActor(machine, { input }).start();
  const form = (): AnyActorRef => actor.getSnapshot().children.form ?? expect.fail('The page has a form.');
  form().send({ type: 'form.submitted' });
  expect(actor.getSnapshot().value).toEqual({ open: 'completed' });
  form().send({ type: 'form.changed' });
  expect([actor.getSnapshot().value, form().getSnapshot().status]).toEqual([{ open: 'editing' }, 'active']);
  form().send({ type: 'form.submitted' });
  expect(actor.getSnapshot().value).toEqual({ open: 'completed' });
});
