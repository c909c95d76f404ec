import type { Result } from '#machines/api/reply.ts';
import type { Change, World } from './world.ts';

/** Announces a change to the other tabs once its call has succeeded. */
export async function announced<Output>(
  { changes }: World,
  change: Change,
  call: Promise<Result<Output>>,
): Promise<Result<Output>> {
  const result = await call;
  if (result.kind === 'ok') changes.announce(change);
  return result;
}
