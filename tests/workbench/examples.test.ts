import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, StateMachine } from 'xstate';
import { addSamples } from '#fixtures/stories/event-examples.ts';
import { showPage } from '#fixtures/stories/pages.ts';
import { effort } from '#fixtures/world/effort.ts';
import { createTestWorld, settle } from '#fixtures/world/test-world.ts';
import { connect, type Flow } from '#machines/lib/flow.ts';
import { createHandlers } from '#mocks/http/handlers.ts';
import { DOCUMENTED_DAY } from '#mocks/journal/calendar-state.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { enterPage } from '#mocks/pages/enter-page.ts';
import { pages } from '#mocks/replies.ts';
import type { AnyAnswer } from '#mocks/respond.ts';
import { callAt } from '#mocks/routes.ts';
import { createObserver } from '../../.storybook/machine-panel/observer.ts';
import { problemsOf } from '../../.storybook/machine-panel/problems.ts';
import { eventSchemas } from '../../scripts/workbench/event-schemas.ts';
import { samplesOfFixtures } from '../../scripts/workbench/samples.ts';
import type { Fixture } from '../flows/walker.ts';

type Data = Record<string, unknown>;

/** A machine that its documented page opens. */
interface Opening {
  name: string;
  flow: Flow<AnyStateMachine>;
  page: object;
  input: Data;
}

/** How many pages open each machine. */
const PAGES = effort(3, Number.POSITIVE_INFINITY);

/** The page of an invoice that only a check or a wire pays offers no form, but its machine takes an order. */
const FORMLESS = 'showInvoice.checkOrWireOnly';

const schemas = eventSchemas();
addSamples(await samplesOfFixtures());

const fixtures = new Map(await exportsOf<Fixture>('tests/flows/*/*.fixture.ts'));
const documented = Object.entries(pages).flatMap(([id, examples]) =>
  Object.entries<AnyAnswer>(examples).map(([name, { body }]) => ({
    name: `${id}.${name}`,
    page: Object(body) as Data,
  })),
);
const openings = (await exportsOf<Partial<Flow<AnyStateMachine>>>('machines/**/*.ports.ts')).flatMap(([, flow]) =>
  openingsOf(flow),
);

async function exportsOf<Value>(pattern: string): Promise<[string, Value][]> {
  const modules = globSync(pattern).map((file): Promise<Record<string, Value>> => import(pathToFileURL(file).href));
  return (await Promise.all(modules)).flatMap(Object.entries);
}

/** Gives a machine the input of its walk, with the parts that a documented page replaces. */
function openingsOf({ machine, ports }: Partial<Flow<AnyStateMachine>>): Opening[] {
  if (!(machine instanceof StateMachine) || !ports) return [];
  const walked: Data = Object(fixtures.get(`${machine.id}Fixture`)?.inputs?.[0]);
  const known = new Set<string>();
  const all = documented.flatMap(({ name, page }) => {
    const { subscriber, product, cart, payment_setup } = page;
    const setup = 'token' in walked || subscriber ? payment_setup : undefined;
    const parts: Data = { subscriber, product, cart, setup, page: isLike(page, Object(walked.page)) && page };
    const replaced = Object.fromEntries(Object.entries(parts).filter(([part, value]) => part in walked && value));
    const key = JSON.stringify(replaced);
    if (key === '{}' || known.has(key) || name === FORMLESS) return [];
    known.add(key);
    return [{ name, flow: { machine, ports }, page, input: structuredClone({ ...walked, ...replaced }) }];
  });
  return all.slice(0, PAGES);
}

function isLike(page: object, other: object): boolean {
  return Object.keys(page).sort().join() === Object.keys(other).sort().join();
}

/** Opens a machine over a mock journal that has entered its page. */
async function open({ flow, page, input }: Opening) {
  const world = createTestWorld();
  const journal = createJournal({ now: () => Date.parse(DOCUMENTED_DAY) });
  enterPage(journal, page, new URLSearchParams(typeof input.token === 'string' ? { token: input.token } : {}));
  showPage(page);
  const calls: string[] = [];
  const handlers = createHandlers(journal);
  let waiting = 0;
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    waiting += 1;
    const answer = await getResponse(handlers, request);
    waiting -= 1;
    calls.push(`${callAt(request.method, new URL(request.url).pathname)} ${answer?.status}`);
    return answer ?? Response.error();
  };
  const observer = createObserver({ now: () => 0, listen: () => undefined }, () => false);
  const actor = createActor(connect(flow, world), { input, clock: world.clock, inspect: observer.inspect } as never); // any machine's input
  const rest = async () => {
    do await settle();
    while (waiting > 0);
  };
  actor.start();
  await rest();
  return { calls, observer, rest, stop: () => actor.stop() };
}

interface Offered {
  machine: string;
  type: string;
  event: { type: string };
}

const offeredBy = (observer: ReturnType<typeof createObserver>): Offered[] =>
  observer.shown().machines.flatMap(({ name, events }) =>
    events.flatMap(({ type, examples }) =>
      (examples.length > 0 ? examples : ['{}']).map((example) => ({
        machine: name,
        type,
        event: { ...JSON.parse(example), type },
      })),
    ),
  );

/** Sends an event, and confirms it if it asks. Returns the first call that it makes, with its status. */
async function firstCall(opening: Opening, { machine, event }: Offered): Promise<string | undefined> {
  const { calls, observer, rest, stop } = await open(opening);
  calls.length = 0;
  const session = observer.shown().machines.find(({ name }) => name === machine)?.session ?? '';
  observer.sendTo(session, event);
  observer.sendTo(session, { type: 'confirmation.given' });
  await rest();
  stop();
  return calls[0];
}

test('every example of a documented page matches its event’s type [BEYOND-92]', async () => {
  const wrong: unknown[] = [];
  for (const opening of openings) {
    const { observer, stop } = await open(opening);
    for (const { machine, event } of offeredBy(observer))
      wrong.push(...problemsOf(schemas[machine], event).map((problem) => ({ page: opening.name, event, problem })));
    stop();
  }
  expect(wrong).toEqual([]);
});

test('every example of a documented page calls for its flow, and the mock journal accepts it [BEYOND-92]', async () => {
  const orders = new Set<string>();
  const ordering = new Set<string>();
  const refused: string[] = [];
  for (const opening of openings) {
    const { observer, stop } = await open(opening);
    const sent = offeredBy(observer).filter(({ type }) => /submitted|requested|removed|returned/.test(type));
    stop();
    for (const offered of sent) {
      const call = await firstCall(opening, offered);
      if (offered.type === 'order.submitted') {
        orders.add(`${opening.flow.machine.id} ${call?.split(' ')[0]}`);
        ordering.add(opening.name);
      }
      if (/ (4(?!02|09)|5)/.test(call ?? ''))
        refused.push(`${opening.name}: ${offered.machine} ${offered.type}: ${call}`);
    }
  }
  expect([...orders].sort()).toEqual([
    'cartCheckout checkOutCart',
    'donate donate',
    'invoice payInvoice',
    'redeem redeemGift',
    'renew renewSubscription',
    'renewalRetry retryRenewal',
    'subscribe subscribe',
  ]);
  // A blank form is filled in.
  expect([...ordering]).toContain('showSubscribe.visitor');
  expect(refused).toEqual([]);
});
