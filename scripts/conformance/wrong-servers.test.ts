import { afterEach, describe, expect, test } from 'vitest';
import { type Answering, answering, type Listening, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { kitFlows } from './flows/flows.ts';
import { hurried } from './hurried.ts';
import { MOCK_JOURNAL, readProfile } from './profile.ts';
import { type KitFlow, kitFlow } from './rig.ts';
import { runFlows } from './run.ts';
import { wrongAccess } from './wrong-servers/access.ts';
import { wrongAccounts } from './wrong-servers/account.ts';
import { wrongCarts } from './wrong-servers/carts.ts';
import { wrongCharges } from './wrong-servers/charges.ts';
import { wrongPages } from './wrong-servers/pages.ts';
import { wrongPurchases } from './wrong-servers/purchases.ts';
import { wrongShapes } from './wrong-servers/shapes.ts';

const wrongServers = [
  wrongShapes,
  wrongAccess,
  wrongAccounts,
  wrongCarts,
  wrongPurchases,
  wrongCharges,
  wrongPages,
].flatMap((servers) => Object.entries(servers));

const profile = readProfile(MOCK_JOURNAL);
let server: Listening | undefined;

afterEach(async () => {
  await server?.close();
});

describe('a server with', () => {
  test.each(wrongServers)('%s is caught by name', async (_, { at: [flow, step], wrong, found, also = [] }) => {
    const line = [step, ...found];
    const complaints = await complaintsAbout(wrong(right()), flow, step);
    expect(complaints.map((each) => each.map((text, at) => shortened(text, line[at])))).toContainEqual(line);
    const [call] = found;
    expect(
      [...new Set(complaints.map(([, blamed]) => blamed))].filter(
        (blamed) => blamed !== call && !also.includes(blamed),
      ),
    ).toEqual([]);
  });
});

describe('a right server', () => {
  test.each([...new Set(wrongServers.map(([, { at }]) => at[0]))])('is told nothing in the flow %s', async (flow) => {
    expect(await complaintsAbout(right(), flow)).toEqual([]);
  });
});

/** The mock journal, with ids that are the same in every run. */
function right(): Answering {
  let ids = 0;
  const newId = (prefix: string) => {
    ids += 1;
    return `${prefix}${ids}`;
  };
  const journal = createJournal({ keepsCookies: true, newId });
  journal.choose('checkout-later');
  return answering(journal);
}

/** A flow as far as one of its steps. */
function upTo({ name, steps }: KitFlow, last: string): KitFlow {
  return kitFlow(name, () => {
    const all = steps();
    return all.slice(0, all.findIndex((step) => step.name === last) + 1);
  });
}

/** A text as far as another names its beginning, which ends in …. */
const shortened = (text: string, wanted = ''): string =>
  wanted.endsWith('…') && text.startsWith(wanted.slice(0, -1)) ? wanted : text;

/** What the kit says of a server in one flow, or as far as its last step, line by line. */
async function complaintsAbout(
  answer: Answering,
  flow: string,
  last?: string,
): Promise<[string, string, string, string][]> {
  server = await listen(answer);
  const { flows } = await runFlows({
    server: server.url,
    profile,
    flows: kitFlows.filter(({ name }) => name === flow).map((one) => (last === undefined ? one : upTo(one, last))),
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
