import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type Count, countSuite, type FileTime } from './reports.ts';

export interface Suite {
  name: string;
  /** A script of package.json. */
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Cores it keeps busy. */
  cores: 1 | 2;
  after?: string;
  /** Its report file and how to read it; a suite without one counts as a single check. */
  report?: { file: string; count: (text: string) => Count; times: (text: string) => FileTime[] };
}

export interface Result extends Count {
  name: string;
  seconds: number;
  files: FileTime[];
}

const logOf = (name: string): string => `reports/logs/${name.replaceAll(' ', '-')}.log`;

export async function runSuite(suite: Suite): Promise<Result> {
  const { name, report } = suite;
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const status = await runScript(suite);
  const text = report && read(report.file);
  const reported = text !== undefined && report ? report.count(text) : { passed: 0, failed: 0 };
  const count = countSuite(report ? reported : { passed: status === 0 ? 1 : 0, failed: 0 }, status === 0);
  if (count.failed > 0) console.log(`\n${readFileSync(logOf(name), 'utf8')}\n`);
  const files = text === undefined ? [] : (report?.times(text) ?? []);
  return { name, ...count, seconds: (performance.now() - started) / 1_000, files };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function runScript({ name, script, args = [], env = {} }: Suite): Promise<number | null> {
  mkdirSync('reports/logs', { recursive: true });
  const log = openSync(logOf(name), 'w');
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', log, log],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    shell: process.platform === 'win32',
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  child.on('error', () => resolve(1));
  return promise.finally(() => closeSync(log));
}

type Task = Pick<Suite, 'name' | 'after'> & { cores: number };

interface Options<Work extends Task, Result> {
  cores: number;
  run: (work: Work) => Promise<Result>;
  /** Whether to start no more work after this result. */
  isLast: (result: Result) => boolean;
}

/** Runs tasks in order, in parallel while cores are free. A task that needs more cores than available runs alone. */
export async function runAll<Work extends Task, Result>(
  tasks: readonly Work[],
  { cores, run, isLast }: Options<Work, Result>,
): Promise<Result[]> {
  let waiting = [...tasks];
  let free = cores;
  const running = new Map<string, Promise<void>>();
  const results = new Map<Work, Result>();
  const isBlocked = ({ after }: Task) =>
    after !== undefined && (running.has(after) || waiting.some(({ name }) => name === after));
  const start = (task: Work) => {
    const needed = Math.min(task.cores, cores);
    waiting = waiting.filter((each) => each !== task);
    free -= needed;
    const work = run(task).then((result) => {
      free += needed;
      running.delete(task.name);
      results.set(task, result);
      if (isLast(result)) waiting = [];
    });
    running.set(task.name, work);
  };
  while (waiting.length > 0 || running.size > 0) {
    // A waiting task blocks smaller ones behind it, which could otherwise overtake it forever.
    for (let next = waiting.find((task) => !isBlocked(task)); next && Math.min(next.cores, cores) <= free; ) {
      start(next);
      next = waiting.find((task) => !isBlocked(task));
    }
    await Promise.race(running.values());
  }
  return tasks.flatMap((task) => results.get(task) ?? []);
}
