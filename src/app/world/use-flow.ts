import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, StateFrom } from 'xstate';
import { connect, type Flow } from '#machines/lib/flow.ts';
import { useWorld } from './WorldProvider.tsx';

export function useFlow<M extends AnyStateMachine>(flow: Flow<M>, input: InputFrom<M>): [StateFrom<M>, Actor<M>] {
  const world = useWorld();
  const [machine] = useState(() => connect(flow, world));
  const { inspect, clock } = world;
  // An explicit undefined clock would override the platform's.
  const options = { input, inspect, ...(clock && { clock }) };
  // The generic M hides whether the machine takes an input; this function's signature checks it.
  const [snapshot, , actor] = useMachine(machine, options as never);
  return [snapshot, actor];
}
