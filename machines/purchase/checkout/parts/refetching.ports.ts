import type { Result } from '#machines/api/reply.ts';
import { answer } from '#machines/lib/port.ts';
import { createRefetch } from '#machines/lib/refetch.ts';

type Read<Fresh> = (input: { token: string }, signal: AbortSignal) => Promise<Result<Fresh>>;

/** Implements the refetch ports of a purchase with one call. */
export function rereading<Fresh>(call: Read<Fresh>) {
  const readFresh = answer<Result<Fresh>, { token: string }>(({ input, signal }) => call(input, signal));
  return { readFresh, refetch: createRefetch<Fresh>('refetch').provide({ actors: { read: readFresh } }) };
}
