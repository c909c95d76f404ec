import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

/** Every machine that a file of `machines/` exports, by the file it stands in. */
export async function everyMachine(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const found = await Promise.all(machineFiles().map(machinesIn));
  return found.flat();
}

/** The files that export machines. */
export const machineFiles = (): string[] =>
  globSync('machines/**/*.machine.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The machines that a file exports. */
export async function machinesIn(file: string) {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(exported)
    .filter((value) => value instanceof StateMachine)
    .map((machine: AnyStateMachine) => ({ file, machine }));
}
