import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ContentPolicy,
  contentPolicy,
  isAssets,
  policyHeader,
  policyProblems,
} from '#src/server/content-policy.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { readJson } from './json-file.ts';
import { printable } from './printable.ts';

const FORMATS: Record<string, (policy: ContentPolicy) => string> = {
  header: (policy) => `Content-Security-Policy: ${policyHeader(policy)}`,
  nginx: (policy) => `add_header Content-Security-Policy "${policyHeader(policy)}" always;`,
  apache: (policy) => `Header always set Content-Security-Policy "${policyHeader(policy)}"`,
  json: (policy) => JSON.stringify(policy, undefined, 2),
};

export const policy: Command = {
  summary: 'Prints the Content Security Policy of a page from its settings or page data.',
  help: `Usage: quarterly policy FILE... [OPTIONS]

Prints the Content-Security-Policy header, with Trusted Types, for pages with these settings or page data. It allows only
the sources of the payment provider, bot check, images and QR code service in use. With several files, it allows what any
of them uses. FILE is JSON; - reads standard input.

  --format FORMAT         header (default), nginx, apache or json
  --build FOLDER          a build, whose journal.json has the hashes of inline styles
  --widgets NAME,NAME     the widgets of the page, for --build (default: all)
  --assets ADDRESS        the folder of the build's files on another origin, such as https://cdn.example/quarterly/
  --no-trusted-types      omits Trusted Types, for a page with a script that does not support them

Exit codes: 0 printed; 1 a value is invalid; 2 wrong usage, or a file cannot be read.
`,
  run: async (args, terminal) => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const { format, build, widgets, assets } = values;
    const print = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!print) throw new UsageError(`unknown format "${format}". Formats: ${Object.keys(FORMATS).join(', ')}.`);
    if (widgets !== undefined && build === undefined) throw new UsageError('--widgets needs --build.');
    if (assets !== undefined && !isAssets(assets))
      throw new UsageError('--assets needs an https address that ends with a slash.');
    if (positionals.length === 0) throw new UsageError('name a file with settings or page data.');
    const pages = await Promise.all(positionals.map(async (file) => ({ file, data: await readJson(file, terminal) })));
    const styles = build === undefined ? [] : await stylesOf(build, widgets?.split(','), terminal);
    const problems = pages.flatMap(({ file, data }) => policyProblems(data).map((problem) => ({ file, ...problem })));
    for (const { file, pointer, expected } of problems)
      terminal.err(`${printable(`${file}: ${pointer || 'the whole file'} is not ${expected}.`)}\n`);
    if (problems.length > 0) return 1;
    const data = pages.map((page) => page.data);
    terminal.out(`${print(contentPolicy(data, { styles, assets, trustedTypes: !values['no-trusted-types'] }))}\n`);
    return 0;
  },
};

const OPTIONS = {
  format: { type: 'string', default: 'header' },
  build: { type: 'string' },
  widgets: { type: 'string' },
  assets: { type: 'string' },
  'no-trusted-types': { type: 'boolean', default: false },
} as const;

async function stylesOf(folder: string, names: string[] | undefined, terminal: Terminal): Promise<string[]> {
  const { base, widgets, files } = (await readJson(join(folder, 'journal.json'), terminal)) as FileList;
  const parts = (names ?? Object.keys(widgets)).map((name) => {
    const part = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
    if (!part) throw new UsageError(`unknown widget "${name}". Widgets: ${Object.keys(widgets).join(', ')}.`);
    return part;
  });
  return [base, ...parts].flatMap(({ styles }) => styles).flatMap((file) => files[file]?.integrity ?? []);
}

interface FileList {
  base: { styles: string[] };
  widgets: Record<string, { styles: string[] }>;
  files: Record<string, { integrity: string }>;
}
