import { Elements, ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadedClient, openForm } from './stripe.ts';

export interface StripeFormProps {
  /** The client secret of the intent that is paid, or of the setup that is made. */
  secret: string;
  /** The publishable key that the secret belongs to; the host's own where it is left out. */
  pubkey?: string;
  locale?: string;
  onReady: () => void;
  onFailed: () => void;
  /** A wallet was used in place of the form's fields. */
  onWallet: () => void;
}

/** Stripe's own payment form of one intent or setup, with the wallets that the browser offers above it. */
export function StripeForm({ secret, pubkey, locale = 'auto', onReady, onFailed, onWallet }: StripeFormProps) {
  const [client] = useState(() => loadedClient(pubkey));
  // Stripe knows the languages it speaks, and falls back by itself.
  const options = { clientSecret: secret, locale: locale as StripeElementLocale };
  return (
    <Elements stripe={client} options={options}>
      <ExpressCheckoutElement onConfirm={onWallet} />
      <PaymentElement onReady={onReady} onLoadError={onFailed} />
      <Registration secret={secret} client={client} />
    </Elements>
  );
}

function Registration({ secret, client }: { secret: string; client: Stripe | null }) {
  const elements = useElements();
  useEffect(
    () => (client && elements ? openForm(secret, { client, elements }) : undefined),
    [secret, client, elements],
  );
  return null;
}
