import type { Fulfilment } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { Fulfilment as FulfilmentSchema } from '#machines/api/schemas/checkout/Fulfilment.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { fulfilmentMachine, type ReadFulfilment } from './fulfilment.machine.ts';

export const fulfilment = flow(fulfilmentMachine, (world) => ({
  readFulfilment: answer(({ input, signal }) => readFulfilment(world, input, signal)),
}));

/**
 * Reads what became of an intent, and keeps the stored attempt in step: settled it is forgotten and told of, unpaid it
 * can be paid. The key of an order whose answer never came is kept, so that another reload does not place it twice.
 */
export async function readFulfilment(
  { api, attempts, announceOrder }: World,
  { intent, reset }: ReadFulfilment,
  signal: AbortSignal,
): Promise<Result<Fulfilment>> {
  const params = { path: { intent_id: intent }, query: reset ? { reset: '' as const } : {} };
  const result = await read(api.GET('/api/checkout/{intent_id}', { params, signal }), FulfilmentSchema);
  if (result.kind === 'ok' && result.output.status === 'unpaid') {
    attempts.write({ ...attempts.read(), step: 'paying', intent });
  }
  const settled = result.kind === 'ok' ? settledBy(result.output) : undefined;
  if (settled) attempts.clear();
  if (settled && !signal.aborted) announceOrder(settled);
  return result;
}

const settledBy = ({ status }: Fulfilment) => (status === 'completed' || status === 'processing' ? status : undefined);
