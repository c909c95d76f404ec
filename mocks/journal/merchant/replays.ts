import type { AnyAnswer } from '../../respond.ts';
import { KEPT_FOR } from '../checkout/attempts.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import { ProviderRefusal } from './request.ts';

/**
 * Answers a request, or repeats the earlier answer for its idempotency key. Throws a Refusal if the parameters differ.
 */
export function replayed({ state, now }: Context, key: string, request: string, answer: () => AnyAnswer): AnyAnswer {
  const { merchantReplies: kept } = state;
  const before = lookUp(kept, key);
  if (before && now - before.at < KEPT_FOR) {
    if (before.request !== request)
      throw new ProviderRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      });
    return { status: before.status, headers: { 'Idempotent-Replayed': 'true' }, body: before.body };
  }
  const { status, body } = answer();
  kept[key] = { at: now, request, status, body };
  return { status, body };
}
