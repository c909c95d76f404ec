import { Elements, ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementConfirmEvent as ConfirmEvent,
  Stripe,
  StripeElementLocale,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { authorizeForm, failAuthorized, loadedClient, openForm } from './stripe.ts';

export interface StripeFormProps {
  /** What the open forms of its widget are known by. */
  forms: object;
  /** The client secret of the intent that is paid, or of the setup that is made. */
  secret: string;
  /** The publishable key that the secret belongs to; the host's own where it is left out. */
  pubkey?: string;
  locale?: string;
  /** The wallets above the form; none where they are left out. */
  wallets?: StripeWalletsProps & { frame: (buttons: ReactNode) => ReactNode };
  /** The form stands; `focus` leads to its first field. */
  onReady: (focus: () => void) => void;
  onFailed: () => void;
}

/** Stripe's own payment form of one intent or setup, with the wallets that the browser offers above it. */
export function StripeForm({ forms, secret, pubkey, locale = 'auto', wallets, onReady, onFailed }: StripeFormProps) {
  const [client] = useState(() => loadedClient(pubkey));
  // Stripe knows the languages it speaks, and falls back by itself.
  const options = { clientSecret: secret, locale: locale as StripeElementLocale };
  return (
    <Elements stripe={client} options={options}>
      <Registration forms={forms} secret={secret} client={client} />
      {wallets?.frame(<StripeWallets {...wallets} forms={forms} secret={secret} />)}
      <PaymentElement
        options={CARD_FORM}
        onReady={(element) => onReady(() => element.focus())}
        onLoadError={onFailed}
      />
    </Elements>
  );
}

/** Wallets stand above the form alone: the form's own would ask for no address, and would open after the order, when it is too late for a sheet. */
const CARD_FORM: StripePaymentElementOptions = { wallets: { applePay: 'never', googlePay: 'never' } };

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

export interface StripeWalletsProps {
  /** The codes of the countries that a wallet may name an address in; without any it is not asked for one. */
  countries?: readonly string[];
  /** What the intent comes to, in cents. */
  amount: number | undefined;
  /** An order is under way. */
  isPaying: boolean;
  /** How an order without further cost for its shipping is called in a wallet. */
  shippingName: string;
  onFound: (isOffered: boolean) => void;
  onFailed: () => void;
  onOpened: () => void;
  onCancelled: () => void;
  /** The reader chose an address; answers whether the order is shipped there. */
  onAddress: (country: string) => boolean;
  /** The reader has authorized the payment of an amount, in cents; answers whether it is ordered now. */
  onAuthorized: (amount: number | undefined) => boolean;
  /** What was authorized was paid or refused, or never ordered. */
  onEnded: () => void;
}

/** Stripe's buttons of the wallets that the browser offers. What a wallet authorized is confirmed by the form's own path. */
function StripeWallets(props: StripeWalletsProps & { forms: object; secret: string }) {
  const { forms, secret, countries, amount, isPaying, shippingName, onFailed, onEnded } = props;
  const elements = useElements();
  const [read, setRead] = useState(amount);
  // A wallet shows the amount of the intent as Stripe's script read it last.
  const isOutdated = amount !== read;
  const shown = useRef(amount);
  const [isAuthorized, setAuthorized] = useState(false);
  const [options] = useState(() => optionsFor(countries, shippingName));
  useEffect(() => () => failAuthorized(forms, secret), [forms, secret]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows the end is up to the latest render.
  useEffect(() => {
    if (!isAuthorized || isPaying) return;
    // An order that came back before the provider was asked has left the wallet waiting.
    failAuthorized(forms, secret);
    setAuthorized(false);
    onEnded();
  }, [isAuthorized, isPaying]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows a failure is up to the latest render.
  useEffect(() => {
    if (isPaying || !isOutdated || !elements) return;
    let isLatest = true;
    const end = (isRead: boolean) => {
      if (!isLatest) return;
      if (isRead) setRead(amount);
      else onFailed();
    };
    elements.fetchUpdates().then(
      ({ error }) => end(error === undefined),
      () => end(false),
    );
    return () => {
      isLatest = false;
    };
  }, [amount, isOutdated, isPaying, elements]);

  const authorize = (event: ConfirmEvent) => {
    const { shippingAddress } = event;
    // Some wallets choose an address without telling of it before.
    if (countries && shippingAddress && !props.onAddress(shippingAddress.address.country))
      return event.paymentFailed({ reason: 'address_unserviceable' });
    if (!props.onAuthorized(shown.current)) return event.paymentFailed({ reason: 'fail' });
    authorizeForm(forms, secret, event);
    setAuthorized(true);
  };

  return (
    <div inert={isOutdated}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) =>
          props.onFound(Object.values(availablePaymentMethods ?? {}).some((isAvailable) => isAvailable))
        }
        onLoadError={onFailed}
        onClick={({ resolve }) => {
          shown.current = read;
          props.onOpened();
          resolve();
        }}
        onCancel={props.onCancelled}
        {...(countries && {
          onShippingAddressChange: ({ address, resolve, reject }) =>
            props.onAddress(address.country) ? resolve() : reject(),
        })}
        onConfirm={authorize}
      />
    </div>
  );
}

const optionsFor = (
  countries: readonly string[] | undefined,
  displayName: string,
): StripeExpressCheckoutElementOptions =>
  countries
    ? {
        shippingAddressRequired: true,
        allowedShippingCountries: [...countries],
        // Stripe leaves it out where it asks for another address, and a receipt states it.
        billingAddressRequired: true,
        // Stripe asks for a rate wherever it asks for an address; what shipping costs is in the intent's amount.
        shippingRates: [{ id: 'included', amount: 0, displayName }],
      }
    : {};
