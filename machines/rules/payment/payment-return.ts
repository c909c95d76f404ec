import { isPathValue } from '../link/path-value.ts';
import type { Query } from '../link/query.ts';

/** The provider's return address after a payment: a claim that anyone can write into a link. */
export interface PaymentReturn {
  intent?: string;
  /** For looking up the payment with the provider. */
  secret?: string;
  isFailed: boolean;
}

/** Reads the return address of a payment; undefined for any other address. Ignores malformed values. */
export function readPaymentReturn(query: Query): PaymentReturn | undefined {
  const intent = query.get('payment_intent');
  const secret = query.get('payment_intent_client_secret');
  const status = query.get('redirect_status');
  const isSetup = query.get('setup_intent') !== null || query.get('setup_intent_client_secret') !== null;
  if (intent === null && secret === null && (status === null || isSetup)) return undefined;
  if (intent !== null && !isPathValue('intent', intent)) return undefined;
  const own = secret !== null && SECRET.test(secret) ? secret : undefined;
  const id = intent ?? own?.split('_secret_', 1)[0];
  return {
    ...(isPathValue('intent', id) && { intent: id }),
    ...(own !== undefined && { secret: own }),
    isFailed: status === 'failed',
  };
}

const SECRET = /^pi_[A-Za-z0-9]{1,64}_secret_[A-Za-z0-9]{1,128}$/;
