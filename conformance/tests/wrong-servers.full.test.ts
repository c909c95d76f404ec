import { afterEach, describe, expect, test } from 'vitest';
import { type Answering, type Listening, listen } from '../../mocks/http/serve.ts';
import { kitFlows } from '../flows/flows.ts';
import { mockJournal } from '../profile.ts';
import { lacking } from '../runner/expect.ts';
import { type KitFlow, kitFlow } from '../runner/rig.ts';
import { runFlows } from '../runner/run.ts';
import { hurried } from './hurried.ts';
import { wrongAccess } from './wrong-servers/access.ts';
import { wrongAccounts } from './wrong-servers/account.ts';
import { wrongCarts } from './wrong-servers/carts.ts';
import { wrongCharges } from './wrong-servers/charges.ts';
import type { AnyWrongServer } from './wrong-servers/fault.ts';
import { wrongKeys } from './wrong-servers/keys.ts';
import { wrongLinks } from './wrong-servers/links.ts';
import { wrongMoney } from './wrong-servers/money.ts';
import { wrongPages } from './wrong-servers/pages.ts';
import { wrongPurchases } from './wrong-servers/purchases.ts';
import { serving } from './wrong-servers/serving.ts';
import { wrongShapes } from './wrong-servers/shapes.ts';

const wrongServers = [
  wrongShapes,
  wrongAccess,
  wrongAccounts,
  wrongCarts,
  wrongPurchases,
  wrongCharges,
  wrongKeys,
  wrongPages,
  wrongLinks,
].flatMap((servers) => Object.entries(servers));

const profile = mockJournal;
let server: Listening | undefined;

afterEach(async () => {
  await server?.close();
});

describe('a server with', () => {
  test.each(wrongServers)(
    '%s is reported by name',
    async (_, { at: [flow, step], isAlone, wrong, found, also = [] }) => {
      const line = [step, ...found];
      const complaints = await complaintsAbout(serving(wrong), flow, (one) =>
        isAlone ? only(one, step) : upTo(one, step),
      );
      expect(complaints.map((each) => each.map((text, at) => shortened(text, line[at])))).toContainEqual(line);
      const [call] = found;
      expect(
        [...new Set(complaints.map(([, blamed]) => blamed))].filter(
          (blamed) => blamed !== call && !also.includes(blamed),
        ),
      ).toEqual([]);
    },
  );
});

describe('a server with the money fault', () => {
  test.each(wrongMoney)('%s is detected', async (_, { flow, wrong, found: [calls, expected], ...steps }) => {
    const [first] = await complaintsAbout(serving(wrong), flow, (one, hasFailed) => untilFailed(one, steps, hasFailed));
    expect(first?.[2] ?? 'nothing is complained of').toContain(expected);
    if (calls.length > 0) expect(calls).toContain(first?.[1]);
    expect(first).toBeDefined();
  });
});

describe('a correct server', () => {
  test.each([...new Set(wrongServers.map(([, { at }]) => at[0]))])('has no complaints in the flow %s', async (flow) => {
    expect(await complaintsAbout(serving(), flow)).toEqual([]);
  });
});

function upTo({ name, steps }: KitFlow, last: string): KitFlow {
  return kitFlow(name, () => {
    const all = steps();
    const upTo = all.slice(0, all.findIndex((step) => step.name === last) + 1);
    return upTo.filter((step) => step.name === last || !LONG.test(step.name));
  });
}

const only = ({ name, steps }: KitFlow, wanted: string): KitFlow =>
  kitFlow(name, () => steps().filter((step) => step.name === wanted));

/** Slow steps that no other step depends on. */
const LONG = /^requests the exact total of an edited order/;

type Found = Pick<AnyWrongServer, 'isBrief' | 'only'>;

const untilFailed = (
  { name, steps }: KitFlow,
  { isBrief = false, only = '' }: Found,
  hasFailed: () => boolean,
): KitFlow =>
  kitFlow(name, () =>
    steps()
      .filter(({ name: step }) => step.includes(only) && !(isBrief && LONG.test(step)))
      .map((one) => ({ ...one, run: async (rig) => (hasFailed() ? lacking('a step has failed') : one.run(rig)) })),
  );

const shortened = (text: string, wanted = ''): string =>
  wanted.endsWith('…') && text.startsWith(wanted.slice(0, -1)) ? wanted : text;

async function complaintsAbout(
  answer: Answering,
  flow: string,
  partOf: (one: KitFlow, hasFailed: () => boolean) => KitFlow = (one) => one,
): Promise<[string, string, string, string][]> {
  server = await listen(answer);
  let hasFailed = false;
  const { flows } = await runFlows({
    server: server.url,
    profile,
    flows: kitFlows.filter(({ name }) => name === flow).map((one) => partOf(one, () => hasFailed)),
    onStep: (_, { outcome }) => {
      hasFailed ||= outcome === 'failed';
    },
    clock: hurried,
    patience: 100,
    run: 'x',
  });
  return flows.flatMap(({ steps }) =>
    steps.flatMap(({ step, complaints }) =>
      complaints.map(({ call, expected, got }): [string, string, string, string] => [step, call, expected, got]),
    ),
  );
}
