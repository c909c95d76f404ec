import { useGlobals } from 'storybook/manager-api';
import type { MachineView } from '../machine-panel/protocol.ts';
import { inAddress, stateOf } from './protocol.ts';

/** Returns the state to stop in, such as `checkout.sending`, and the name of the machine that stopped there. */
export function useStop(machines: readonly Pick<MachineView, 'name' | 'state'>[]) {
  const [{ stopIn: chosen = '' }, updateGlobals] = useGlobals();
  const stopIn = stateOf(chosen);
  return {
    stopIn,
    stopped: machines.find(({ name, state }) => `${name}.${state}` === stopIn)?.name,
    chooseStop: (state: string) => updateGlobals({ stopIn: inAddress(state) }),
  };
}
