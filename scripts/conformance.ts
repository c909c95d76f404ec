import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answering, type Listening, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { kitFlows } from './conformance/flows/flows.ts';
import { MOCK_JOURNAL, type Profile, readProfile } from './conformance/profile.ts';
import { progressLine, writtenReport } from './conformance/report.ts';
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
    if (values.mock) mock = await listen(answering(createJournal({ keepsCookies: true })));
    const server = mock?.url ?? new URL(values.server ?? '');
    await fetch(server).catch(() => Promise.reject(new Error(`Nothing answers at ${server.href}.`)));
    const report = await runFlows({ server, profile, flows, onStep: (flow, step) => say(progressLine(flow, step)) });
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

if (import.meta.main) process.exitCode = await runCli(process.argv.slice(2), (line) => console.log(line));
