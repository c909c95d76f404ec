/** 0: done, and all is well. 1: done, and something is wrong. 2: not done, because it was asked for wrongly. 3: not done, because a server cannot be reached. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
}

/** A subcommand of `quarterly`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** What `quarterly NAME --help` prints, from its `Usage:` line on. A large command loads it. */
  help: string | (() => Promise<string>);
  /** Gets the arguments after the command's name. Throws a `UsageError` for arguments that it cannot take. */
  run: (args: string[], terminal: Terminal) => Promise<ExitCode>;
}

/** A command called wrongly: the message and its usage are printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
