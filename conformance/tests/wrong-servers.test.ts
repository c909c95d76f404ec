import { describe, expect, test } from 'vitest';
import { type Answering, listen } from '../../mocks/http/serve.ts';
import { effort } from '../../tests/fixtures/world/effort.ts';
import { kitFlows } from '../flows/flows.ts';
import { mockJournal } from '../profile.ts';
import { skip } from '../runner/expect.ts';
import { runFlows, type StepReport } from '../runner/run.ts';
import { type KitFlow, kitFlow } from '../runner/test-context.ts';
import { fastClock } from './fast-clock.ts';
import { wrongClocks } from './wrong-servers/clock.ts';
import { serving, type WrongServer, type WrongServers } from './wrong-servers/fault.ts';
import { wrongIds } from './wrong-servers/ids.ts';
import { wrongInputs } from './wrong-servers/inputs.ts';
import { wrongKeys } from './wrong-servers/keys.ts';
import { wrongMoney } from './wrong-servers/money.ts';
import { named } from './wrong-servers/named.ts';
import { wrongProtocol } from './wrong-servers/protocol.ts';
import { wrongTimes } from './wrong-servers/times.ts';
import { wrongWebhooks } from './wrong-servers/webhooks.ts';

const classes: Record<string, WrongServers> = {
  'a fault that one step can notice': named,
  ...wrongProtocol,
  ...wrongIds,
  ...wrongTimes,
  ...wrongWebhooks,
  ...wrongClocks,
  ...wrongInputs,
  ...effort({}, { ...wrongKeys, ...wrongMoney }),
};

/** How many servers of a class are tried, spread over the class. */
const MOST = effort(1, 12, Number.POSITIVE_INFINITY);

const wrongServers = Object.values(classes).flatMap((servers) => {
  const all = Object.entries(servers);
  return all.filter((_, at) => at % Math.ceil(all.length / MOST) === 0 || all.length <= MOST);
});

test.each(wrongServers)('notices %s', async (_, { at, wrong }) => {
  const steps = await run(serving(wrong), at, await isAlone(at));
  expect(steps.filter(({ outcome }) => outcome === 'failed')).not.toEqual([]);
});

describe('a correct server', () => {
  test.each([...new Map(wrongServers.map(([, { at }]) => [at.join(': '), at])).entries()])(
    'passes %s',
    async (_, at) => {
      const steps = await run(serving(), at, await isAlone(at));
      expect(steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
      expect(steps).not.toEqual([]);
    },
  );
});

type At = WrongServer['at'];

const known = new Map<string, boolean>();

/** Whether the steps pass without the earlier ones of their flow. */
async function isAlone(at: At): Promise<boolean> {
  const key = at.join(': ');
  const isKnown = known.get(key) ?? (await run(serving(), at, true)).every(({ outcome }) => outcome === 'passed');
  known.set(key, isKnown);
  return isKnown;
}

/** Runs the steps of a flow, with the earlier ones if they need them, until one fails. */
async function run(answer: Answering, [flow, part]: At, isByItself: boolean): Promise<StepReport[]> {
  const server = await listen(answer);
  let hasFailed = false;
  const stopping = (one: KitFlow): KitFlow =>
    kitFlow(flow, () => {
      const steps = one.steps();
      const last = steps.findLastIndex(({ name }) => name.includes(part));
      return steps
        .filter(({ name }, place) => (isByItself ? name.includes(part) : place <= last))
        .map((step) => ({ ...step, run: async (t) => (hasFailed ? skip('a step has failed') : step.run(t)) }));
    });
  const report = await runFlows({
    server: server.url,
    profile: mockJournal,
    flows: kitFlows.filter(({ name }) => name === flow).map(stopping),
    onStep: (_, { outcome }) => {
      hasFailed ||= outcome === 'failed';
    },
    clock: fastClock,
    patience: 100,
    run: 'x',
  });
  await server.close();
  return report.flows.flatMap(({ steps }) => steps);
}
