import type { Journal } from './journal/journal.ts';
import { isReader, isScenarioName } from './scenarios.ts';

/**
 * Moves the journal into the world that an address names: `?scenario=name`, `?reader=name`, `?journal=new` to forget
 * everything. What is not named, or not known, stays; so does a scenario that is named again, with its counts.
 */
export function enterWorld(journal: Journal, query: URLSearchParams): void {
  if (query.get('journal') === 'new') journal.reset();
  const scenario = query.get('scenario') ?? '';
  if (isScenarioName(scenario) && scenario !== journal.state().scenario) journal.choose(scenario);
  const reader = query.get('reader') ?? '';
  if (isReader(reader)) journal.become(reader);
}
