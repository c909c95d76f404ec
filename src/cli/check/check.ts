import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import { checkPage } from './check-page.ts';
import type { Finding } from './finding.ts';
import { openPage } from './served-page.ts';

export const check: Command = {
  summary: 'Checks a host page, given its address or file.',
  help: `Usage: quarterly check FILE|ADDRESS

Checks a host page as it is served: the page data of each widget, the mount points, the order and integrity of scripts,
the Content-Security-Policy, and the headers of a page whose address may carry a token. Never prints page data.

Exit codes: 0 no errors, but possibly warnings; 1 errors; 2 wrong usage, or the page cannot be read.
`,
  run: async (args, terminal) => {
    const [target, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
    if (target === undefined || others.length > 0) throw new UsageError('name one file or address.');
    const findings = await checkPage(await openPage(target));
    terminal.out(report(findings));
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};

function report(findings: Finding[]): string {
  const part = (title: string, severity: Finding['severity']) => {
    const lines = findings.filter((finding) => finding.severity === severity).map(({ text }) => `  ${text}\n`);
    return lines.length > 0 ? `${title} (${lines.length})\n${lines.join('')}` : '';
  };
  return part('Errors', 'error') + part('Warnings', 'warning') || 'Nothing is wrong with this page.\n';
}
