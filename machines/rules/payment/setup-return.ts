import type { Query } from '../link/query.ts';

/**
 * The state of a card change in the provider's return address (PAYM-2, MDON-4). `claimed` is unproven: anyone can write
 * it into a link. `told` carries a secret for looking up the result with the provider.
 */
export type SetupReturn = { kind: 'none' } | { kind: 'claimed' } | { kind: 'told'; secret: string };

/** Reads the provider's return address. A malformed secret proves nothing, nor does a success claim beside it. */
export function readSetupReturn(query: Query): SetupReturn {
  const secret = query.get('setup_intent_client_secret') ?? query.get('payment_intent_client_secret');
  if (secret !== null) return SECRET.test(secret) ? { kind: 'told', secret } : { kind: 'none' };
  return { kind: query.get('redirect_status') === 'succeeded' ? 'claimed' : 'none' };
}

const SECRET = /^(?:seti|pi)_[A-Za-z0-9]{1,64}_secret_[A-Za-z0-9]{1,128}$/;
