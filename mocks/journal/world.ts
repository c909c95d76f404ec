import { type ScenarioName, scenarioOf } from '../scenario/scenarios.ts';
import { type Switches, switchesOf } from '../scenario/switches.ts';
import { lookUp } from './read-fields.ts';

export interface Conditions {
  scenario: ScenarioName;
  switches: Switches;
  /** The number of calls by id since the scenario was chosen. */
  calls: Record<string, number>;
}

/** The default world, and those of sessions with their own scenario. */
export interface WorldState extends Conditions {
  worlds: Record<string, Conditions>;
}

export const beginWorld = (scenario: ScenarioName): Conditions => ({
  scenario,
  switches: switchesOf(scenarioOf(scenario)),
  calls: {},
});

export const worldOf = ({ state, session }: { state: WorldState; session?: string | undefined }): Conditions =>
  (session === undefined ? undefined : lookUp(state.worlds, session)) ?? state;

/** Hands a session's world over to the next session, as a login does. */
export function keepWorld({ worlds }: WorldState, from: string, to: string): void {
  const own = lookUp(worlds, from);
  if (!own) return;
  worlds[to] = own;
  delete worlds[from];
}
