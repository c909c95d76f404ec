import type { CallId } from '../../mocks/documented.ts';
import { callIds, visitIds } from '../../mocks/routes.ts';
import { leaks } from '../kinds/leaks.ts';
import { unguessable } from '../kinds/unguessable.ts';
import { passwordsIn } from '../profile.ts';
import type { OperationId } from './contract.ts';
import {
  type CheckedRun,
  type Complaint,
  callOf,
  complaintsOf,
  type Exchange,
  type ExchangeCheck,
  type Lack,
} from './exchange.ts';
import { NotRun, StepFailed } from './expect.ts';
import {
  type KitFlow,
  type OpenTestContext,
  openTestContext,
  type TestContext,
  type TestContextOptions,
} from './test-context.ts';
import { curlOf, type Transcript, transcriptOf } from './transcript.ts';

/** The result of a run. Durations are in ms. */
export interface Report {
  server: string;
  passed: number;
  failed: number;
  notRun: number;
  exchanges: number;
  ms: number;
  callsNotMade: CallId[];
  /** What the server does not offer, with the number of steps not run for it. */
  notOffered: { call: OperationId; steps: number }[];
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
  lacks?: Lack;
  complaints: Complaint[];
  /** The request that failed, as a command for a shell. */
  curl?: string;
  exchanges: Transcript[];
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
  const { server, profile } = options;
  const checked: CheckedRun = { server, profile };
  const seen: Exchange[] = [];
  const t = openTestContext({ ...options, record: (exchange) => void seen.push(exchange) });
  const reports: FlowReport[] = [];
  for (const [at, flow] of flows.entries()) {
    onFlow?.(flow.name, at + 1);
    reports.push(await runFlow(flow, t, { checked, seen, onStep: (step) => onStep?.(flow.name, step) }));
  }
  for (const { steps } of reports) for (const [at, step] of steps.entries()) steps[at] = judgedAgain(step, t);
  const steps = reports.flatMap((report) => report.steps);
  const made = new Set(steps.flatMap(({ exchanges }) => exchanges.map(({ call }) => call)));
  return {
    server: server.href,
    ...countsOf(steps),
    exchanges: steps.reduce((sum, { exchanges }) => sum + exchanges.length, 0),
    ms: performance.now() - began,
    callsNotMade: callIds.filter((id) => !made.has(id)),
    notOffered: lacksIn(steps),
    flows: reports,
  };
}

export function countsOf(steps: readonly StepReport[]): Pick<Report, 'passed' | 'failed' | 'notRun'> {
  const count = (outcome: StepReport['outcome']) => steps.filter((step) => step.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), notRun: count('not run') };
}

function lacksIn(steps: readonly StepReport[]): Report['notOffered'] {
  const reasons = steps.flatMap(({ outcome, reason = '' }) => (outcome === 'not run' ? [reason] : []));
  return [...callIds, ...visitIds].flatMap((call) => {
    const ofCall = new RegExp(`^the server (?:does not offer|answers) ${call}\\b`);
    const count = reasons.filter((reason) => ofCall.test(reason)).length;
    return count > 0 ? [{ call, steps: count }] : [];
  });
}

/** A call that a step got no answer from, and that others did, is a fault after all; 501 says so itself. */
function judgedAgain(step: StepReport, { offer }: TestContext): StepReport {
  const { lacks } = step;
  if (!lacks || lacks.status === 501 || !offer.hasShown(lacks.call)) return step;
  const complaint = {
    call: lacks.call,
    expected: 'the answer of an operation that is offered elsewhere',
    got: `status ${lacks.status}`,
  };
  return { ...step, outcome: 'failed', complaints: distinct([...step.complaints, complaint]) };
}

async function runFlow(
  { name, steps }: KitFlow,
  t: OpenTestContext,
  { onStep, ...watched }: Watched & { onStep: (step: StepReport) => void },
): Promise<FlowReport> {
  const began = performance.now();
  const reports: StepReport[] = [];
  let lacked: Lack | undefined;
  const take = async (step: string, act: () => Promise<void>) => {
    const report = await runStep(step, act, { ...watched, lacked });
    lacked ??= report.lacks;
    t.stop();
    reports.push(report);
    onStep(report);
  };
  for (const { name: step, run } of steps()) await take(step, async () => run(t));
  if (t.hasChanged()) await take('reverts its changes', t.putBack);
  return { flow: name, ms: performance.now() - began, left: t.left(), steps: reports };
}

/** The exchanges of the current step, and the run they belong to. */
interface Watched {
  seen: Exchange[];
  checked: CheckedRun;
}

async function runStep(
  step: string,
  act: () => Promise<void>,
  { seen, checked, lacked }: Watched & { lacked: Lack | undefined },
): Promise<StepReport> {
  const began = performance.now();
  seen.length = 0;
  const ended = await act().then((): Ended => ({ complaints: [] }), endedBy);
  const found = seen.map((exchange) => checkedBy(exchange, checked));
  const all = [...found.flat(), ...ended.complaints];
  const at = seen.findIndex(({ lack, isStray }) => lack !== undefined && !(isStray && all.length === 0));
  // An operation that the server does not offer is not a fault, nor is what follows from it, also in later steps.
  const isAfterLack = lacked !== undefined && ended.complaints.length > 0;
  const complaints = at >= 0 ? found.slice(0, at).flat() : isAfterLack ? found.flat() : all;
  const lacks =
    seen[at]?.lack ??
    (isAfterLack ? { ...lacked, reason: `${lacked.reason}, which an earlier step needs` } : undefined);
  const blamed = seen.findLast((exchange) => callOf(exchange) === complaints[0]?.call);
  const failing = seen[found.findIndex((each) => each.length > 0)] ?? blamed ?? seen.at(-1);
  const reason = lacks?.reason ?? ended.reason;
  return {
    step,
    outcome: complaints.length > 0 ? 'failed' : reason === undefined ? 'passed' : 'not run',
    ...(reason !== undefined && { reason }),
    ...(lacks && { lacks }),
    complaints: distinct(complaints),
    ...(complaints.length > 0 && failing && { curl: curlOf(failing, passwordsIn(checked.profile)) }),
    exchanges: seen.map((exchange) => transcriptOf(exchange, complaints.length > 0 ? 20_000 : 300)),
    ms: performance.now() - began,
  };
}

/** What a step has found itself, or why it was not run. */
type Ended = Pick<StepReport, 'complaints' | 'reason'>;

function endedBy(reason: unknown): Ended {
  if (reason instanceof StepFailed) return { complaints: [reason.complaint] };
  if (reason instanceof NotRun) return { complaints: [], reason: reason.message };
  // An unexpected exception fails the step.
  return { complaints: [{ call: 'the step', expected: 'to complete', got: String(reason) }] };
}

/** The checks over every exchange of a run, beside the contract's own. */
const exchangeChecks: readonly ExchangeCheck[] = [leaks, unguessable];

const checkedBy = (exchange: Exchange, run: CheckedRun): Complaint[] => [
  ...complaintsOf(exchange),
  ...exchangeChecks.flatMap((check) => check(exchange, run)),
];

/** A poll that is wrong a hundred times is one complaint. */
const distinct = (complaints: Complaint[]): Complaint[] => [
  ...new Map(complaints.map((complaint) => [JSON.stringify(complaint), complaint])).values(),
];
