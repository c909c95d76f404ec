import type { Context } from '../request-context.ts';
import { finishPaymentChallenge, paymentOf } from './payments.ts';
import { noSuchObject } from './request.ts';
import { finishSetupChallenge, setupOf } from './setups.ts';

/** Returns the id of the object that a client secret belongs to: `pi_1` for `pi_1_secret_2`. */
const idOf = (secret: string): string => secret.split('_secret_', 1)[0] ?? '';

/** Returns a server's intent or setup to a caller who has its secret. Throws a Refusal for a wrong one. */
export function bySecret({ state }: Context, id: string, secret: string) {
  const found = id.startsWith('seti_') ? setupOf(state, id) : paymentOf(state, id);
  if (found.object.client_secret !== secret) throw noSuchObject(404, found.object.object, id, 'intent');
  return found.object;
}

/** Ends the bank's challenge for this secret. Returns the URL that the reader goes back to, if any. */
export function finishChallenge(context: Context, secret: string, isPassed: boolean): string | undefined {
  const id = idOf(secret);
  const { object, next_action } = bySecret(context, id, secret);
  const back = next_action?.redirect_to_url?.return_url;
  const { status } =
    object === 'setup_intent'
      ? finishSetupChallenge(context, setupOf(context.state, id), isPassed)
      : finishPaymentChallenge(context, paymentOf(context.state, id), isPassed);
  if (!back || !URL.canParse(back)) return undefined;
  const address = new URL(back);
  address.searchParams.set(object, id);
  address.searchParams.set(`${object}_client_secret`, secret);
  address.searchParams.set('redirect_status', status === 200 ? 'succeeded' : 'failed');
  return address.href;
}
