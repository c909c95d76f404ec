import { CONSOLE } from './console/console.ts';
import { covers } from './http/covers.ts';
import { answering, listen } from './http/serve.ts';
import { createJournal } from './journal/journal.ts';
import { OPTIONS_HELP, readOptions } from './server-options.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

/** Runs the mock server as a command of this name. Exits with 2 and the options if one is invalid. */
export async function runMockCommand(name: string, args: string[]): Promise<void> {
  const usage = `${name} [OPTION]…\n${OPTIONS_HELP}`;
  if (args.includes('--help')) console.log(usage);
  else
    await runServer(args, console.log).catch((reason: Error) => {
      console.error(`${reason.message}\n\n${usage}`);
      process.exit(2);
    });
}

/**
 * Serves the mock journal over HTTP until the process ends. Throws, with the reason, if an option is invalid or the port is taken.
 */
export async function runServer(args: string[], print: (text: string) => void): Promise<void> {
  const { port, scenario, reader, front, webhook, ...values } = readOptions(args);
  const journal = createJournal({ keepsCookies: true });
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
    webhookSecret: values['webhook-secret'],
    restart: () => {
      journal.reset();
      begin();
    },
  });
  const { url } = await listen(answer, port);
  print(`The mock journal answers at http://localhost:${url.port}, scenario "${journal.state().scenario}".
Its mails, readers, clock and state: http://localhost:${url.port}${CONSOLE}`);
}
