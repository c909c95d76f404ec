import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listening, listen } from '../../mocks/http/serve.ts';
import { writtenReport } from '../kit.ts';
import { accepted, holds, needed, same, skip } from './expect.ts';
import { ask } from './request.ts';
import { type Report, runFlows } from './run.ts';
import { kitFlow, step, type TestContext } from './test-context.ts';

let server: Listening;

beforeEach(async () => {
  server = await listen(async () =>
    Response.json([{ entity_id: 'https://idp.example', name: 'Example' }], {
      headers: { 'Cache-Control': 'no-store' },
    }),
  );
});
afterEach(() => server.close());

const run = (...steps: ReturnType<typeof step>[]): Promise<Report> =>
  runFlows({ server: server.url, profile: {}, flows: [kitFlow('flow', () => steps)], patience: 50 });

const outcomes = ({ flows }: Report) =>
  flows.flatMap(({ steps }) =>
    steps.map(({ step: name, outcome, reason, complaints }) => [name, outcome, reason ?? complaints]),
  );

const list = async ({ open }: TestContext) =>
  accepted('getIdentityProviders', await ask(open(), 'getIdentityProviders', {}));

test('passes, fails or skips each step without stopping the others', async () => {
  const report = await run(
    step('passes', async () => undefined),
    step('fails', async () => same('getCart', 'the cart', { count: [1, 2] }, { count: [1, 3] })),
    step('lacks data', async ({ profile }) => void needed(profile.tag, 'the profile names no tag')),
    step('lacks data at once', ({ profile }) => Promise.resolve(void needed(profile.tag, 'the profile names no tag'))),
    step('throws', async () => {
      throw new Error('broken');
    }),
    step('passes again', async () => holds('getCart', 'a cart', true, undefined)),
  );
  expect(outcomes(report)).toEqual([
    ['passes', 'passed', []],
    ['fails', 'failed', [{ call: 'getCart', expected: 'the cart at /count/1: 3', got: '2' }]],
    ['lacks data', 'not run', 'the profile names no tag'],
    ['lacks data at once', 'not run', 'the profile names no tag'],
    ['throws', 'failed', [{ call: 'the step', expected: 'to complete', got: 'Error: broken' }]],
    ['passes again', 'passed', []],
  ]);
  expect([report.passed, report.failed, report.notRun]).toEqual([2, 2, 2]);
});

test('fails a step for each distinct contract violation, even if its checks pass', async () => {
  const report = await run(
    step('sends two requests', async (t) => {
      await list(t);
      await list(t);
    }),
  );
  const [{ complaints, exchanges } = { complaints: [], exchanges: [] }] = report.flows[0]?.steps ?? [];
  expect(complaints).toEqual([
    { call: 'getIdentityProviders', expected: 'the header Cache-Control: public, max-age=3600', got: 'no-store' },
  ]);
  const url = new URL('/api/identity-providers', server.url).href;
  expect(exchanges).toMatchObject(Array(2).fill({ call: 'getIdentityProviders', method: 'GET', url, status: 200 }));
  expect(report.callsNotMade).not.toContain('getIdentityProviders');
});

test('checks the exchanges of a skipped step', async () => {
  const report = await run(
    step('sends a request and lacks data', async (t) => {
      await list(t);
      skip('something');
    }),
  );
  expect(outcomes(report)).toMatchObject([['sends a request and lacks data', 'failed', 'something']]);
});

test('skips a step if the server does not implement its call', async () => {
  await server.close();
  server = await listen(async () => Response.json({ errors: 'There is no such thing here.' }, { status: 501 }));
  const report = await run(step('lists the institutions', async (t) => void (await list(t))));
  expect(outcomes(report)).toEqual([
    ['lists the institutions', 'not run', 'the server does not offer getIdentityProviders'],
  ]);
});

test('reverts changes, latest first, and lists what it cannot revert', async () => {
  const done: string[] = [];
  const report = await run(
    step('makes changes', async ({ undo, leave }) => {
      undo('the first', async () => void done.push('first'));
      undo('the second', async () => same('changeName', 'the name', 'Ada', 'Noor'));
      undo('the third', async () => void done.push('third'));
      leave('an order');
    }),
  );
  expect(done).toEqual(['third', 'first']);
  expect(report.flows[0]?.left).toEqual(['an order', 'the second was not reverted']);
  expect(outcomes(report)[1]).toEqual([
    'reverts its changes',
    'failed',
    [{ call: 'changeName', expected: 'the name: Noor', got: 'Ada' }],
  ]);
});

test('prints a line per flow, a row per complaint, and the changes left behind', async () => {
  const report = await run(
    step('fails', async () => same('getCart', 'the count', 1, 2)),
    step('leaves an order', async ({ leave }) => leave('an order')),
  );
  const lines = writtenReport(report).split('\n');
  expect(lines.slice(0, 3).map((line) => line.replace(/\d\.\d/, '0.0'))).toEqual([
    'flow  passed  failed  not run  exchanges  seconds',
    '────  ──────  ──────  ───────  ─────────  ───────',
    'flow  1       1       0        0          0.0',
  ]);
  expect(lines).toContain('flow  fails  getCart  the count: 2  1');
  expect(lines).toContain('  flow: an order');
  expect(lines.at(-1)).toMatch(/^1 step passed, 1 failed, 0 not run; 0 exchanges in \d\.\d s\.$/);
});
