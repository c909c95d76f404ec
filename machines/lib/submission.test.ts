import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { never, settle } from '#fixtures/world/test-world.ts';
import type { Result } from '#machines/api/reply.ts';
import { required } from '#machines/rules/text/required.ts';
import type { Problem } from './problem.ts';
import { createSubmission, problemsAfter, type Sent } from './submission.ts';

interface Form {
  email: string;
  password: string;
}

const machine = createSubmission<Form, string>('form', {
  check: ({ email, password }) => [...required('email', email), ...required('password', password)],
  forget: { password: '' },
});

const filled: Form = { email: 'ada@reader.example', password: 'correct horse' };
const callFailed: Problem[] = [{ field: 'general', code: 'callFailed' }];
const refused = (...problems: Problem[]): Result<string> => ({ kind: 'refused', refusal: { status: 400, problems } });

function begin(send: (form: Form) => Promise<Result<string>>, input: Form = filled) {
  const clock = new SimulatedClock();
  const sent: { form: Form; signal: AbortSignal }[] = [];
  const sending = fromPromise<Result<string>, Sent<Form>>(({ input: { form }, signal }) => {
    sent.push({ form, signal });
    return send(form);
  });
  const actor = createActor(machine.provide({ actors: { send: sending } }), { input, clock }).start();
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  return { actor, clock, sent, submit };
}

test('starts with the given values, keeps typed ones and sends them', async () => {
  const { actor, sent, submit } = begin(never, { email: 'ada@', password: '' });
  actor.send({ type: 'form.changed', change: { email: 'ada@reader.example' } });
  actor.send({ type: 'form.changed', change: { password: 'correct horse' } });
  await submit();
  expect(sent.map(({ form }) => form)).toEqual([filled]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'sending', context: { form: filled, problems: [] } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

test('reports all missing fields instead of sending an incomplete form', async () => {
  const { actor, sent, submit } = begin(never, { email: ' ', password: '' });
  await submit();
  expect([sent.length, actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual([
    0,
    'sendable',
    [
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
    ],
  ]);
});

test('locks at once: two submits in one tick send one form, and typing is ignored', async () => {
  const { actor, sent, submit } = begin(never);
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'form.changed', change: { email: 'other@reader.example' } });
  await submit();
  expect([sent.length, actor.getSnapshot().context.form]).toEqual([1, filled]);
});

test('outputs the reply and forgets its secrets', async () => {
  const { actor, submit } = begin(async ({ email }) => ({ kind: 'ok', output: `for ${email}` }));
  await submit();
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    value: 'completed',
    output: 'for ada@reader.example',
    context: { form: { email: 'ada@reader.example', password: '' } },
  });
});

test.each<[string, () => Promise<Result<string>>, Problem[]]>([
  ['a refusal without a message', async () => refused(), callFailed],
  ['a refusal', async () => refused({ field: 'email', code: 'server', words: 'No.' }), [serverSays('No.')]],
  ['an unreadable reply', async () => ({ kind: 'unreadable' }), callFailed],
  ['no reply', async () => ({ kind: 'unanswered' }), callFailed],
  ['a failed port', () => Promise.reject(new Error('broken')), callFailed],
])('returns after %s with its problems and typed values, and can be resent', async (...given) => {
  const [, answer, problems] = given;
  let send = answer;
  const { actor, sent, submit } = begin(() => send());
  await submit();
  expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { form: filled, problems } });
  expect(actor.getSnapshot().tags.size).toBe(0);
  send = async () => ({ kind: 'ok', output: 'done' });
  await submit();
  expect([sent.length, actor.getSnapshot().output, actor.getSnapshot().context.problems]).toEqual([2, 'done', []]);
});

test('gives up after 35 seconds and cancels the call', async () => {
  const { actor, clock, sent, submit } = begin(never);
  await submit();
  clock.increment(34_999);
  expect(actor.getSnapshot().value).toBe('sending');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'sendable', context: { form: filled, problems: callFailed } });
  expect(sent[0]?.signal.aborted).toBe(true);
});

test('uses the caller’s text for a failed call if there is one', () => {
  expect(problemsAfter({ kind: 'unanswered' }, 'unexpected')).toEqual([{ field: 'general', code: 'unexpected' }]);
});

function serverSays(words: string): Problem {
  return { field: 'email', code: 'server', words };
}
