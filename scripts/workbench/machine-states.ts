import { leavesOf, stateName } from '../../.storybook/record/states.ts';
import { everyMachine } from '../docs/flows.ts';

export const statesOfMachines = async (): Promise<string[]> =>
  (await everyMachine()).flatMap(({ machine }) => leavesOf(machine.root).map(stateName)).toSorted();
