import type { ProblemCode } from '../lib/problem.ts';

/** Thrown in place of a request, so nothing was sent. */
export class Unsent extends Error {
  readonly status: number = 403;
  readonly problem: ProblemCode = 'callFailed';
}

/** Thrown instead of asking for what cannot exist. */
export class NoSuch extends Unsent {
  override readonly status = 404;
}

/** Thrown in place of a proxy's login page. The server may have acted before it was shown. */
export class LoginPage extends Unsent {
  override readonly status = 401;
  override readonly problem = 'signedOut';
}

/** Lets a serializer throw nothing but `Unsent`. */
export function orUnsent<Args extends unknown[]>(serialize: (...args: Args) => string): (...args: Args) => string {
  return (...args) => {
    try {
      return serialize(...args);
    } catch (cause) {
      throw new Unsent(undefined, { cause });
    }
  };
}
