import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { connect } from '#machines/lib/flow.ts';
import type { CallId } from '#mocks/documented.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { createWorld, never, pass, settle, type TestWorld } from '../../tests/support/world.ts';
import { logout, logoutElsewhere } from './logout.ports.ts';
import { mailingList } from './mailing-list.ports.ts';
import { signInCode } from './sign-in-code.ports.ts';

const submitted = { type: 'form.submitted' };
const changed = (change: object) => ({ type: 'form.changed', change });
const email = changed({ email: 'ada@reader.example' });
const after = { visit: '/account' };
const callFailed = [{ field: 'general', code: 'callFailed' }];

interface Sent {
  machine: (world: TestWorld) => AnyStateMachine;
  input: object;
  /** What the reader does before the submit. */
  before: { type: string }[];
  call: CallId;
  refusal: string;
  port: string;
  sending: unknown;
  sendable: unknown;
}

describe.each<[string, Sent]>([
  [
    'the request of a code',
    {
      machine: (world) => connect(signInCode, world),
      input: { path: '/account', after },
      before: [email],
      call: 'requestCode',
      refusal: 'refused' satisfies ReplyName<'requestCode'>,
      port: 'requestCode',
      sending: { unconfirmed: 'sending' },
      sendable: { unconfirmed: 'sendable' },
    },
  ],
  [
    'a code',
    {
      machine: (world) => connect(signInCode, world),
      input: { path: '/account', after },
      before: [email, submitted, changed({ password: '123456' })],
      call: 'verifyCode',
      refusal: 'wrongCode' satisfies ReplyName<'verifyCode'>,
      port: 'verifyCode',
      sending: { confirmed: 'sending' },
      sendable: { confirmed: 'sendable' },
    },
  ],
  [
    'a sign-up',
    {
      machine: (world) => connect(mailingList, world),
      input: { tags: [] },
      before: [email],
      call: 'joinMailingList',
      refusal: 'emailRefused' satisfies ReplyName<'joinMailingList'>,
      port: 'signUp',
      sending: 'querying',
      sendable: 'failure',
    },
  ],
  [
    'a logout',
    {
      machine: (world) => connect(logout, world),
      input: { after },
      before: [],
      call: 'logOut',
      refusal: 'unavailable' satisfies ReplyName<'logOut'>,
      port: 'endSession',
      sending: 'sending',
      sendable: 'sendable',
    },
  ],
  [
    'a logout from another page',
    {
      machine: (world) => connect(logoutElsewhere, world),
      input: { after },
      before: [],
      call: 'endSession',
      refusal: 'unavailable' satisfies ReplyName<'endSession'>,
      port: 'endSession',
      sending: 'sending',
      sendable: 'sendable',
    },
  ],
])('%s', (_, { machine, input, before, call, refusal, port, sending, sendable }) => {
  async function begin(change: (machine: AnyStateMachine) => AnyStateMachine = (same) => same) {
    const world = createWorld();
    const actor = createActor(change(machine(world)), { input, clock: world.clock }).start();
    const send = async (...events: { type: string }[]) => {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    };
    const first = actor.getSnapshot();
    await send(...before);
    return { world, send, first, snapshot: () => actor.getSnapshot() };
  }

  test('begins with no problems', async () => {
    expect((await begin()).first.context.problems).toEqual([]);
  });

  test('forgets the last refusal and is busy while it is on its way', async () => {
    const { world, send, snapshot } = await begin();
    // The name is one of the call's own, as the table says of each.
    world.network.answer(call, refusal as never, never);
    await send(submitted);
    expect([snapshot().value, snapshot().context.problems.length]).toEqual([sendable, 1]);
    expect(snapshot().hasTag('busy')).toBe(false);
    await send(submitted);
    expect([snapshot().value, snapshot().context.problems]).toEqual([sending, []]);
    expect(snapshot().hasTag('busy')).toBe(true);
  });

  test('is given up after 35 seconds, no sooner, and its call with it', async () => {
    const { world, send, snapshot } = await begin();
    world.network.answer(call, never);
    await send(submitted);
    await pass(world.clock, 34_999);
    expect(snapshot().value).toEqual(sending);
    expect(world.network.of(call)[0]?.signal.aborted).toBe(false);
    await pass(world.clock, 1);
    expect([snapshot().value, snapshot().context.problems]).toEqual([sendable, callFailed]);
    expect(world.network.of(call)[0]?.signal.aborted).toBe(true);
  });

  test('says that the call failed when the work itself breaks off', async () => {
    const broken = fromPromise(() => Promise.reject(new Error('The work broke off.')));
    const { send, snapshot } = await begin((same) => same.provide({ actors: { [port]: broken } }));
    await send(submitted);
    expect([snapshot().value, snapshot().context.problems]).toEqual([sendable, callFailed]);
  });
});

test('a sign-up says what is wrong with the address before and after it failed, and takes another [ENTRY-3]', async () => {
  const world = createWorld();
  const actor = createActor(connect(mailingList, world), { input: { tags: [] }, clock: world.clock }).start();
  const required = [{ field: 'email', code: 'required' }];
  expect(actor.getSnapshot().context).toEqual({ tags: [], form: { email: '' }, captcha: '', problems: [] });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'failure', context: { problems: required } });
  world.network.answer('joinMailingList', 'emailRefused', 'signedUp');
  actor.send({ type: 'form.changed', change: { email: 'ada@reader.example' } });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'proving', context: { problems: [] } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await settle();
  actor.send({ type: 'form.changed', change: { email: ' ' } });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'failure', context: { problems: required } });
  expect(world.network.of('joinMailingList').map(({ search }) => search)).toEqual(['?captcha=token-1']);
});
