import type { Address } from '#machines/api/contract.ts';
import { currencyOf, unitOf } from '#machines/rules/price/currency.ts';
import type { WalletState } from '../scenario/switches.ts';
import { type Entered, noSuch } from './outcome.ts';
import { createPanel, MAIN } from './panel.ts';
import { knownMethod } from './payment-methods.ts';

export interface WalletOptions {
  shippingAddressRequired?: boolean;
  allowedShippingCountries?: string[];
}

/** In minor units of a currency (ISO 4217). */
export interface Amount {
  amount: number;
  currency: string;
}

/** The wallet's interface to the page, with Stripe's event names. */
export interface WalletPage {
  emit: (name: string, event?: unknown) => void;
  /** Starts waiting for the payment that the wallet authorized; undefined ends the wait. */
  authorize: (entered: Entered | undefined) => void;
  /** The intent's amount when last read. */
  amount: () => Amount;
}

/** Reports the available wallets or a load error. Returns the wallet's button, if any. */
export function loadWallet(
  state: WalletState | undefined,
  options: WalletOptions,
  page: WalletPage,
): HTMLElement | undefined {
  if (state === 'wallet-silent') return undefined;
  if (state === 'wallet-broken') {
    page.emit('loaderror', { elementType: TYPE, error: noSuch('payment_intent') });
    return undefined;
  }
  page.emit('ready', { elementType: TYPE, availablePaymentMethods: state && AVAILABLE });
  return state && drawWallet(state, options, page);
}

function drawWallet(state: WalletState, options: WalletOptions, page: WalletPage): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.stripeElement = TYPE;
  button.textContent = 'Pay with Test Pay';
  button.style.cssText =
    'display:block;inline-size:100%;min-block-size:44px;border:1px solid #fff;border-radius:4px;background:#000;color:#fff;font:16px/1.5 system-ui,sans-serif;cursor:pointer';
  button.addEventListener('click', () => {
    let isRejected = true;
    const resolve = () => {
      isRejected = false;
    };
    // The page must answer before the sheet opens.
    page.emit('click', { elementType: TYPE, expressPaymentType: WALLET, resolve, reject: () => undefined });
    if (isRejected) return;
    if (state === 'wallet-cancelled') page.emit('cancel', CANCELLED);
    else openSheet(state, options, page);
  });
  return button;
}

const AVAILABLE = {
  amazonPay: false,
  applePay: false,
  googlePay: true,
  link: false,
  paypal: false,
  klarna: false,
};

function openSheet(
  state: WalletState,
  { shippingAddressRequired, allowedShippingCountries }: WalletOptions,
  page: WalletPage,
) {
  const cancel = () => {
    panel.close();
    page.emit('cancel', CANCELLED);
  };
  const panel = createPanel('Test Pay', cancel);
  const { amount, currency } = page.amount();
  const price = (amount / unitOf(currencyOf({ currency }))).toLocaleString('en-US', { style: 'currency', currency });
  const words = panel.addWords(`This is a test wallet. Pay ${price}, or close it.`);
  const [country = 'US'] = allowedShippingCountries ?? [];
  const address = addressIn(state === 'wallet-abroad' ? 'AQ' : country);
  const pay = panel.addButton(
    'Pay',
    () => {
      panel.close();
      const { charge, details } = knownMethod(
        state === 'wallet-declined' ? 'pm_card_visa_chargeDeclined' : 'pm_card_visa',
      );
      page.authorize({ charge, details, ...(shippingAddressRequired && { shipping: contractAddress(address) }) });
      page.emit('confirm', {
        expressPaymentType: WALLET,
        ...(shippingAddressRequired && { shippingAddress: { name: NAME, address } }),
        paymentFailed: () => page.authorize(undefined),
      });
    },
    MAIN,
  );
  const close = panel.addButton('Cancel', cancel);
  panel.show(pay);
  if (!shippingAddressRequired) return;
  const { line1: _, line2: __, ...partial } = address;
  page.emit('shippingaddresschange', {
    name: NAME,
    address: partial,
    resolve: () => undefined,
    reject: () => {
      words.textContent = 'This order cannot be sent to your address.';
      pay.disabled = true;
      close.focus();
    },
  });
}

const TYPE = 'expressCheckout';
const WALLET = 'google_pay';
const CANCELLED = { elementType: TYPE };
const NAME = 'Ada Okafor';

interface WalletAddress {
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

const addressIn = (country: string): WalletAddress => ({
  line1: '9 Wallet Lane',
  line2: null,
  city: 'Portsmouth',
  state: 'NH',
  postal_code: '03801',
  country,
});

const contractAddress = ({ line1, line2, city, state, postal_code, country }: WalletAddress): Address => ({
  line1,
  line2: line2 ?? '',
  city,
  state,
  postcode: postal_code,
  country,
  country_name: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
});
