import type { ProblemCode } from '../lib/problem.ts';

/** Thrown in place of a request, so nothing was sent. */
export class Unsent extends Error {
  readonly problem: ProblemCode = 'callFailed';
}

/** Lets a serializer throw nothing but `Unsent`. */
export function orUnsent<Args extends unknown[]>(serialize: (...args: Args) => string): (...args: Args) => string {
  return (...args) => {
    try {
      return serialize(...args);
    } catch (cause) {
      throw new Unsent('The request could not be written.', { cause });
    }
  };
}
