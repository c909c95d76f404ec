import type { CallId, VisitId } from '../../mocks/documented.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import { callIds } from '../../mocks/routes.ts';
import type { Profile } from '../profile.ts';
import { type Complaint, complaintsOf, type Exchange } from './exchange.ts';
import { NotRun, StepFailed } from './expect.ts';
import { type KitFlow, type OpenTestContext, openTestContext, type TestContextOptions } from './test-context.ts';

/** The result of a run. Durations are in ms. */
export interface Report {
  server: string;
  passed: number;
  failed: number;
  notRun: number;
  exchanges: number;
  ms: number;
  callsNotMade: CallId[];
  flows: FlowReport[];
}

export interface FlowReport {
  flow: string;
  ms: number;
  left: string[];
  steps: StepReport[];
}

export interface StepReport {
  step: string;
  outcome: 'passed' | 'failed' | 'not run';
  reason?: string;
  complaints: Complaint[];
  exchanges: { call: string; path: string; status: number | null; ms: number }[];
  ms: number;
}

export interface RunOptions extends Omit<TestContextOptions, 'record'> {
  flows: readonly KitFlow[];
  /** Called before each flow, with its number from 1. */
  onFlow?: (flow: string, at: number) => void;
  onStep?: (flow: string, step: StepReport) => void;
}

/** Runs flows against a server step by step. A step that fails does not stop the others. */
export async function runFlows({ flows, onFlow, onStep, ...options }: RunOptions): Promise<Report> {
  const began = performance.now();
  const seen: Exchange[] = [];
  const t = openTestContext({ ...options, record: (exchange) => void seen.push(exchange) });
  const reports: FlowReport[] = [];
  for (const [at, flow] of flows.entries()) {
    onFlow?.(flow.name, at + 1);
    reports.push(await runFlow(flow, t, seen, (step) => onStep?.(flow.name, step)));
  }
  const steps = reports.flatMap((report) => report.steps);
  const count = (outcome: StepReport['outcome']) => steps.filter((step) => step.outcome === outcome).length;
  const made = new Set(steps.flatMap(({ exchanges }) => exchanges.map(({ call }) => call)));
  return {
    server: options.server.href,
    passed: count('passed'),
    failed: count('failed'),
    notRun: count('not run'),
    exchanges: steps.reduce((sum, { exchanges }) => sum + exchanges.length, 0),
    ms: performance.now() - began,
    callsNotMade: callIds.filter((id) => !made.has(id)),
    flows: reports,
  };
}

async function runFlow(
  { name, steps }: KitFlow,
  t: OpenTestContext,
  seen: Exchange[],
  onStep: (step: StepReport) => void,
): Promise<FlowReport> {
  const began = performance.now();
  const reports: StepReport[] = [];
  const take = async (step: string, act: () => Promise<void>) => {
    const report = await runStep(step, act, seen, t.profile);
    t.stop();
    reports.push(report);
    onStep(report);
  };
  for (const { name: step, run } of steps()) await take(step, () => run(t));
  if (t.hasChanged()) await take('reverts its changes', t.putBack);
  return { flow: name, ms: performance.now() - began, left: t.left(), steps: reports };
}

async function runStep(
  step: string,
  act: () => Promise<void>,
  seen: Exchange[],
  profile: Profile,
): Promise<StepReport> {
  const began = performance.now();
  seen.length = 0;
  const ended = await act().then(
    () => ({ complaints: [] }),
    (reason: unknown) => endedBy(reason),
  );
  const missing = seen.find(isMissing);
  // A call that the server does not implement is not a fault, nor are its consequences.
  const complaints = missing
    ? []
    : [...seen.flatMap(complaintsOf), ...seen.flatMap((exchange) => leaksIn(exchange, profile)), ...ended.complaints];
  const reason = missing ? `the server answers ${callOf(missing)} with 501` : (ended as { reason?: string }).reason;
  return {
    step,
    outcome: complaints.length > 0 ? 'failed' : reason === undefined ? 'passed' : 'not run',
    ...(reason !== undefined && { reason }),
    complaints: distinct(complaints),
    exchanges: seen.map(({ id, method, url, answer, ms }) => ({
      call: callOf({ id, method }),
      path: id === undefined ? url.pathname : pathOf(id),
      status: typeof answer === 'object' && 'status' in answer ? answer.status : null,
      ms: Math.round(ms),
    })),
    ms: performance.now() - began,
  };
}

function endedBy(reason: unknown): { complaints: Complaint[]; reason?: string } {
  if (reason instanceof StepFailed) return { complaints: [reason.complaint] };
  if (reason instanceof NotRun) return { complaints: [], reason: reason.message };
  // An unexpected exception fails the step.
  return { complaints: [{ call: 'the step', expected: 'to complete', got: String(reason) }] };
}

/** Finds readers' passwords in responses. Ignores short ones, which may be part of any text. */
function leaksIn({ id, method, answer }: Exchange, { readers = {}, newReader }: Profile): Complaint[] {
  const text = typeof answer === 'object' && 'text' in answer ? answer.text : '';
  const passwords = [...Object.values(readers), newReader].map((reader) => reader?.password ?? '');
  const isTold = passwords.some((password) => password.length > 7 && text.includes(password));
  return isTold
    ? [{ call: callOf({ id, method }), expected: 'an answer without the password of a reader', got: 'a password' }]
    : [];
}

const isMissing = ({ id, isStray, answer }: Exchange): boolean =>
  id !== undefined && !isStray && typeof answer === 'object' && 'status' in answer && answer.status === 501;

const callOf = ({ id, method }: Pick<Exchange, 'id' | 'method'>): string => id ?? method;

/** The path template of the contract, since a real path may contain a token. */
const pathOf = (id: CallId | VisitId): string => ({ ...routes, ...visits })[id].path;

/** A poll that is wrong a hundred times is one complaint. */
const distinct = (complaints: Complaint[]): Complaint[] => [
  ...new Map(complaints.map((complaint) => [JSON.stringify(complaint), complaint])).values(),
];
