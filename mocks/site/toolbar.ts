import type { Journal } from '../journal/journal.ts';
import { lookUp } from '../journal/read-fields.ts';
import type { JournalState } from '../journal/state.ts';
import type { Mail } from '../journal/visitor/access-state.ts';
import { isReader, PEOPLE_OF_PAGES, type Person, personOf, READERS, type Reader, refOf } from '../readers.ts';
import { routes } from '../routes.gen.ts';
import { callIds } from '../routes.ts';
import { NETWORK, type NetworkState } from '../scenario/faults.ts';
import { AREAS, isScenarioName } from '../scenario/scenarios.ts';
import {
  BOT_CHECKS,
  BOT_PROVIDERS,
  type BotCheckState,
  type BotProvider,
  PAYMENTS,
  type PaymentState,
} from '../scenario/switches.ts';

export interface Toolbar {
  line: () => string;
  controls: () => Control[];
  /** Sets a control. Returns whether the page must be reloaded to show the change. */
  choose: (name: string, value: string) => boolean;
  reset: () => void;
  link: () => string;
  /** Returns the latest mails, newest first, with codes and links that only a mail contains. */
  mails: () => readonly Letter[];
  watch: (changed: () => void) => () => void;
}

export interface Control {
  name: string;
  label: string;
  hint: string;
  value: string;
  groups: { label: string; options: Option[] }[];
}

export interface Letter {
  words: string;
  link?: string;
}

interface Option {
  value: string;
  label: string;
}

export const createToolbar = (journal: Journal, watch: Toolbar['watch']): Toolbar => ({
  line: () => lineOf(journal.state()),
  controls: () => controlsOf(journal.state()),
  choose: (name, value) => {
    const set = lookUp(SETTERS, name);
    return set?.(journal, value) ?? false;
  },
  reset: () => journal.reset(),
  link: () => linkOf(journal.state()),
  mails: () => journal.state().mails.slice(-SHOWN_MAILS).reverse().map(letterOf),
  watch,
});

const SETTERS: Record<string, (journal: Journal, value: string) => boolean> = {
  reader: (journal, value) => {
    if (isReader(value)) journal.become(value);
    return true;
  },
  scenario: (journal, value) => {
    if (isScenarioName(value)) journal.choose(value);
    return true;
  },
  network: (journal, value) => {
    const network = networks.find((one) => one === value);
    if (network) journal.steer({ network });
    return false;
  },
  call: (journal, value) => {
    journal.steer({ call: callIds.find((id) => id === value) ?? null });
    return false;
  },
  payment: (journal, value) => {
    const payment = PAYMENTS.find((one) => one === value);
    if (payment) journal.steer({ payment });
    return false;
  },
  botCheck: (journal, value) => {
    const botCheck = BOT_CHECKS.find((one) => one === value);
    if (botCheck) journal.steer({ botCheck });
    // The page data determines whether the host has a bot check.
    return botCheck === 'absent';
  },
  botProvider: (journal, value) => {
    const botProvider = BOT_PROVIDERS.find((one) => one === value);
    if (botProvider) journal.steer({ botProvider });
    return true;
  },
};

function lineOf(state: JournalState): string {
  const { scenario, switches } = state;
  const { network, call, payment, botCheck, botProvider } = switches;
  return [
    nameOf(state),
    scenario,
    ...(network === 'normal' ? [] : [`${NETWORK_WORDS[network]} (${call ?? 'every call'})`]),
    ...(payment === 'entered' ? [] : [`payment: ${PAYMENT_WORDS[payment]}`]),
    ...(botCheck === 'passes' ? [] : [`bot check: ${BOT_CHECK_WORDS[botCheck]}`]),
    ...(botProvider === 'recaptcha' ? [] : [BOT_PROVIDER_WORDS[botProvider]]),
  ].join(' · ');
}

