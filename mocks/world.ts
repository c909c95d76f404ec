import type { Journal } from './journal/journal.ts';
import { isReader } from './readers.ts';
import { isScenarioName } from './world/scenarios.ts';

/** The parameters of an address that choose a world. */
export const WORLD_PARAMETERS = ['scenario', 'reader', 'journal'];

/**
 * Moves the journal into the world that an address names: `?scenario=name`, `?reader=name`, `?journal=new` to forget
 * everything. A scenario brings its own reader, or a visitor; what is not named, or not known, stays as it is.
 */
export function enterWorld(journal: Journal, query: URLSearchParams): void {
  if (query.get('journal') === 'new') journal.reset();
  const scenario = query.get('scenario') ?? '';
  const reader = query.get('reader') ?? '';
  if (isScenarioName(scenario)) {
    journal.become('visitor');
    journal.choose(scenario);
  }
  if (isReader(reader)) journal.become(reader);
}
