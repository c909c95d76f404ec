import type { CallId } from '../documented.ts';
import { type Charge, cardError } from '../stripe/outcome.ts';
import { type AnyFault, NETWORK, type NetworkState } from './faults.ts';

/** The conditions that can be switched while a page is open. The scenario sets them, and the toolbar changes them. */
export interface Switches {
  network: NetworkState;
  /** The only call affected by the network state; null for all. */
  call: CallId | null;
  payment: PaymentSwitch;
  botCheck: BotCheckState;
  botProvider: BotProvider;
}

/** The results of a payment; `entered` leaves it to the card or account entered. */
export const PAYMENTS = [
  'entered',
  'declined',
  'challenged',
  'debited',
  'blocked',
  'silent',
  'wallet',
  'wallet-cancelled',
  'wallet-abroad',
  'wallet-declined',
  'wallet-broken',
  'wallet-silent',
] as const;

export type PaymentSwitch = (typeof PAYMENTS)[number];

export type WalletState = Extract<PaymentSwitch, `wallet${string}`>;

export const BOT_CHECKS = [
  'passes',
  'refused',
  'challenge',
  'slow',
  'fails',
  'blocked',
  'empty',
  'silent',
  'absent',
] as const;

export type BotCheckState = (typeof BOT_CHECKS)[number];

export const BOT_PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const;

export type BotProvider = (typeof BOT_PROVIDERS)[number];

export const switchesOf = ({ network, payment, botCheck, botProvider }: Partial<Switches>): Switches => ({
  network: network ?? 'normal',
  call: null,
  payment: payment ?? 'entered',
  botCheck: botCheck ?? 'passes',
  botProvider: botProvider ?? 'recaptcha',
});

export const faultsBy = ({ network, call, botCheck }: Switches, id: CallId): AnyFault[] => [
  ...(botCheck === 'refused' ? [{ reply: 'botCheckRefused' } as const] : []),
  ...(call === null || call === id ? [NETWORK[network]] : []),
];

/** Returns the wallet's behaviour; undefined for a browser without a wallet. */
export const walletUnder = ({ payment }: Pick<Switches, 'payment'>): WalletState | undefined =>
  isWallet(payment) ? payment : undefined;

const isWallet = (payment: PaymentSwitch): payment is WalletState => payment.startsWith('wallet');

/** Returns the result of a charge: the switched one, or by default that of the method. */
export function chargeUnder({ payment }: Switches, charge: Charge): Charge {
  switch (payment) {
    case 'declined':
      return { kind: 'refused', error: cardError('card_declined', 'Your card was declined.', 'generic_decline') };
    case 'challenged':
      return charge.kind === 'challenged' ? charge : { kind: 'challenged', after: charge };
    case 'debited':
      return { kind: 'debited' };
    default:
      return charge;
  }
}

/** A special result of charging the saved method. */
export type ChargeResult = 'authorization' | 'replacement' | 'bank';

/** Returns the switched result of charging the saved method. A scenario's own takes precedence. */
export function onFileUnder({ payment }: Switches): ChargeResult | undefined {
  switch (payment) {
    case 'declined':
      return 'replacement';
    case 'challenged':
      return 'authorization';
    case 'debited':
      return 'bank';
    default:
      return undefined;
  }
}
