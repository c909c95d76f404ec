import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Fixture } from '../../tests/flows/walker.ts';

export async function samplesOfFixtures(): Promise<Record<string, Record<string, object[]>>> {
  const files = globSync('tests/flows/*/*.fixture.ts');
  return Object.fromEntries((await Promise.all(files.map(samplesIn))).flat());
}

async function samplesIn(file: string) {
  const fixtures: Record<string, Fixture> = await import(pathToFileURL(file).href);
  return Object.entries(fixtures).map(([name, { events = {} }]) => [name.replace(/Fixture$/, ''), events] as const);
}
