import { expect, test } from 'vitest';
import { type Answering, listen } from '../../mocks/http/serve.ts';
import { effort } from '../../tests/support/effort.ts';
import { kitFlows } from '../flows/flows.ts';
import { mockJournal } from '../profile.ts';
import { kitFlow } from '../runner/rig.ts';
import { runFlows } from '../runner/run.ts';
import { hurried } from './hurried.ts';
import type { WrongOfClass } from './wrong-servers/by-class.ts';
import { wrongByClass } from './wrong-servers/classes.ts';
import { serving } from './wrong-servers/serving.ts';

const profile = mockJournal;

/** One of each class in the usual run. */
const wrongServers = Object.values(wrongByClass).flatMap((servers) => effort(servers.slice(0, 1), servers));

test.each(wrongServers.map((server) => [server.name, server] as const))(
  'fails the step that tests %s',
  async (_, { at, wrong }) => {
    expect(await outcomeOf(serving(wrong), at)).toBe('failed');
  },
);

test.each([...new Map(wrongServers.map(({ at }) => [at.join(': '), at]))])(
  'passes a correct server: %s',
  async (_, at) => {
    expect(await outcomeOf(serving(), at)).toBe('passed');
  },
);

async function outcomeOf(answer: Answering, [flow, name]: WrongOfClass['at']): Promise<string | undefined> {
  const server = await listen(answer);
  const only = kitFlows
    .filter((each) => each.name === flow)
    .map((each) => kitFlow(flow, () => each.steps().filter((step) => step.name === name)));
  const { flows } = await runFlows({
    server: server.url,
    profile,
    flows: only,
    clock: hurried,
    patience: 100,
    run: 'x',
  });
  await server.close();
  return flows[0]?.steps[0]?.outcome;
}
