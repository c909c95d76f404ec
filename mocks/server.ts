import { CONSOLE } from './console/console.ts';
import { covers } from './http/covers.ts';
import { openJournalFile } from './http/journal-file.ts';
import { answering, listen } from './http/serve.ts';
import { createJournal } from './journal/journal.ts';
import { readOptions, USAGE } from './server-options.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

const { port, scenario, reader, front, file, webhook, help, ...values } = orStop(() =>
  readOptions(process.argv.slice(2)),
);
if (help) {
  console.log(USAGE);
  process.exit(0);
}

const journal = createJournal({
  keepsCookies: true,
  ...(file !== undefined && { store: orStop(() => openJournalFile(file)) }),
});
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

function orStop<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(words: string): never {
  console.error(`${words}\n\n${USAGE}`);
  process.exit(2);
}
