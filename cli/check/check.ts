import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import { checkPage } from './check-page.ts';
import { reportOf } from './report.ts';
import { openPage } from './served-page.ts';

export const check: Command = {
  summary: 'Checks a host page, given its address or file.',
  help: `Usage: quarterly check FILE|ADDRESS

Checks a host page as it is served: the page data of each widget, the mount points, the order and integrity of scripts,
the Content-Security-Policy, secrets that anyone could read, settings and texts that do not exist, and the headers of a
page whose address may carry a token. Never prints values of the page data. Fetches the page, and the scripts and styles
it names from its own origin or over public addresses.

Exit codes: 0 no errors, but possibly warnings; 1 errors; 2 wrong usage, or the page cannot be read.
`,
  run: async (args, terminal) => {
    const [target, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
    if (target === undefined || others.length > 0) throw new UsageError('name one file or address.');
    const findings = await checkPage(await openPage(target));
    terminal.out(reportOf(findings));
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};
