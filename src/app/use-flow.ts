import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, StateFrom } from 'xstate';
import { connect, type Flow } from '#machines/lib/flow.ts';
import { useWorld } from './WorldProvider.tsx';

/** Runs a flow for as long as the screen is up. */
export function useFlow<M extends AnyStateMachine>(flow: Flow<M>, input: InputFrom<M>): [StateFrom<M>, Actor<M>] {
  const world = useWorld();
  const [machine] = useState(() => connect(flow, world));
  const { inspect, clock } = world;
  // A clock that is there but undefined would take the place of the platform's own.
  const options = { input, inspect, ...(clock && { clock }) };
  // A machine known only as M hides whether it takes an input; the signature above holds callers to it.
  const [snapshot, , actor] = useMachine(machine, options as never);
  return [snapshot, actor];
}
