import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from '../machines/lib/nearest.ts';
import { kitFlows } from './flows/flows.ts';
import { providerOf } from './orders/provider.ts';
import { mockJournal, type Profile, profileOf, UsageError } from './profile.ts';
import { junitOf } from './runner/junit.ts';
import { countsOf, type Report, type RunOptions, runFlows } from './runner/run.ts';
import { wordsOf } from './runner/tab.ts';
import type { KitFlow } from './runner/test-context.ts';

/** 0: every step that ran passed; 1: one failed, or none ran; 2: wrong usage; 3: the server or its payment provider cannot be reached. */
type ExitCode = 0 | 1 | 2 | 3;

interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  readInput: () => Promise<string>;
}

const HELP = `Usage: quarterly-conformance --server URL [OPTIONS]
       quarterly-conformance --mock [OPTIONS]

Sends a server what the front end sends, orders through its own machines, and checks every exchange against openapi.yaml.

  --server URL      the origin of the server, such as http://localhost:8080
  --mock            starts the mock journal and runs against it
  --profile FILE    describes the server's test installation; - reads standard input. Default: the mock journal's
  --flow NAME       runs only this flow; may be repeated
  --report FILE     writes every step with its exchanges as JSON
  --junit FILE      writes the steps as JUnit XML: a suite per flow and a case per step, skipped if it was not run

quarterly-conformance mock [OPTIONS] serves the mock journal over HTTP; mock --help lists its options.

Exit codes: 0 every step that ran passed; 1 a step failed, or none ran; 2 wrong usage, a file that cannot be read or written,
or an invalid profile; 3 nothing answers at the address of the server, or of the profile's payment provider.

The flows are: ${kitFlows.map(({ name }) => name).join(', ')}.
`;

/** Runs the command with its arguments. */
export async function main(args: string[], terminal: Terminal): Promise<ExitCode> {
  if (args.some((each) => ['--help', '-h'].includes(each))) {
    terminal.out(HELP);
    return 0;
  }
  try {
    return await runKit(args, terminal);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    const [usage] = HELP.split('\n\n');
    const [, option] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
    const options = Object.keys(OPTIONS).map((name) => `--${name}`);
    const words = option === undefined ? error.message : `there is no option ${option}.${didYouMean(option, options)}`;
    terminal.err(`quarterly-conformance: ${words}\n${usage}\nSee: quarterly-conformance --help\n`);
    return 2;
  }
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

async function runKit(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const flows = chosenFlows(values.flow);
  const profile =
    values.profile === undefined
      ? mockJournal
      : profileOf(await readJson(values.profile, terminal), `${values.profile}: `);
  const { report: reportFile, junit: junitFile } = values;
  if (values.mock === (values.server !== undefined)) throw new UsageError('name a server, or --mock.');
  const mock = values.mock ? await (await import('./mock.ts')).serveMock() : undefined;
  try {
    const server = mock?.url ?? originIn(values.server ?? '');
    const silence = await silenceIn(server, profile);
    if (silence !== undefined) {
      terminal.err(`Nothing answers at ${silence}.\n`);
      return 3;
    }
    for (const file of [reportFile, junitFile]) if (file !== undefined) begin(file);
    const report = await runAll({ server, profile, flows }, (line) => terminal.out(`${line}\n`));
    if (reportFile !== undefined) writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
    if (junitFile !== undefined) writeFileSync(junitFile, junitOf(report));
    return report.failed > 0 || report.passed === 0 ? 1 : 0;
  } finally {
    await mock?.close();
  }
}

const OPTIONS = {
  server: { type: 'string' },
  mock: { type: 'boolean', default: false },
  flow: { type: 'string', multiple: true, default: [] as string[] },
  profile: { type: 'string' },
  report: { type: 'string' },
  junit: { type: 'string' },
} as const;

async function readJson(file: string, { readInput }: Terminal): Promise<unknown> {
  const text = await (file === '-' ? readInput() : readFile(file, 'utf8')).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${code}).`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file === '-' ? 'standard input' : file} is not JSON.`);
  }
}

