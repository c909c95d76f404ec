import type { ProblemCode } from '../lib/problem.ts';

/**
 * Thrown instead of sending a request. With status 401 a proxy answered with its login page, and the server may have
 * acted.
 */
export class Unsent extends Error {
  readonly status: number;
  readonly problem: ProblemCode;

  constructor(status = 403, problem: ProblemCode = 'callFailed') {
    super();
    this.status = status;
    this.problem = problem;
  }
}

/** Lets a serializer throw nothing but `Unsent`. */
export function orUnsent<Args extends unknown[]>(serialize: (...args: Args) => string): (...args: Args) => string {
  return (...args) => {
    try {
      return serialize(...args);
    } catch {
      throw new Unsent();
    }
  };
}
