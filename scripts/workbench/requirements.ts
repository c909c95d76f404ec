import type { Requirements } from '../../.storybook/flow-page/requirements.ts';
import { citations, readLedger } from '../trace.ts';

export function readRequirements(): Requirements {
  const cited = citations().filter(({ file }) => !file.includes('.stories.'));
  return Object.fromEntries(
    readLedger().map(({ id, text }) => [
      id,
      { text, tests: [...new Set(cited.filter((one) => one.id === id).map(({ file }) => file))] },
    ]),
  );
}
