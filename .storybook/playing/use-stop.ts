import { useGlobals } from 'storybook/manager-api';
import type { MachineView } from '../machine-panel/protocol.ts';
import { inAddress, stateOf } from './protocol.ts';

/** The state that the story is to stop in, as `checkout.sending`, and the name of the machine that has stopped there. */
export function useStop(machines: readonly Pick<MachineView, 'name' | 'state'>[]) {
  const [{ stopIn: chosen = '' }, updateGlobals] = useGlobals();
  const stopIn = stateOf(chosen);
  return {
    stopIn,
    stopped: machines.find(({ name, state }) => `${name}.${state}` === stopIn)?.name,
    chooseStop: (state: string) => updateGlobals({ stopIn: inAddress(state) }),
  };
}