function chosenFlows(names: string[]): readonly KitFlow[] {
  const all = kitFlows.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`there is no flow "${unknown}".${didYouMean(unknown, all)} The flows are: ${all.join(', ')}.`);
  return names.length === 0 ? kitFlows : kitFlows.filter(({ name }) => names.includes(name));
}

/** Parses an origin, since the contract's paths start at the root. Throws a UsageError for anything else. */
function originIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new UsageError('--server needs an http or https address without a path, such as http://localhost:8080.');
}

/** Creates the file before the run, so that a run is not lost because its report cannot be written. */
function begin(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`); // a file system error
  }
}

/** The address of the server, or of its payment provider, if it does not answer. */
async function silenceIn(server: URL, { payment }: Profile): Promise<string | undefined> {
  const provider = payment && providerOf(payment, server);
  return (await silenceAt(server)) ?? (provider && (await silenceAt(provider, ', payment.api of the profile')));
}

async function silenceAt(address: URL, name = ''): Promise<string | undefined> {
  try {
    const { body } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(FIRST_RESPONSE_TIMEOUT_MS),
    });
    await body?.cancel();
    return undefined;
  } catch (reason) {
    return `${address.href}${name} (${wordsOf(reason)})`;
  }
}

/** The timeout for the server's first response, in ms. */
const FIRST_RESPONSE_TIMEOUT_MS = 30_000;

async function runAll(options: Pick<RunOptions, 'server' | 'profile' | 'flows'>, say: (line: string) => void) {
  const { flows } = options;
  const began = performance.now();
  const report = await runFlows({
    ...options,
    onFlow: (flow, at) => say(`Flow ${at} of ${flows.length}: ${flow}, after ${seconds(performance.now() - began)} s`),
    onStep: (flow, step) => say(progressLine(flow, step)),
  });
  say(`\n${writtenReport(report)}`);
  const { callsNotMade } = report;
  if (flows === kitFlows && callsNotMade.length > 0) say(`Calls that no step made: ${callsNotMade.join(', ')}.`);
  return report;
}

function progressLine(
  flow: string,
  { step, outcome, reason, exchanges, ms }: Report['flows'][number]['steps'][number],
): string {
  const mark = { passed: '✓', failed: '✗', 'not run': '–' }[outcome];
  const cost = `${counted(exchanges.length, 'exchange')}, ${seconds(ms)} s`;
  return `${mark} ${flow} · ${step} ${outcome === 'not run' ? `— not run: ${reason}` : `(${cost})`}`;
}

/** Formats the report as text: a line per flow, a table of failures, the steps not run and the changes left behind. */
export function writtenReport({ flows, passed, failed, notRun, notOffered, exchanges, ms }: Report): string {
  const summary = flows.map(({ flow, steps, ms: took }) => [
    flow,
    ...Object.values(countsOf(steps)).map(String),
    String(steps.reduce((sum, step) => sum + step.exchanges.length, 0)),
    seconds(took),
  ]);
  const failures = flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ step, complaints }) =>
      complaints.map(({ call, expected, got }) => [flow, step, call, expected, got]),
    ),
  );
  const curls = flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ step, curl }) => (curl === undefined ? [] : [`  ${flow} · ${step}\n  ${curl}`])),
  );
  const left = flows.flatMap(({ flow, left: things }) => things.map((thing) => `  ${flow}: ${thing}`));
  const lacks = notOffered.map(({ call, steps }) => `${call} (${counted(steps, 'step')} not run)`);
  return [
    table(['flow', 'passed', 'failed', 'not run', 'exchanges', 'seconds'], summary),
    failures.length > 0 && table(['flow', 'step', 'call', 'expected', 'got'], failures),
    curls.length > 0 && ['Each failed request again:', ...curls].join('\n\n'),
    left.length > 0 && ['Left on the server because it cannot be reverted:', ...left].join('\n'),
    lacks.length > 0 && `The server does not offer, or answers with 501: ${lacks.join(', ')}.`,
    `${counted(passed, 'step')} passed, ${failed} failed, ${notRun} not run; ${counted(exchanges, 'exchange')} in ${seconds(ms)} s.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? title.length)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
