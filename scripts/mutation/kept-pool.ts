import { type PoolRunnerInitializer, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';
import { limitOf } from './limits.ts';

type Listener = (message: { type?: string; __vitest_worker_response__?: true }) => void;

/** One worker per process, reused between runs: starting a worker and loading all modules takes a second per mutant. */
let kept: KeptWorker | undefined;

class KeptWorker extends ThreadsPoolWorker {
  override readonly name = 'kept';
  #isStarted = false;
  #config: object | undefined;
  #run = Promise.resolve();
  readonly #listeners = new Set<Listener>();

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') return void this.#answer('stopped');
    if (message.type === 'start') this.#config = message.context.config;
    if (message.type === 'start' && this.#isStarted) return void this.#answer('started');
    this.#isStarted = true;
    if (message.type === 'run') {
      message.context.providedContext.mutated = process.env.MUTATED_FILE ?? '';
      // The worker keeps the configuration of its first run, which names that run's tests.
      Object.assign(message.context, { config: this.#config });
      this.#run = this.#finished();
      if (message.context.providedContext.mode === 'mutant') this.#endAfter(limitOf(message.context.files));
    }
    super.send(message);
  }

  override async start(): Promise<void> {
    if (!this.#isStarted) await super.start();
  }

  override on(event: string, callback: Listener): void {
    if (event === 'message') this.#listeners.add(callback);
    super.on(event, callback);
  }

  override off(event: string, callback: Listener): void {
    this.#listeners.delete(callback);
    super.off(event, callback);
  }

  /** Ends the run only; the thread ends with the process. */
  override async stop(): Promise<void> {
    for (const listener of this.#listeners) this.off('message', listener);
  }

  /** Ends the thread and its run: nothing else stops an endless loop or a promise that never settles. */
  #endAfter(limit: number): void {
    const timer = setTimeout(() => {
      kept = undefined;
      process.env.ENDED_BY_LIMIT = 'yes'; // read by the runner, which has its own copy of this module
      void super.stop();
    }, limit);
    void this.#run.then(() => clearTimeout(timer));
  }

  async #answer(type: 'started' | 'stopped'): Promise<void> {
    await this.#run;
    for (const listener of this.#listeners) listener({ type, __vitest_worker_response__: true });
  }

  #finished(): Promise<void> {
    return new Promise((resolve) => {
      const listener: Listener = ({ type }) => {
        if (type !== 'testfileFinished') return;
        super.off('message', listener);
        resolve();
      };
      super.on('message', listener);
    });
  }
}

/** A Vitest pool with a single reused thread; `reset.ts` discards what a mutant changed. */
export const keptPool: PoolRunnerInitializer = {
  name: 'kept',
  createPoolWorker: (options) => (kept ??= new KeptWorker(options)),
};
