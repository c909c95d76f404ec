import { routes } from '../routes.gen.ts';
import { callIds } from '../routes.ts';
import type { NetworkState } from '../scenario/faults.ts';
import type { BotCheckState, BotProvider, PaymentSwitch, Switches } from '../scenario/switches.ts';

interface Switch {
  label: string;
  hint: string;
  /** A label for each value. */
  options: Readonly<Record<string, string>>;
}

const network: Record<NetworkState, string> = {
  normal: 'Normal',
  slow: 'Slow: every reply takes three seconds',
  offline: 'Offline: no call gets through',
  flaky: 'Flaky: the first try of each call is lost',
  lost: 'Replies lost: calls get through',
  unavailable: 'Unavailable: 503',
  busy: 'Too many requests: 429',
  html: 'HTML instead of JSON',
  'signed-out': 'The session has ended: 401',
};

const payment: Record<PaymentSwitch, string> = {
  entered: 'By test card; 4242 succeeds',
  declined: 'Declined',
  challenged: 'Challenged: the bank asks the cardholder',
  debited: 'Processing: the bank takes days',
  blocked: 'Script blocked',
  silent: 'Script never arrives',
  wallet: 'Wallet offered',
  'wallet-cancelled': 'Wallet cancelled by the reader',
  'wallet-abroad': 'Wallet with an address we do not ship to',
  'wallet-declined': 'Wallet declined; a card succeeds',
  'wallet-broken': 'Wallets cannot be loaded',
  'wallet-silent': 'Wallets never load',
};

const botCheck: Record<BotCheckState, string> = {
  passes: 'Passes',
  refused: 'Refused: the reader looks like a bot',
  challenge: 'Challenge: asks the reader; reCAPTCHA never does',
  slow: 'Slow: a token takes three seconds',
  fails: 'Returns an error',
  blocked: 'Script blocked',
  empty: 'Script does nothing',
  silent: 'Silent: never answers',
  absent: 'None: the host has no bot check',
};

const botProvider: Record<BotProvider, string> = {
  recaptcha: 'reCAPTCHA v3',
  turnstile: 'Turnstile',
  hcaptcha: 'hCaptcha',
};

const call: Record<string, string> = {
  '': 'Every call',
  ...Object.fromEntries(callIds.map((id) => [id, `${routes[id].method.toUpperCase()} ${routes[id].path}`])),
};

/** What a tester can change while a page is open. */
export const SWITCHES: Readonly<Record<keyof Switches, Switch>> = {
  network: { label: 'Network', hint: 'Applies from the next call.', options: network },
  call: { label: 'Calls the network affects', hint: '', options: call },
  payment: { label: 'Payment', hint: 'Applies from the next payment. A loaded script stays.', options: payment },
  botCheck: { label: 'Bot check', hint: 'Applies from the next call.', options: botCheck },
  botProvider: { label: 'Bot check provider', hint: 'Applies from the next page.', options: botProvider },
};

/** Parses a change of switches, by name; undefined for an unknown name or value. */
export function parseSwitches(values: Readonly<Record<string, unknown>>): Partial<Switches> | undefined {
  const known = Object.entries(values).every(
    ([name, value]) => isSwitch(name) && Object.hasOwn(SWITCHES[name].options, String(value ?? '')),
  );
  if (!known) return undefined;
  const { call: only, ...change } = values;
  // Each value is an option of its switch.
  return { ...change, ...(only !== undefined && { call: only || null }) } as Partial<Switches>;
}

const isSwitch = (name: string): name is keyof Switches => Object.hasOwn(SWITCHES, name);
