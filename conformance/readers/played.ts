import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Flow } from '../../machines/lib/flow.ts';
import type { Blamed } from '../runner/expect.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';

/** Starts a flow and does what its reader does. Returns where it ends or what it has stored. */
export async function played<M extends AnyStateMachine>(
  t: TestContext,
  call: Blamed,
  { flow, tab, input }: { flow: Flow<M>; tab: Tab; input: InputFrom<M> },
  ...events: EventFromLogic<M>[]
): Promise<SnapshotFrom<M>> {
  const actor = t.start(flow, tab, input);
  for (const event of events) actor.send(event);
  return t.reach(actor, 'its end', isSettled, call);
}

const isSettled = ({ status, value }: { status: string; value: unknown }): boolean =>
  status === 'done' || /"(?:completed|success|sent|confirmed|listed|unlisted)"/.test(JSON.stringify(value));
