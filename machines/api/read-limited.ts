import { type Answer, type Result, read } from './reply.ts';
import type { Schema } from './shapes.ts';

/** Reads the answer of a call that is limited; of too many tries also after how many seconds it can be tried again. */
export async function readLimited<Reply>(
  call: Promise<Answer<Reply> & { response: Pick<Response, 'headers'> }>,
  schema: Schema<Reply>,
): Promise<Result<Reply>> {
  const result = await read(call, schema);
  if (result.kind !== 'refused' || result.refusal.status !== 429) return result;
  const after = (await call).response.headers.get('Retry-After') ?? '';
  const retryAfter = /^\d{1,4}$/.test(after) ? Number(after) : undefined;
  return { kind: 'refused', refusal: { ...result.refusal, retryAfter } };
}
