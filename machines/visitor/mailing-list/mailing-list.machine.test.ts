import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectsRecovery, sentForm } from '#fixtures/world/sent-forms.ts';
import { botCheckFailure, createTestWorld, never, pass, run, settle } from '#fixtures/world/test-world.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { mailingList } from './mailing-list.ports.ts';

const { email } = requests.joinMailingList.signup.body;
const says = (field: string, words: string): Problem[] => [{ field, code: 'server', words }];

function begin(tags: string[] = [], typed: string = email) {
  const world = createTestWorld();
  const actor = run(mailingList, world, { tags });
  const states: unknown[] = [actor.getSnapshot().value];
  actor.subscribe(({ value }) => void (states.at(-1) === value || states.push(value)));
  actor.send({ type: 'form.changed', change: { email: typed } });
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settle();
  };
  return { world, network: world.network, actor, states, submit };
}

test('is empty, then a success, and querying only during the call [ENTRY-3]', async () => {
  const { actor, states, submit } = begin();
  await submit();
  expect([states, actor.getSnapshot().status]).toEqual([
    ['empty', { proving: 'waiting' }, 'querying', 'success'],
    'done',
  ]);
});

test('sends the email with a token for the signup [API-4, ENTRY-2, HOST-12]', async () => {
  const { world, network, submit } = begin([], ` ${email} `);
  await submit();
  expect(world.asked).toEqual(['token signup']);
  expect(network.calls.map(({ id, body, search }) => ({ id, body, search }))).toEqual([
    { id: 'joinMailingList', body: { email }, search: '?captcha=token-1' },
  ]);
});

test('passes on every tag, whatever its characters, with empty and repeated ones [ENTRY-4]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), async (tags) => {
      const { network, submit } = begin(tags);
      await submit();
      expect(new URLSearchParams(network.calls[0]?.search).getAll('list-tag')).toEqual(tags);
    }),
  );
});

test('sends one call for two submits in one tick', async () => {
  const { actor, world, network, submit } = begin();
  actor.send({ type: 'form.submitted' });
  await submit();
  expect([world.asked.length, network.calls.length]).toEqual([1, 1]);
});

test.each<[ReplyName<'joinMailingList'>, Problem[]]>([
  ['emailRefused', says('email', replies.joinMailingList.emailRefused.body.errors.email)],
  ['botCheckRefused', says('email', replies.joinMailingList.botCheckRefused.body.errors.email)],
  ['tooManyRequests', [{ field: 'general', code: 'tooManyRequests' }]],
  ['unavailable', says('general', replies.joinMailingList.unavailable.body.errors)],
])('fails on %s with the server’s message and signs up with another token [ENTRY-3]', async (reply, problems) => {
  const { network, actor, submit } = begin();
  network.answer('joinMailingList', reply, 'signedUp');
  await submit();
  expect(actor.getSnapshot()).toMatchObject({ value: 'failure', context: { form: { email }, captcha: '', problems } });
  await submit();
  expect([actor.getSnapshot().value, network.calls.map(({ query }) => query.captcha)]).toEqual([
    'success',
    ['token-1', 'token-2'],
  ]);
});

test('fails on every submit without an email and sends nothing', async () => {
  const { actor, network, world, submit } = begin([], ' ');
  const asksForAddress = () =>
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failure',
      context: { problems: [{ field: 'email', code: 'required' }] },
    });
  await submit();
  asksForAddress();
  network.answer('joinMailingList', 'emailRefused', 'signedUp');
  actor.send({ type: 'form.changed', change: { email } });
  await submit();
  actor.send({ type: 'form.changed', change: { email: ' ' } });
  await submit();
  asksForAddress();
  expect([network.calls.length, world.asked.length]).toEqual([1, 1]);
  actor.send({ type: 'form.changed', change: { email: 'other@reader.example' } });
  await submit();
  expect(network.calls.at(-1)?.body).toEqual({ email: 'other@reader.example' });
});

test('is busy without a problem during the call and gives up after 35 seconds [ENTRY-3]', async () => {
  const { world, network, actor, submit } = begin();
  const shown = () => {
    const { value, context, tags } = actor.getSnapshot();
    return [value, context.problems, [...tags]];
  };
  network.answer('joinMailingList', never);
  for (const times of [1, 2]) {
    actor.send({ type: 'form.submitted' });
    expect(shown()).toEqual([{ proving: 'waiting' }, [], ['busy']]);
    await submit();
    await pass(world.clock, 34_999);
    expect(shown()).toEqual(['querying', [], ['busy']]);
    await pass(world.clock, 1);
    expect(shown()).toEqual(['failure', [{ field: 'general', code: 'callFailed' }], []]);
    expect(network.calls.map(({ signal }) => signal.aborted)).toEqual(Array(times).fill(true));
  }
});

test.each([
  ['is blocked', () => Promise.reject(botCheckFailure('botCheckUnavailable')), 0],
  ['does not answer for 12 seconds', never<string>, 12_000],
])('fails if the bot check %s and signs up once it works', async (_, token, wait) => {
  const { world, actor, network, submit } = begin();
  const { botCheck } = world;
  const usual = botCheck.token;
  botCheck.token = token;
  await submit();
  await pass(world.clock, Math.max(0, wait - 1_000));
  expect(actor.getSnapshot().value).toEqual(wait === 0 ? 'failure' : { proving: 'waiting' });
  await pass(world.clock, 1_000);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'failure',
    context: { form: { email }, problems: [{ field: 'general', code: 'botCheckUnavailable' }] },
  });
  botCheck.token = usual;
  await submit();
  expect([actor.getSnapshot().value, network.calls.length]).toEqual(['success', 1]);
});

const list = sentForm({
  flow: mailingList,
  input: { tags: [] },
  port: 'signUp',
  call: 'joinMailingList',
  // The first submit leaves `empty` for good.
  before: [{ type: 'form.submitted' }, { type: 'form.changed', change: { email } }],
  back: 'failure',
});

test('recovers from a call that throws', () => expectsRecovery(list));

test('allows five minutes for a bot check challenge [BEYOND-77]', async () => {
  const world = createTestWorld();
  let tell: (isOpen: boolean) => void = () => undefined;
  world.botCheck = {
    ...world.botCheck,
    token: never<string>,
    watchChallenge: (heard) => {
      tell = heard;
      return () => undefined;
    },
  };
  const actor = run(mailingList, world, { tags: [] });
  actor.send({ type: 'form.changed', change: { email } });
  actor.send({ type: 'form.submitted' });
  tell(true);
  await pass(world.clock, 299_999);
  expect(actor.getSnapshot().value).toEqual({ proving: 'challenged' });
  tell(false);
  tell(true);
  await pass(world.clock, 300_000);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'failure',
    context: { problems: [{ field: 'general', code: 'botCheckUnfinished' }] },
  });
});
