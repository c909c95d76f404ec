import { Elements, ExpressCheckoutElement, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type {
  Appearance,
  StripeExpressCheckoutElementConfirmEvent as ConfirmEvent,
  Stripe,
  StripeElementLocale,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { appearanceAt, onThemeChange } from './appearance.ts';
import { authorizeForm, failAuthorized, loadedClient, openForm } from './stripe.ts';

export interface StripeFormProps {
  forms: object;
  secret: string;
  pubkey?: string;
  locale?: string;
  wallets?: StripeWalletsProps & { frame: (buttons: ReactNode) => ReactNode };
  onReady: (focus: () => void) => void;
  onFailed: () => void;
}

export function StripeForm({ forms, secret, pubkey, locale = 'auto', wallets, onReady, onFailed }: StripeFormProps) {
  const [client] = useState(() => loadedClient(pubkey));
  // Stripe chooses another language if it does not support this one.
  const [appearance, setAppearance] = useState<Appearance>();
  // The theme depends on the element, so it must be in the page first.
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const read = () => {
      if (place.current) setAppearance(appearanceAt(place.current));
    };
    read();
    return onThemeChange(read);
  }, []);
  const options = { clientSecret: secret, locale: locale as StripeElementLocale, appearance };
  return (
    <>
      <span ref={place} hidden />
      {appearance && (
        <Elements stripe={client} options={options}>
          <Registration forms={forms} secret={secret} client={client} />
          {wallets?.frame(<StripeWallets {...wallets} forms={forms} secret={secret} />)}
          <PaymentElement
            options={CARD_FORM}
            onReady={(element) => onReady(() => element.focus())}
            onLoadError={onFailed}
          />
        </Elements>
      )}
    </>
  );
}

/**
 * Turns off the card form's own wallets: they ask for no address and open only after the order is sent, when browsers
 * no longer allow a payment sheet.
 */
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
  countries?: readonly string[];
  /** The amount of the intent, in cents. */
  amount: number | undefined;
  isPaying: boolean;
  shippingName: string;
  onFound: (isOffered: boolean) => void;
  onFailed: () => void;
  onOpened: () => void;
  onCancelled: () => void;
  onAddress: (country: string) => boolean;
  /** Receives the authorized amount in cents; returns whether it will be ordered. */
  onAuthorized: (amount: number | undefined) => boolean;
  /** Called once the authorized payment has succeeded or failed, or is not ordered after all. */
  onEnded: () => void;
}

function StripeWallets(props: StripeWalletsProps & { forms: object; secret: string }) {
  const { forms, secret, countries, amount, isPaying, shippingName, onFailed, onEnded } = props;
  const elements = useElements();
  const [read, setRead] = useState(amount);
  // A wallet shows the intent's amount as last fetched by Stripe's script.
  const isOutdated = amount !== read;
  const shown = useRef(amount);
  const [isAuthorized, setAuthorized] = useState(false);
  const [options] = useState(() => optionsFor(countries, shippingName));
  useEffect(() => () => failAuthorized(forms, secret), [forms, secret]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the payment ends, with the latest props.
  useEffect(() => {
    if (!isAuthorized || isPaying) return;
    // The order failed before the provider was called, so the wallet is still waiting.
    failAuthorized(forms, secret);
    setAuthorized(false);
    onEnded();
  }, [isAuthorized, isPaying]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the amount changes, with the latest props.
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
    // Some wallets pick an address without an address event.
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
        // Stripe omits the billing address if a shipping address is required, but the receipt shows it.
        billingAddressRequired: true,
        // Stripe requires a rate with an address. The intent's amount already includes shipping.
        shippingRates: [{ id: 'included', amount: 0, displayName }],
      }
    : {};
