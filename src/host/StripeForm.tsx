import { Elements, ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadedClient, openForm } from './stripe.ts';

export interface StripeFormProps {
  /** What the open forms of its widget are known by. */
  forms: object;
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
export function StripeForm({ forms, secret, pubkey, locale = 'auto', onReady, onFailed, onWallet }: StripeFormProps) {
  const [client] = useState(() => loadedClient(pubkey));
  // Stripe knows the languages it speaks, and falls back by itself.
  const options = { clientSecret: secret, locale: locale as StripeElementLocale };
  return (
    <Elements stripe={client} options={options}>
      <ExpressCheckoutElement onConfirm={onWallet} />
      <PaymentElement onReady={onReady} onLoadError={onFailed} />
      <Registration forms={forms} secret={secret} client={client} />
    </Elements>
  );
}

function Registration({
  forms,
  secret,
  client,
}: Pick<StripeFormProps, 'forms' | 'secret'> & { client: Stripe | null }) {
  const elements = useElements();
  useEffect(
    () => (client && elements ? openForm(forms, secret, { client, elements }) : undefined),
    [forms, secret, client, elements],
  );
  return null;
}
