import { expect } from 'vitest';
import { type AnyActor, type AnyEventObject, type AnyStateMachine, fromPromise, type InputFrom } from 'xstate';
import type { Flow } from '#machines/lib/flow.ts';
import type { Ports } from '#machines/lib/port.ts';
import type { CallId } from '#mocks/documented.ts';
import { createTestWorld, never, pass, run, settle, type TestWorld } from './test-world.ts';

interface Form<M extends AnyStateMachine> {
  flow: Flow<M>;
  input: InputFrom<M>;
  port: string & keyof Ports<M>;
  call: CallId;
  before?: AnyEventObject[];
  submit?: AnyEventObject;
  back: unknown;
  /** The state after a lost answer, if it leaves the outcome in doubt. */
  doubt?: unknown;
}

/** A form without its machine's type, so that a table can hold several. */
export interface SentForm extends Pick<Form<AnyStateMachine>, 'call' | 'back' | 'doubt'> {
  submit: AnyEventObject;
  open: (world: TestWorld) => Promise<AnyActor>;
  openBroken: (world: TestWorld) => Promise<AnyActor>;
}

export function sentForm<M extends AnyStateMachine>(form: Form<M>): SentForm {
  const { flow, input, port, before = [], submit = { type: 'form.submitted' }, call, back, doubt } = form;
  const broken: Flow<M> = { ...flow, ports: (world) => ({ ...flow.ports(world), [port]: thrower }) };
  const openAs = async (opened: Flow<M>, world: TestWorld): Promise<AnyActor> => {
    const actor: AnyActor = run(opened, world, input);
    await settle();
    for (const event of before) {
      actor.send(event);
      await settle();
    }
    return actor;
  };
  return {
    call,
    back,
    doubt,
    submit,
    open: (world) => openAs(flow, world),
    openBroken: (world) => openAs(broken, world),
  };
}

const thrower = fromPromise(() => Promise.reject(new Error('broken')));
const callFailed = [{ field: 'general', code: 'callFailed' }];
const shown = (actor: AnyActor) => {
  const { value, context, tags } = actor.getSnapshot();
  return { value, problems: context.problems, tags: [...tags] };
};

/** What a form shows after a lost answer: a failure, or doubt. */
const lost = ({ back, doubt }: SentForm) =>
  doubt === undefined ? { value: back, problems: callFailed, tags: [] } : { value: doubt, problems: [], tags: [] };

/**
 * Sends a form that gets no answer, and expects it to be busy for 35 s, cancel the call, report the failure, and be
 * ready to resend.
 */
export async function expectsGivingUp(form: SentForm): Promise<void> {
  const { open, call, submit, back } = form;
  const world = createTestWorld();
  const actor = await open(world);
  world.network.answer(call, never);
  expect(shown(actor)).toEqual({ value: back, problems: [], tags: [] });
  for (const times of [1, 2]) {
    actor.send(submit);
    expect(shown(actor)).toMatchObject({ problems: [], tags: ['busy'] });
    await pass(world.clock, 34_999);
    expect(shown(actor)).toMatchObject({ problems: [], tags: ['busy'] });
    await pass(world.clock, 1);
    expect(shown(actor)).toEqual(lost(form));
    expect(world.network.of(call).map(({ signal }) => signal.aborted)).toEqual(Array(times).fill(true));
  }
}

/** Sends a form whose call throws, and expects it to report the failure and be ready to resend. */
export async function expectsRecovery(form: SentForm): Promise<void> {
  const { openBroken, submit } = form;
  const actor = await openBroken(createTestWorld());
  actor.send(submit);
  await settle();
  expect(shown(actor)).toEqual(lost(form));
}
