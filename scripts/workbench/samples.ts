import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fixture } from '../../tests/flows/walker.ts';

/** The events that the tests walk each machine with, by machine and event. */
export async function samplesOfFixtures(): Promise<Record<string, Record<string, object[]>>> {
  const files = globSync('tests/flows/*.fixture.ts');
  return Object.fromEntries(await Promise.all(files.map(samplesIn)));
}

async function samplesIn(file: string) {
  const { fixture }: { fixture: Fixture } = await import(pathToFileURL(file).href);
  return [basename(file, '.fixture.ts'), fixture.events ?? {}] as const;
}
