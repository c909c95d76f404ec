import { expect, test } from 'vitest';
import { answer } from '../../docs/examples/server.mjs';
import type { CallId } from '../../mocks/documented.ts';
import { type Answering, answering } from '../../mocks/http/serve.ts';
import { createJournal } from '../../mocks/journal/journal.ts';
import { callIds } from '../../mocks/routes.ts';
import { effort } from '../../tests/fixtures/world/effort.ts';
import exampleProfile from '../examples/profile.json' with { type: 'json' };
import { kitFlows } from '../flows/flows.ts';
import { serveMock } from '../mock.ts';
import { mockJournal, profileOf } from '../profile.ts';
import { runFlows } from '../runner/run.ts';
import { fastClock } from './fast-clock.ts';
import { complaintsIn, isLong, notRunIn, runAgainst } from './run-against.ts';
import { page, reply, serving, type Wrong } from './wrong-servers/fault.ts';

const CANCELLING = ['cancel', 'undoCancellation', 'acceptOffer'].map((call) => `the server does not offer ${call}`);

const missed = new Set<CallId>(callIds);

const tried = kitFlows.filter((flow) => effort(!isLong(flow), true));

test.each(tried.map((flow) => [flow.name, flow] as const))('the mock journal passes %s', async (_, flow) => {
  // Each flow has its own: what one uses up, such as an address that can be deleted, another needs.
  const { url, close } = await serveMock();
  const report = await runFlows({ server: url, profile: mockJournal, flows: [flow], clock: fastClock, run: flow.name });
  await close();
  expect(complaintsIn(report)).toEqual([]);
  expect(notRunIn(report)).toEqual([]);
  expect(report.passed).toBeGreaterThan(0);
  const { callsNotMade } = report;
  for (const call of callIds) if (!callsNotMade.includes(call)) missed.delete(call);
});

test('the flows make every call of the contract', () => {
  expect([...missed]).toEqual([]);
});

test('passes a server without closeAttempt', async () => {
  const journal = answering(createJournal({ keepsCookies: true }));
  const missing = () => Response.json({ errors: 'There is no such call.' }, { status: 501 });
  const answer: Answering = async (request) =>
    new URL(request.url).pathname === '/api/checkout/attempt' ? missing() : journal(request);
  const report = await runAgainst(answer, ['idempotency-donate']);
  expect(complaintsIn(report)).toEqual([]);
  expect([...new Set(notRunIn(report))]).toEqual(['idempotency-donate: the server does not offer closeAttempt']);
  expect(report.passed).toBeGreaterThan(report.notRun);
});

test.each([404, 501])('passes a server that answers resendGift with %i', async (status) => {
  const journal = answering(createJournal({ keepsCookies: true }));
  const missing = () => Response.json({ errors: 'There is no such call.' }, { status });
  const answer: Answering = async (request) =>
    new URL(request.url).pathname.endsWith('/resend') ? missing() : journal(request);
  const report = await runAgainst(answer, ['gift-resend']);
  expect(complaintsIn(report)).toEqual([]);
  expect([...new Set(notRunIn(report))]).toEqual(['gift-resend: the server does not offer resendGift']);
});

test.each([404, 501])('passes a server that answers optional calls with %i', async (status) => {
  const missing = () => Response.json({ errors: 'There is no such call.' }, { status });
  const withoutOrders = page('showAccount', ({ orders: _, ...data }) => data);
  const lacking: Wrong = (right, journal) => async (request) => {
    const { pathname } = new URL(request.url);
    if (/^\/api\/(?:coupon|account\/orders|withdrawals.*|account\/cancellations.*)$|\/resend$/.test(pathname))
      return missing();
    const response = await withoutOrders(right, journal)(request);
    const isPage = response.headers.get('Content-Type')?.includes('text/html');
    if (!isPage && pathname !== '/api/account/subscriber') return response;
    const text = (await response.text())
      .replace('"typed_coupons":true', '"typed_coupons":false')
      .replaceAll(/,"next_charge":(?:null|\{[^}]*\})/g, '');
    const { status: told, headers } = response;
    return new Response(text, { status: told, headers });
  };
  const report = await runAgainst(serving(lacking), OPTIONAL);
  expect(complaintsIn(report)).toEqual([]);
  const reasons = notRunIn(report).map((line) => line.slice(line.indexOf(': ') + 2).replace(/, which .+/, ''));
  expect(new Set(reasons)).toEqual(
    new Set([
      'the server does not offer checkCoupon',
      'the server does not offer findOrder',
      'the server does not offer withdraw',
      'the server does not offer getCancellation',
      ...CANCELLING,
      'the server does not offer listOrders',
      'the server does not offer resendGift',
      'the server does not accept typed coupon codes',
    ]),
  );
  const runs = report.flows.map(({ flow, steps }) => [flow, steps.some(({ outcome }) => outcome === 'passed')]);
  expect(runs.flatMap(([flow, hasPassed]) => (hasPassed ? [] : [flow]))).toEqual([
    'history',
    'gift-resend',
    'withdrawal',
    'cancellation',
  ]);
});

test('passes a server whose page data have no subscription version', async () => {
  const unversioned = reply('getSubscriber', ({ timetable: { version: _, ...timetable }, ...body }) => ({
    ...body,
    timetable,
  }));
  const report = await runAgainst(serving(unversioned), ['autorenew']);
  expect(complaintsIn(report)).toEqual([]);
  expect(notRunIn(report)).toEqual(['autorenew: the page data have no subscription version']);
});

test('the example server passes the order of calls and fails the refusals it lacks', async () => {
  const report = await runAgainst(answer, ['subscribe'], {
    profile: profileOf(exampleProfile),
    patience: 100,
  });
  const steps = report.flows.flatMap((flow) => flow.steps);
  expect(steps.filter(({ outcome }) => outcome === 'passed').map(({ step }) => step)).toEqual([
    'opens one intent over the exact total for concurrent orders',
    'updates the open intent when the order names it',
  ]);
  const missed = steps.flatMap(({ complaints }) => complaints.map(({ expected }) => expected));
  expect([...new Set(missed)]).toEqual(['the state of the order at /status: unpaid', 'a refusal with status 422']);
});

test('the example server passes the key rules, except those that need a reader, a price or a refusal', async () => {
  const report = await runAgainst(answer, ['idempotency-subscribe'], {
    profile: profileOf(exampleProfile),
    patience: 100,
  });
  const steps = report.flows.flatMap((flow) => flow.steps);
  expect(steps.map(({ step, outcome }) => `${step}: ${outcome}`)).toEqual([
    'returns the same reply for a repeated key: passed',
    'refuses a different request with the same key: passed',
    'accepts a key, and reports its outcome, only in its own session: passed',
    'carries out only one of two concurrent requests with a key: passed',
    'returns the same refusal for a repeated key: failed',
    'keeps no refusal of who asks, so that its key can be used again: failed',
    'does not place an order whose key was given up: passed',
    'reports an unpaid order as unpaid: passed',
    'keeps a key through login, and leaves it to the account at logout: not run',
    'reports the receipt of a paid order: not run',
    'reports an order without a payment as completed: not run',
  ]);
});

const OPTIONAL = ['signed-out', 'view-only', 'history', 'gift-resend', 'coupon', 'withdrawal', 'cancellation'];
