import type { ProblemCode } from '../lib/problem.ts';

/**
 * Thrown in place of a request, so nothing was sent; with status 401 also in place of a proxy's login page, before which
 * the server may have acted.
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
