import { type ScenarioName, scenarioOf } from '../scenario/scenarios.ts';
import { type Switches, switchesOf } from '../scenario/switches.ts';
import { lookUp } from './read-fields.ts';

/** What is different about the journal. */
export interface World {
  scenario: ScenarioName;
  switches: Switches;
  /** How often each call was made since the scenario was chosen. */
  calls: Record<string, number>;
}

/** The world of everybody, and of each session that chose its own. */
export interface WorldState extends World {
  worlds: Record<string, World>;
}

/** A world as its scenario begins. */
export const beginWorld = (scenario: ScenarioName): World => ({
  scenario,
  switches: switchesOf(scenarioOf(scenario)),
  calls: {},
});

/** The world that a session is in. */
export const worldOf = ({ state, session }: { state: WorldState; session?: string | undefined }): World =>
  (session === undefined ? undefined : lookUp(state.worlds, session)) ?? state;

/** Hands the world of one session over to the next, as a login does. */
export function keepWorld({ worlds }: WorldState, from: string, to: string): void {
  const own = lookUp(worlds, from);
  if (!own) return;
  worlds[to] = own;
  delete worlds[from];
}
