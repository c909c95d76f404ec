import { type Answering, listen } from '../../mocks/http/serve.ts';
import { kitFlows } from '../flows/flows.ts';
import { mockJournal } from '../profile.ts';
import { type Report, type RunOptions, runFlows } from '../runner/run.ts';
import type { KitFlow } from '../runner/test-context.ts';
import { fastClock } from './fast-clock.ts';

/** Whether a flow takes long, so that only tests with more effort run it. `node conformance/main.ts --mock` does too. */
export const isLong = ({ name }: KitFlow): boolean =>
  ['invalid-values', 'refusals', 'bystanders', 'at-once', 'expiry', 'endings'].includes(name);

/** The complaints of a run, one line each. */
export const complaintsIn = ({ flows }: Report): string[] =>
  flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ step, complaints }) =>
      complaints.map(({ call, expected, got }) => `${flow}, ${step}: ${call}: expected ${expected}, got ${got}`),
    ),
  );

/** The reasons why steps were not run. */
export const notRunIn = ({ flows }: Report): string[] =>
  flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ reason }) => (reason === undefined ? [] : [`${flow}: ${reason}`])),
  );

/** Runs flows of the kit, by name, against a server. */
export async function runAgainst(
  answer: Answering,
  names: readonly string[],
  options: Partial<RunOptions> = {},
): Promise<Report> {
  const server = await listen(answer);
  const flows = kitFlows.filter(({ name }) => names.includes(name));
  const report = await runFlows({ server: server.url, profile: mockJournal, flows, clock: fastClock, ...options });
  await server.close();
  return report;
}
