import type { Query } from '../link/query.ts';

/**
 * The state of a card change in the provider's return address (PAYM-2, MDON-4). `claimed`, `pending` and `failed` are
 * unproven: anyone can write them into a link. `told` carries a secret for looking up the result with the provider.
 */
export type SetupReturn = { kind: Claim } | { kind: 'told'; secret: string };

/** Reads the provider's return address. A malformed secret proves nothing, nor does a claim beside it. */
export function readSetupReturn(query: Query): SetupReturn {
  const secret = query.get('setup_intent_client_secret') ?? query.get('payment_intent_client_secret');
  if (secret !== null) return SECRET.test(secret) ? { kind: 'told', secret } : { kind: 'none' };
  return { kind: CLAIMS.get(query.get('redirect_status') ?? '') ?? 'none' };
}

type Claim = 'none' | 'claimed' | 'pending' | 'failed';

const CLAIMS = new Map<string, Claim>([
  ['succeeded', 'claimed'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['failed', 'failed'],
]);

const SECRET = /^(?:seti|pi)_[A-Za-z0-9]{1,64}_secret_[A-Za-z0-9]{1,128}$/;
