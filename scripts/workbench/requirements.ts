import type { FindData } from '../../.storybook/find/known.ts';
import { citations, readLedger } from '../trace.ts';

export function readRequirements(): FindData['requirements'] {
  const cited = citations().filter(({ file }) => !file.includes('.stories.'));
  return Object.fromEntries(
    readLedger().map(({ id, text }) => [
      id,
      { text, tests: [...new Set(cited.filter((one) => one.id === id).map(({ file }) => file))] },
    ]),
  );
}
