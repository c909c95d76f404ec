import fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { effort } from '#fixtures/world/effort.ts';
import { seed } from '#fixtures/world/seed.ts';
import { connections } from './connections.ts';
import { FINE, type Model, type Wait } from './server.ts';
import { openTabs, type Subject, type Tabs } from './tabs.ts';

export const SCHEDULES = effort(30, 1_000, 10_000);

/** Runs the property on every schedule. A failing one shrinks; its seed is printed. */
export const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IAsyncPropertyWithHooks<Values>) =>
  fc.assert(property, { seed, numRuns: SCHEDULES, endOnFailure: false });

type Act<Server extends Model = Model> = [name: string, run: (tabs: Tabs<Server>) => unknown];

const act = (name: string, run: Act[1]) => fc.constant<Act>([name, run]);

export const acts = <Value, Server extends Model = Model>(
  name: string,
  values: fc.Arbitrary<Value>,
  run: (tabs: Tabs<Server>, value: Value) => unknown,
) => values.map<Act<Server>>((value) => [`${name} ${fc.stringify(value)}`, (tabs) => run(tabs, value)]);

const weather = fc.constantFrom('fine', 'fine', 'answerLost', 'neverArrives', 'fails', 'tooMany', 'signedOut');
const bank = fc.record({
  bank: fc.constantFrom('takes', 'takesUnheard', 'refuses', 'drops', 'unavailable'),
  statusHeard: fc.constantFrom(true, true, false),
});
const decision = fc.record({
  verdict: fc.constantFrom('pay', 'refuse', 'cardOnFile', 'authorize', 'replace', 'free', 'newIntent'),
  fulfils: fc.boolean(),
});

/** What readers, browsers, networks, banks and servers do to any purchase. */
const ACTS: readonly fc.Arbitrary<Act>[] = [
  act('submit', ({ submit }) => submit()),
  acts('submit over', weather, ({ server, submit }, value) => {
    Object.assign(server.conditions, { weather: value });
    submit();
  }),
  act('submit again', ({ submit }) => submit()),
  act('double-click', ({ submit }) => [submit(), submit()]),
  act('agree', ({ agree }) => agree()),
  act('other tab', ({ switchTab }) => switchTab()),
  act('edit', ({ edit }) => edit()),
  act('Back', ({ back }) => back()),
  act('check', ({ child }) => child('checkout')?.send({ type: 'check.requested' })),
  act('a second', ({ pass }) => pass(1_000)),
  acts('ms', fc.constantFrom(5_000, 35_000, 60_000, 600_000), ({ pass }, ms) => pass(ms)),
  acts('network', weather, ({ server }, value) => Object.assign(server.conditions, { weather: value })),
  acts('bank', bank, ({ server }, value) => Object.assign(server.conditions, value)),
  acts('server', decision, ({ server }, value) => Object.assign(server.conditions, value)),
  act('reload', ({ leave }) => leave(true)),
  act('unmount', ({ leave }) => leave(false)),
  act('reopen', ({ reopen }) => reopen()),
  act('restart the browser', ({ restart }) => restart()),
];

const command = <Server extends Model>(
  [name, run]: Act<Server>,
  calls: number,
): fc.AsyncCommand<object, Tabs<Server>> => ({
  check: () => true,
  run: async (_, tabs) => {
    await run(tabs);
    await tabs.proceed(calls);
  },
  toString: () => `${name}${calls > 0 ? `, ${calls} calls` : ''}`,
});

/**
 * Plays schedules of a purchase: what happens, which of the waiting calls goes on, and which writes to storage fail.
 * In most schedules storage works.
 */
export async function playSchedules<M extends AnyStateMachine, Server extends Model>(
  subject: Subject<M, Server>,
  createServer: new (conditions: typeof FINE, wait: Wait) => Server,
  more: readonly fc.Arbitrary<Act<Server>>[] = [],
): Promise<{ landed: number; charged: number }> {
  const played = { landed: 0, charged: 0 };
  const connected = connections(subject.flow);
  const commands = [...ACTS, ...more].map((each) =>
    fc.tuple(each, fc.nat({ max: 4 })).map(([one, calls]) => command(one, calls)),
  );
  const failures = fc.oneof(
    { weight: 3, arbitrary: fc.constant<boolean[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }) },
  );
  await holds(
    fc.asyncProperty(
      fc.constantFrom('pay' as const, 'cardOnFile' as const),
      failures,
      fc.scheduler(),
      fc.commands(commands, { maxCommands: 24, size: 'max' }),
      async (verdict, fails, scheduler, steps) => {
        let writes = 0;
        const wait: Wait = (label) => scheduler.schedule(Promise.resolve(), label);
        const server = new createServer({ ...FINE, verdict }, wait);
        const calls = { wait, count: () => scheduler.count(), goOn: () => scheduler.waitNext(1) };
        const tabs = openTabs(subject, connected, server, calls, () => fails[writes++ % fails.length] ?? false);
        await fc.asyncModelRun(() => ({ model: {}, real: tabs }), steps);
        const { complaints, hasLanded } = await tabs.finish();
        expect(complaints).toEqual([]);
        played.landed += hasLanded ? 1 : 0;
        played.charged += server.charges.length;
      },
    ),
  );
  return played;
}
