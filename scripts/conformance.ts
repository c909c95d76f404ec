import { runCli } from './conformance/cli.ts';

process.exitCode = await runCli(process.argv.slice(2), (line) => console.log(line));
