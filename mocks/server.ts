import { parseArgs } from 'node:util';
import { CONSOLE } from './console/console.ts';
import { covers } from './http/covers.ts';
import { openJournalFile } from './http/journal-file.ts';
import { answering, listen } from './http/serve.ts';
import { createJournal } from './journal/journal.ts';
import type { Store } from './journal/store.ts';
import { isReader, READERS } from './readers.ts';
import { isScenarioName, scenarios } from './scenario/scenarios.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  scenario: { type: 'string' },
  reader: { type: 'string' },
  front: { type: 'string' },
  file: { type: 'string' },
  'own-origin': { type: 'boolean', default: false },
  webhook: { type: 'string' },
  'webhook-secret': { type: 'string', default: 'whsec_quarterly' },
  'webhook-faults': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const USAGE = `npm run mock -- [OPTION]…
  --port NUMBER            where it listens; 4010 when left out, 0 for any free port
  --scenario NAME          the world it is in, for every session that chooses no other
  --reader NAME            who looks where a request brings no cookie
  --front URL              where mailed links lead; to the mock journal itself when left out
  --file PATH              keeps its state in this SQLite file over restarts
  --own-origin             refuses changes from other origins, as a server must
  --webhook URL            posts the payment provider's events to this address
  --webhook-secret SECRET  signs them; whsec_quarterly when left out
  --webhook-faults         posts every event twice, and of two events the later one first
  --help                   this text`;

const { port, scenario, reader, front, file, webhook, help, ...values } = optionsGiven();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
if (scenario !== undefined && !isScenarioName(scenario))
  stop(`The scenarios are: ${Object.keys(scenarios).join(', ')}.`);
if (reader !== undefined && !isReader(reader)) stop(`The readers are: ${READERS.join(', ')}.`);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) stop('A port is a number from 0 to 65535.');
if (front !== undefined && !isHttp(front)) stop('A front is an address that begins with http:// or https://.');
if (webhook !== undefined && !isHttp(webhook)) stop('A webhook is an address that begins with http:// or https://.');

const journal = createJournal({ keepsCookies: true, ...(file !== undefined && { store: openFile(file) }) });
const begin = () => {
  if (scenario !== undefined) journal.choose(scenario);
  if (reader !== undefined) journal.become(reader);
};
begin();
if (webhook !== undefined) {
  const { 'webhook-secret': secret, 'webhook-faults': isFaulty } = values;
  createWebhooks(journal, { address: new URL(webhook), secret, isFaulty });
  // Settles debits even if no request comes.
  setInterval(() => journal.work(() => undefined), 1_000);
}

const answer = answering(journal, {
  origins: values['own-origin'] ? 'own' : 'any',
  covers,
  front,
  restart: () => {
    journal.reset();
    begin();
  },
});
const { url } = await listen(answer, Number(port)).catch((reason: Error) => stop(reason.message));
console.log(`The mock journal answers at http://localhost:${url.port}, scenario "${journal.state().scenario}".
Its mails, readers, clock and state: http://localhost:${url.port}${CONSOLE}`);

function optionsGiven() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (reason) {
    return stop((reason as Error).message); // parseArgs throws Errors.
  }
}

function isHttp(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

function openFile(path: string): Store {
  try {
    return openJournalFile(path);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(words: string): never {
  console.error(`${words}\n\n${USAGE}`);
  process.exit(2);
}
