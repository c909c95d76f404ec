import { runServer } from './run-server.ts';
import { OPTIONS_HELP } from './server-options.ts';

const USAGE = `npm run mock -- [OPTION]…\n${OPTIONS_HELP}`;

if (process.argv.includes('--help')) console.log(USAGE);
else
  await runServer(process.argv.slice(2), console.log).catch((reason: Error) => {
    console.error(`${reason.message}\n\n${USAGE}`);
    process.exit(2);
  });
