import type { Query } from '../link/query.ts';

/**
 * What an address says of a change of card when the provider has sent the reader back (PAYM-2, MDON-4): nothing; that it
 * is done, which anyone can write into a link; or the secret with which the provider tells what became of it.
 */
export type SetupReturn = { kind: 'none' } | { kind: 'claimed' } | { kind: 'told'; secret: string };

/** Reads the address; a secret that is none proves nothing, and neither does the claim beside it. */
export function readSetupReturn(query: Query): SetupReturn {
  const secret = query.get('setup_intent_client_secret') ?? query.get('payment_intent_client_secret');
  if (secret !== null) return SECRET.test(secret) ? { kind: 'told', secret } : { kind: 'none' };
  return { kind: query.get('redirect_status') === 'succeeded' ? 'claimed' : 'none' };
}

const SECRET = /^(?:seti|pi)_[A-Za-z0-9]{1,64}_secret_[A-Za-z0-9]{1,128}$/;
