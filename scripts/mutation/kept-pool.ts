import { type PoolRunnerInitializer, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = (message: { type?: string; __vitest_worker_response__?: true }) => void;

/** The worker of the process, which outlives a run: starting one and loading every module anew takes a second per mutant. */
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
      // The worker knows the configuration of its first run, which names the tests of that run.
      Object.assign(message.context, { config: this.#config });
      this.#run = this.#finished();
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

  /** Lets go of the run; the thread ends with the process. */
  override async stop(): Promise<void> {
    for (const listener of this.#listeners) this.off('message', listener);
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

/** A Vitest pool of one thread that is never replaced; `reset.ts` makes it forget what a mutant changed. */
export const keptPool: PoolRunnerInitializer = {
  name: 'kept',
  createPoolWorker: (options) => (kept ??= new KeptWorker(options)),
};
