import type { Fulfilment } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { Fulfilment as FulfilmentSchema } from '#machines/api/schemas/checkout/Fulfilment.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { announceAndSettle, attemptOf, recordStep } from '#machines/purchase/checkout/attempts/attempts.ts';
import { landingFor } from '#machines/rules/payment/landing.ts';
import { fulfilmentMachine, type ReadFulfilment } from './fulfilment.machine.ts';

export const fulfilment = flow(fulfilmentMachine, (world) => ({
  readFulfilment: answer(({ input, signal }) => readFulfilment(world, input, signal)),
}));

/** Reads the fulfilment of an intent, updates its attempt and announces a settled order. */
export async function readFulfilment(
  world: World,
  { intent, reset }: ReadFulfilment,
  signal: AbortSignal,
): Promise<Result<Fulfilment>> {
  const { api, attempts } = world;
  const params = { path: { intent_id: intent }, query: reset ? { reset: '' as const } : {} };
  const result = await read(api.GET('/api/checkout/{intent_id}', { params, signal }), FulfilmentSchema);
  if (result.kind !== 'ok' || result.output.status === 'in-progress' || result.output.status === 'verifying')
    return result;
  if (result.output.status === 'unpaid') {
    recordStep(attempts, intent, 'paying');
    return result;
  }
  const { status, order } = result.output;
  await announceAndSettle(world, attemptOf(attempts, intent), { status, order, visit: landingFor(result.output) });
  return result;
}
