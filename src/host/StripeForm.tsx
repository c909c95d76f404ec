import { Elements, ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { StripeElementLocale } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadedClient, openForm } from './stripe.ts';

export interface StripeFormProps {
  /** The client secret of the intent that is paid. */
  secret: string;
  locale?: string;
  onReady: () => void;
  onFailed: () => void;
  /** A wallet was used in place of the form's fields. */
  onWallet: () => void;
}

/** Stripe's own payment form of one intent, with the wallets that the browser offers above it. */
export function StripeForm({ secret, locale = 'auto', onReady, onFailed, onWallet }: StripeFormProps) {
  const [client] = useState(loadedClient);
  // Stripe knows the languages it speaks, and falls back by itself.
  const options = { clientSecret: secret, locale: locale as StripeElementLocale };
  return (
    <Elements stripe={client} options={options}>
      <ExpressCheckoutElement onConfirm={onWallet} />
      <PaymentElement onReady={onReady} onLoadError={onFailed} />
      <Registration secret={secret} />
    </Elements>
  );
}

function Registration({ secret }: { secret: string }) {
  const elements = useElements();
  useEffect(() => (elements ? openForm(secret, elements) : undefined), [secret, elements]);
  return null;
}
