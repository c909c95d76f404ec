import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answering, type Listening, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { kitFlows } from './conformance/flows/flows.ts';
import { MOCK_JOURNAL, type Profile, readProfile } from './conformance/profile.ts';
import { type Report, runFlows } from './conformance/run.ts';

/** Runs the kit as its options say, and says what it does; answers the status that it ends with: 2 for options that are none. */
export async function runCli(options: string[], say: (line: string) => void): Promise<0 | 1 | 2> {
  let mock: Listening | undefined;
  try {
    const { values } = parseArgs({ args: options, options: OPTIONS });
    if (values.help) {
      say(USAGE);
      return 0;
    }
    const profile = chosenProfile(values.profile);
    const flows = chosenFlows(values.flow);
    if (values.mock === (values.server !== undefined)) throw new Error(`Name a server, or --mock.\n${USAGE}`);
    if (values.mock) mock = await listen(answering(mockJournal()));
    const server = mock?.url ?? new URL(values.server ?? '');
    await fetch(server).catch(() => Promise.reject(new Error(`Nothing answers at ${server.href}.`)));
    const began = performance.now();
    const report = await runFlows({
      server,
      profile,
      flows,
      onFlow: (flow, at) =>
        say(`Flow ${at} of ${flows.length}: ${flow}, after ${seconds(performance.now() - began)} s`),
      onStep: (flow, step) => say(progressLine(flow, step)),
    });
    tell(report, flows === kitFlows, say);
    if (values.report !== undefined) writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
    return report.failed > 0 || report.passed === 0 ? 1 : 0;
  } catch (reason) {
    say((reason as Error).message); // what is thrown above, by parseArgs, URL and the reading of files
    return 2;
  } finally {
    await mock?.close();
  }
}

/** The mock journal, whose pages offer all that the kit tries. */
function mockJournal() {
  const journal = createJournal({ keepsCookies: true });
  journal.choose('checkout-later');
  return journal;
}

const OPTIONS = {
  server: { type: 'string' },
  mock: { type: 'boolean', default: false },
  flow: { type: 'string', multiple: true, default: [] as string[] },
  profile: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const USAGE = `npm run conformance -- --server URL [--flow NAME]… [--profile FILE] [--report FILE]
npm run conformance -- --mock …                     against the mock journal, which it starts itself
The flows are: ${kitFlows.map(({ name }) => name).join(', ')}.`;

const chosenProfile = (file: string | undefined): Profile => readProfile(file ?? MOCK_JOURNAL);

function chosenFlows(names: string[]) {
  const unknown = names.find((name) => !kitFlows.some((flow) => flow.name === name));
  if (unknown !== undefined) throw new Error(`There is no flow "${unknown}".\n${USAGE}`);
  return names.length === 0 ? kitFlows : kitFlows.filter(({ name }) => names.includes(name));
}

function tell(report: Report, isWhole: boolean, say: (line: string) => void): void {
  say(`\n${writtenReport(report)}`);
  const { callsNotMade } = report;
  if (isWhole && callsNotMade.length > 0) say(`Calls that no step made: ${callsNotMade.join(', ')}.`);
}

/** A line for a step that has ended. */
export function progressLine(
  flow: string,
  { step, outcome, reason, exchanges, ms }: Report['flows'][number]['steps'][number],
): string {
  const mark = { passed: '✓', failed: '✗', 'not run': '–' }[outcome];
  const cost = `${exchanges.length} ${exchanges.length === 1 ? 'exchange' : 'exchanges'}, ${seconds(ms)} s`;
  return `${mark} ${flow} · ${step} ${outcome === 'not run' ? `— not run: ${reason}` : `(${cost})`}`;
}

/** The report in words: each flow in a line, everything that failed in a table, what was not run and what was left. */
export function writtenReport({ flows, passed, failed, notRun, exchanges, ms }: Report): string {
  const summary = flows.map(({ flow, steps, ms: took }) => [
    flow,
    String(steps.filter(({ outcome }) => outcome === 'passed').length),
    String(steps.filter(({ outcome }) => outcome === 'failed').length),
    String(steps.filter(({ outcome }) => outcome === 'not run').length),
    String(steps.reduce((sum, step) => sum + step.exchanges.length, 0)),
    seconds(took),
  ]);
  const failures = flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ step, complaints }) =>
      complaints.map(({ call, expected, got }) => [flow, step, call, expected, got]),
    ),
  );
  const left = flows.flatMap(({ flow, left: things }) => things.map((thing) => `  ${flow}: ${thing}`));
  return [
    table(['flow', 'passed', 'failed', 'not run', 'exchanges', 'seconds'], summary),
    ...(failures.length > 0 ? [table(['flow', 'step', 'call', 'expected', 'got'], failures)] : []),
    ...(left.length > 0 ? [['Left on the server, since nothing takes it back:', ...left].join('\n')] : []),
    `${passed} ${passed === 1 ? 'step' : 'steps'} passed, ${failed} failed, ${notRun} not run; ${exchanges} ${exchanges === 1 ? 'exchange' : 'exchanges'} in ${seconds(ms)} s.`,
  ].join('\n\n');
}

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

if (import.meta.main) process.exitCode = await runCli(process.argv.slice(2), (line) => console.log(line));
