import type { CallId } from '../documented.ts';
import { type Charge, cardError } from '../stripe/outcome.ts';
import { type AnyFault, NETWORK, type NetworkState } from './faults.ts';

/** What of the world can be switched while a page is open: the scenario sets it, and the toolbar changes it. */
export interface Switches {
  network: NetworkState;
  /** The one call that the network fails; every call when null. */
  call: CallId | null;
  payment: PaymentState;
  botCheck: BotCheckState;
  /** The service that the host uses. */
  botProvider: BotProvider;
}

/** What comes of every payment; `entered` leaves it to the card or account that is entered. */
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

export type PaymentState = (typeof PAYMENTS)[number];

/** What the browser's wallet does. */
export type WalletState = Extract<PaymentState, `wallet${string}`>;

/** What the bot check does, and whether the journal believes it. */
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

/** The switches as a scenario sets them. */
export const switchesOf = ({ network, payment, botCheck, botProvider }: Partial<Switches>): Switches => ({
  network: network ?? 'normal',
  call: null,
  payment: payment ?? 'entered',
  botCheck: botCheck ?? 'passes',
  botProvider: botProvider ?? 'recaptcha',
});

/** What the switches do to a call. */
export const faultsBy = ({ network, call, botCheck }: Switches, id: CallId): AnyFault[] => [
  ...(botCheck === 'refused' ? [{ reply: 'botCheckRefused' } as const] : []),
  ...(call === null || call === id ? [NETWORK[network]] : []),
];

/** Undefined for a browser without a wallet. */
export const walletUnder = ({ payment }: Pick<Switches, 'payment'>): WalletState | undefined =>
  isWallet(payment) ? payment : undefined;

const isWallet = (payment: PaymentState): payment is WalletState => payment.startsWith('wallet');

/** What comes of charging a method that would be charged like this. */
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

/** What comes of charging the method on file, where it is not simply charged. */
export type OnFile = 'authorization' | 'replacement' | 'bank';

/** What comes of charging the method on file, unless the scenario says it. */
export function onFileUnder({ payment }: Switches): OnFile | undefined {
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
