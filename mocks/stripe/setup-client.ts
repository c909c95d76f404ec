import type { Entered, SetupOutcome } from '../journal/payment/setups.ts';
import type { PaymentError, Setup } from '../journal/state.ts';
import type { Confirm, StripeOptions } from './client.ts';
import { IntegrationError } from './errors.ts';
import { withReturn } from './return-address.ts';

/** The calls of Stripe's client that set a method up without charging it. */
export const createSetupClient = ({
  setups,
  challenge,
  leave,
}: Required<Pick<StripeOptions, 'setups' | 'challenge' | 'leave'>>) => ({
  confirmSetup: async ({ elements, clientSecret = elements?.clientSecret, confirmParams, redirect }: Confirm) => {
    if (clientSecret === undefined) throw new IntegrationError('You must pass in a clientSecret or elements.');
    const invalid = (await elements?.submit())?.error;
    if (invalid) return { error: invalid };
    const begun = setups.confirm(clientSecret, enteredIn(elements));
    const outcome =
      begun.kind === 'challenged' ? setups.finishChallenge(clientSecret, (await challenge()) === 'passed') : begun;
    if (outcome.kind === 'set' && redirect !== 'if_required' && confirmParams?.return_url)
      leave(returnAddress(confirmParams.return_url, outcome.setup));
    return resultOf(outcome);
  },
  retrieveSetupIntent: async (secret: string) => {
    const setup = setups.find(secret);
    return setup ? { setupIntent: viewOf(setup) } : { error: NO_SUCH_SETUP };
  },
});

function enteredIn(elements: Confirm['elements']): Entered {
  const element = elements?.getElement('payment');
  if (!element) throw new IntegrationError('Elements must have a mounted Payment Element.');
  return element.entered();
}

/** A setup as Stripe's client shows it. */
const viewOf = ({ id, secret, status, method, refusal }: Setup) => ({
  id,
  object: 'setup_intent',
  client_secret: secret,
  status,
  payment_method: method?.id ?? null,
  last_setup_error: refusal ?? null,
  next_action: null,
});

function resultOf(outcome: SetupOutcome) {
  if (outcome.kind !== 'failed') return { setupIntent: viewOf(outcome.setup) };
  const { error, setup } = outcome;
  return { error: setup ? { ...error, setup_intent: viewOf(setup) } : error };
}

const returnAddress = (address: string, { id, secret }: Setup): string =>
  withReturn(address, { setup_intent: id, setup_intent_client_secret: secret, redirect_status: 'succeeded' });

const NO_SUCH_SETUP: PaymentError = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such setupintent.',
};
