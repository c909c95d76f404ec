import { journal } from '#fixtures/stories/answers.ts';
import { translations } from '#messages/load-locale.ts';
import { readersOf } from '#mocks/console/summary.ts';
import { parseSwitches, SWITCHES } from '#mocks/console/switches.ts';
import type { PageId } from '#mocks/documented.ts';
import { isReader } from '#mocks/readers.ts';
import type { Condition, Item } from '#storybook/machine-panel/protocol.ts';
import { callQueue } from '#storybook/stepping/call-queue.ts';
import { BOT_CHECK_CALL, PROVIDER_CALLS } from '#storybook/stepping/provider.ts';

/** The defaults of the conditions; '' leaves a setting to the story. */
export const initialGlobals = {
  reader: '',
  network: '',
  payment: '',
  botCheck: '',
  botProvider: '',
  flags: '',
  locale: 'en-US',
  theme: 'light',
  hostCss: 'none',
  /** The encoded steps from a link. */
  steps: '',
  playOnOpen: 'off',
};

export type Globals = { [Name in keyof typeof initialGlobals]: string };

/** The conditions, with the values and labels of the mock journal's console. */
export const globalTypes = {
  reader: atStart('Reader', readers()),
  network: atStart('Network', [
    { value: 'hold', title: 'Hold replies: each call waits for you' },
    ...choices('network'),
  ]),
  payment: atStart('Payment', choices('payment')),
  botCheck: atStart('Bot check', choices('botCheck')),
  botProvider: atStart('Bot check provider', choices('botProvider')),
  flags: atStart('Flags of the host', [
    { value: 'none', title: 'No flags' },
    { value: 'checkout_later', title: 'Checkout later' },
    { value: 'add_donation', title: 'Add a donation' },
    { value: 'add_products', title: 'Add products' },
    { value: 'every', title: 'Every purchase flag' },
    { value: 'hideAutorenew', title: 'Hide autorenew' },
    { value: 'view_only', title: 'View only' },
  ]),
  locale: condition('Language and region', localesOf(['en', ...Object.keys(translations)])),
  theme: condition('Colours', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  hostCss: condition('Style of the host', [
    { value: 'none', title: 'None' },
    { value: 'aggressive', title: 'Styles every element' },
    { value: 'literary', title: 'Theme: literary' },
    { value: 'modern', title: 'Theme: modern' },
    { value: 'evening', title: 'Theme: evening' },
  ]),
  playOnOpen: condition('Play on open', [
    { value: 'off', title: 'Off' },
    { value: 'on', title: 'On' },
  ]),
};

/** The conditions that matter to a story: those of its page, and of the calls that its machines may make. */
export function conditionsFor(calls: readonly string[], page: PageId | undefined): string[] {
  const pays = Object.values(PROVIDER_CALLS).some((call) => calls.includes(call));
  const isChecked = calls.includes(BOT_CHECK_CALL);
  const matters: Record<string, boolean> = {
    reader: page !== undefined || calls.length > 0,
    network: calls.length > 0,
    payment: pays,
    botCheck: isChecked,
    botProvider: isChecked,
    flags: page !== undefined,
  };
  return Object.keys(globalTypes).filter((name) => matters[name] ?? true);
}

/** Applies the conditions to the journal. A story's own settings are applied later and win. */
export function enterConditions({ reader, network, payment, botCheck, botProvider }: Globals): void {
  if (network === 'hold') callQueue.hold(true);
  if (isReader(reader)) journal.become(reader);
  for (const [name, value] of Object.entries({ network, payment, botCheck, botProvider }))
    journal.steer((value !== '' && parseSwitches({ [name]: value })) || {});
}

/** A script that is already loaded cannot be blocked, so these settings replace it. */
export const scriptsOf = ({ payment, botCheck }: Globals) => ({
  ...(isStopped(payment) && { paymentScript: payment }),
  ...(isStopped(botCheck) && { botCheck }),
});

const isStopped = (value: string): value is 'blocked' | 'silent' => value === 'blocked' || value === 'silent';

function condition(title: string, items: Item[], isAtStart = false): Condition {
  return { name: title, items, isAtStart };
}

function atStart(title: string, items: Item[]): Condition {
  return condition(title, [{ value: '', title: 'As the story sets it' }, ...items], true);
}

function choices(name: keyof typeof SWITCHES): Item[] {
  return Object.entries(SWITCHES[name].options).map(([value, title]) => ({ value, title }));
}

function readers(): Item[] {
  const known = readersOf(journal.state());
  return [
    { value: 'visitor', title: 'A visitor who is not logged in' },
    ...known.map(({ reader, name, summary }) => ({ value: reader, title: `${name}: ${summary}` })),
  ];
}

/** One locale per language, with its likeliest region, then English with other number and date formats. */
function localesOf(offered: string[]): Item[] {
  const own = offered.map((language) => new Intl.Locale(language).maximize());
  return [
    ...own.map(({ language, region }) => ({ value: `${language}-${region}`, title: `${language}-${region}` })),
    ...['de-DE', 'hi-IN'].map((value) => ({ value, title: `Money and dates: ${value}` })),
  ];
}