const controlsOf = (state: JournalState): Control[] => [
  {
    name: 'reader',
    label: 'Reader',
    hint: 'Reloads the page. Everyone’s password is “correct horse”.',
    value: readerOf(state) ?? '',
    groups: [
      { label: '', options: [...NOBODY, ...newcomer(state)] },
      { label: 'Readers', options: PEOPLE_OF_PAGES.map((person) => personOption(state, person)) },
    ],
  },
  {
    name: 'scenario',
    label: 'Scenario',
    hint: 'Reloads the page and sets the controls below.',
    value: state.scenario,
    groups: Object.entries(AREAS).map(([label, scenarios]) => ({
      label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
      options: Object.entries(scenarios).map(([value, { summary }]) => ({ value, label: `${value}: ${summary}` })),
    })),
  },
  {
    name: 'network',
    label: 'Network',
    hint: 'Applies from the next call.',
    value: state.switches.network,
    groups: [{ label: '', options: optionsOf(NETWORK_WORDS) }],
  },
  {
    name: 'call',
    label: 'Calls the network affects',
    hint: '',
    value: state.switches.call ?? '',
    groups: [
      { label: '', options: [{ value: '', label: 'Every call' }] },
      { label: 'One call', options: callIds.map((id) => ({ value: id, label: callWords(id) })) },
    ],
  },
  {
    name: 'payment',
    label: 'Payment',
    hint: 'Applies from the next payment. A loaded script stays.',
    value: state.switches.payment,
    groups: [{ label: '', options: optionsOf(PAYMENT_WORDS) }],
  },
  {
    name: 'botCheck',
    label: 'Bot check',
    hint: 'Applies from the next call.',
    value: state.switches.botCheck,
    groups: [{ label: '', options: optionsOf(BOT_CHECK_WORDS) }],
  },
  {
    name: 'botProvider',
    label: 'Bot check provider',
    hint: 'Reloads the page.',
    value: state.switches.botProvider,
    groups: [{ label: '', options: optionsOf(BOT_PROVIDER_WORDS) }],
  },
];

const NETWORK_WORDS: Record<NetworkState, string> = {
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

const PAYMENT_WORDS: Record<PaymentState, string> = {
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

const BOT_CHECK_WORDS: Record<BotCheckState, string> = {
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

const BOT_PROVIDER_WORDS: Record<BotProvider, string> = {
  recaptcha: 'reCAPTCHA v3',
  turnstile: 'Turnstile',
  hcaptcha: 'hCaptcha',
};

const NOBODY: Option[] = [
  { value: 'visitor', label: 'A visitor who is not logged in' },
  { value: 'administrator', label: 'The journal, which can view every account' },
];

const networks = Object.keys(NETWORK) as NetworkState[];

const optionsOf = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const callWords = (id: (typeof callIds)[number]): string => `${routes[id].method.toUpperCase()} ${routes[id].path}`;

/** Undefined for a reader who opened an account here. */
const readerOf = ({ reader }: JournalState): Reader | undefined => READERS.find((one) => refOf(one) === reader);

const nameOf = (state: JournalState): string =>
  state.reader === null ? 'Visitor' : (accountName(state, state.reader) ?? 'Visitor');

const accountName = ({ accounts }: JournalState, ref: string): string | undefined =>
  lookUp(accounts, ref)?.subscriber.account.name;

const newcomer = (state: JournalState): Option[] =>
  readerOf(state) === undefined ? [{ value: '', label: `${nameOf(state)}: an account opened here` }] : [];

const personOption = (state: JournalState, person: Person): Option => ({
  value: person,
  label: `${accountName(state, refOf(person) ?? '') ?? person}: ${personOf(person).summary}`,
});

const letterOf = ({ to, about, code, link }: Mail): Letter => ({
  words: [`To ${to}: ${about}`, ...(code === undefined ? [] : [code])].join(' '),
  ...(link !== undefined && { link }),
});

const SHOWN_MAILS = 3;

function linkOf(state: JournalState): string {
  const reader = readerOf(state);
  return `?${new URLSearchParams({ scenario: state.scenario, ...(reader && { reader }) })}`;
}
