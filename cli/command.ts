/**
 * - 0: done, no problems.
 * - 1: done, problems found.
 * - 2: not done, wrong usage.
 * - 3: not done, a server cannot be reached.
 */
export type ExitCode = 0 | 1 | 2 | 3;

export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  readInput: () => Promise<string>;
}

export interface Command {
  summary: string;
  /** The output of `quarterly NAME --help`, from its `Usage:` line on. Large commands load it on demand. */
  help: string | (() => Promise<string>);
  /** Runs the command with the arguments after its name. Throws a `UsageError` for invalid arguments. */
  run: (args: string[], terminal: Terminal) => Promise<ExitCode>;
}

/** Thrown for wrong usage. Its message and the usage are printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Thrown for an input that cannot be read. Its message is printed without the usage, which is right. */
export class UnreadableError extends UsageError {
  override name = 'UnreadableError';
}
