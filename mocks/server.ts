import { parseArgs } from 'node:util';
import { answering, listen } from './http/serve.ts';
import { createJournal } from './journal/journal.ts';
import { isReader, READERS } from './readers.ts';
import { isScenarioName, scenarios } from './scenario/scenarios.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string', default: 'happy' },
    reader: { type: 'string' },
    'own-origin': { type: 'boolean', default: false },
  },
});

const journal = createJournal({ keepsCookies: true });
if (!isScenarioName(values.scenario)) stop(`The scenarios are: ${Object.keys(scenarios).join(', ')}.`);
journal.choose(values.scenario);
if (values.reader !== undefined) {
  if (!isReader(values.reader)) stop(`The readers are: ${READERS.join(', ')}.`);
  journal.become(values.reader);
}

const { url } = await listen(
  answering(journal, { origins: values['own-origin'] ? 'own' : 'any' }),
  Number(values.port),
);
console.log(`The mock journal answers at http://localhost:${url.port}, scenario "${values.scenario}".`);

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
