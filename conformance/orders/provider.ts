import type { Confirmation, IntentStatus, PaymentProvider, SetupStatus } from '../../machines/lib/world.ts';
import type { PaymentProfile } from '../profile.ts';
import { StepFailed, skip } from '../runner/expect.ts';

export interface ProviderIntent {
  status: string;
  next_action?: { type: string } | null;
  /** In cents; undefined for a setup. */
  amount?: number;
  payment_method?: string | null;
}

export interface Provider extends PaymentProvider {
  read: (secret: string) => Promise<ProviderIntent>;
}

/**
 * Replaces the provider's script in a page and makes the same calls, with the publishable key and an intent's secret.
 * Without the profile's payment settings nothing can be paid.
 */
export function createProvider(
  profile: PaymentProfile | undefined,
  server: URL,
  send: (request: Request) => Promise<Response>,
): Provider {
  if (!profile) return unavailable;
  const { publishableKey, method: good = GOOD_CARD } = profile;
  const api = providerOf(profile, server);
  const ask = (path: string, body?: Record<string, string>) =>
    send(
      new Request(new URL(path, api), {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${publishableKey}` },
        ...(body && { body: new URLSearchParams(body) }),
      }),
    );
  const read = async (secret: string): Promise<ProviderIntent> => {
    const response = await ask(`${pathOf(secret)}?${new URLSearchParams({ client_secret: secret })}`);
    if (response.ok) return (await response.json()) as ProviderIntent; // documented by the provider
    const expected = `a readable intent at ${api.href}`;
    throw new StepFailed({ call: 'the payment provider', expected, got: `status ${response.status}` });
  };
  const confirm = async (secret: string, method: string): Promise<ProviderIntent | { words: string }> => {
    const return_url = new URL('/receipts', server).href;
    const sent = { client_secret: secret, payment_method: method, return_url };
    const response = await ask(`${pathOf(secret)}/confirm`, sent);
    const body = (await response.json()) as ProviderIntent & { error?: { message?: string } }; // documented by the provider
    return body.error ? { words: body.error.message ?? '' } : body;
  };
  const pay = async (secret: string, method: string): Promise<Confirmation> => {
    const said = await confirm(secret, method);
    if ('words' in said) return { kind: 'refused', ...said };
    const status = intentStatus(said);
    if (status === 'taken') return { kind: 'taken' };
    return status === 'payable' ? { kind: 'refused', words: `The intent is ${said.status}.` } : status;
  };
  return {
    read,
    load: async () => undefined,
    confirm: ({ secret }) => pay(secret, good),
    authorize: ({ secret, method }) => pay(secret, method),
    readStatus: async ({ secret }) => intentStatus(await read(secret)),
    confirmSetup: async ({ secret }) => {
      const said = await confirm(secret, good);
      return 'words' in said ? { kind: 'open', ...said } : setupStatus(said);
    },
    readSetupStatus: async ({ secret }) => setupStatus(await read(secret)),
  };
}

/** A test card that can be saved but not charged. */
export const FAILS_LATER = 'tok_chargeCustomerFail';

const STRIPE = 'https://api.stripe.com/';

/** The address of the provider's HTTP API. */
export const providerOf = ({ api = STRIPE }: PaymentProfile, server: URL): URL => new URL(api, server);

/** The test card that always pays: 4242 4242 4242 4242. */
export const GOOD_CARD = 'pm_card_visa';

const none = async () => skip('the profile has no payment provider');
const nothing = async () => ({ kind: 'unavailable' }) as const;

const unavailable: Provider = {
  read: none,
  load: none,
  confirm: nothing,
  authorize: nothing,
  readStatus: none,
  confirmSetup: nothing,
  readSetupStatus: none,
};

function intentStatus({ status, next_action }: ProviderIntent): IntentStatus {
  if (status === 'succeeded' || status === 'processing') return 'taken';
  const isVerifying = status === 'requires_action' && next_action?.type === 'verify_with_microdeposits';
  return isVerifying ? { kind: 'verifying', deposits: {} } : 'payable';
}

function setupStatus({ status, payment_method }: ProviderIntent): SetupStatus {
  if (status === 'succeeded' && payment_method) return { kind: 'succeeded', method: payment_method };
  return status === 'processing' ? { kind: 'processing' } : { kind: 'open', words: '' };
}

function pathOf(secret: string): string {
  const [id = ''] = secret.split('_secret_');
  return `v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(id)}`;
}
