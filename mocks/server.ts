import { parseArgs } from 'node:util';
import { openJournalFile } from './http/journal-file.ts';
import { answering, listen } from './http/serve.ts';
import { createJournal } from './journal/journal.ts';
import type { Store } from './journal/store.ts';
import { isReader, READERS } from './readers.ts';
import { isScenarioName, scenarios } from './scenario/scenarios.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string' },
    reader: { type: 'string' },
    file: { type: 'string' },
    'own-origin': { type: 'boolean', default: false },
    webhook: { type: 'string' },
    'webhook-secret': { type: 'string', default: 'whsec_quarterly' },
    'webhook-faults': { type: 'boolean', default: false },
  },
});

const journal = createJournal({
  keepsCookies: true,
  ...(values.file !== undefined && { store: openFile(values.file) }),
});
if (values.scenario !== undefined) {
  if (!isScenarioName(values.scenario)) stop(`The scenarios are: ${Object.keys(scenarios).join(', ')}.`);
  journal.choose(values.scenario);
}
if (values.reader !== undefined) {
  if (!isReader(values.reader)) stop(`The readers are: ${READERS.join(', ')}.`);
  journal.become(values.reader);
}
if (values.webhook !== undefined) {
  if (!URL.canParse(values.webhook)) stop(`--webhook takes an absolute address, not "${values.webhook}".`);
  const { 'webhook-secret': secret, 'webhook-faults': isFaulty } = values;
  createWebhooks(journal, { address: new URL(values.webhook), secret, isFaulty });
  // Debits end while nobody asks.
  setInterval(() => journal.work(() => undefined), 1_000);
}

const { url } = await listen(
  answering(journal, { origins: values['own-origin'] ? 'own' : 'any' }),
  Number(values.port),
);
console.log(`The mock journal answers at http://localhost:${url.port}, scenario "${journal.state().scenario}".`);

function openFile(path: string): Store {
  try {
    return openJournalFile(path);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
