import { runMockCommand } from './run-server.ts';

await runMockCommand('npm run mock --', process.argv.slice(2));
