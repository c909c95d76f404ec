import { journal } from '#fixtures/stories/answers.ts';
import { translations } from '#messages/load-locale.ts';
import { readersOf } from '#mocks/console/summary.ts';
import { parseSwitches, SWITCHES } from '#mocks/console/switches.ts';
import { isReader } from '#mocks/readers.ts';
import { callQueue } from '#storybook/stepping/call-queue.ts';

/** The toolbar's defaults; '' leaves a setting to the story. */
export const initialGlobals = {
  reader: '',
  network: '',
  payment: '',
  botCheck: '',
  botProvider: '',
  flags: '',
  locale: 'en-US',
  direction: '',
  theme: 'light',
  hostCss: 'none',
  /** The encoded steps from a link. */
  steps: '',
  playOnOpen: 'off',
};

export type Globals = { [Name in keyof typeof initialGlobals]: string };

/** The toolbar's controls, with the values and labels of the mock journal's console. */
export const globalTypes = {
  reader: menu('Reader', 'user', [asStory('Reader'), ...readers()]),
  network: menu('Network', 'lightning', [
    asStory('Network'),
    { value: 'hold', title: 'Hold replies: each call waits in the Workbench panel' },
    ...choices('network'),
  ]),
  payment: menu('Payment', 'credit', [asStory('Payment'), ...choices('payment')]),
  botCheck: menu('Bot check', 'lock', [asStory('Bot check'), ...choices('botCheck')]),
  botProvider: menu('Bot check provider', 'shield', [asStory('Bot check provider'), ...choices('botProvider')]),
  flags: menu('Flags', 'flag', [
    asStory('Flags'),
    { value: 'none', title: 'No flags' },
    { value: 'checkout_later', title: 'Checkout later' },
    { value: 'add_donation', title: 'Add a donation' },
    { value: 'add_products', title: 'Add products' },
    { value: 'every', title: 'Every purchase flag' },
    { value: 'hideAutorenew', title: 'Hide autorenew' },
    { value: 'view_only', title: 'View only' },
  ]),
  locale: menu('Locale', 'globe', localesOf(['en', ...Object.keys(translations)])),
  direction: menu('Direction', 'transfer', [
    { value: '', title: 'Direction: from the locale' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  playOnOpen: menu('Play on open', 'play', [
    { value: 'off', title: 'Play on open: off' },
    { value: 'on', title: 'Play on open: on' },
  ]),
  theme: menu('Colours', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'forced', title: 'Forced colours' },
  ]),
  hostCss: menu('Host CSS', 'paintbrush', [
    { value: 'none', title: 'Host CSS: none' },
    { value: 'aggressive', title: 'Host CSS: aggressive' },
    { value: 'literary', title: 'Theme: literary' },
    { value: 'modern', title: 'Theme: modern' },
    { value: 'evening', title: 'Theme: evening' },
  ]),
};

/** Applies the toolbar to the journal. A story's own settings are applied later and win. */
export function enterToolbar({ reader, network, payment, botCheck, botProvider }: Globals): void {
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

interface Item {
  value: string;
  title: string;
}

function menu<Icon extends string>(title: string, icon: Icon, items: Item[]) {
  return { description: title, toolbar: { title, icon, dynamicTitle: true, items } };
}

function asStory(title: string): Item {
  return { value: '', title: `${title}: story default` };
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

/**
 * One locale per language of the catalogue, with its likeliest region, then English with other number and date formats.
 */
function localesOf(offered: string[]): Item[] {
  const own = offered.map((language) => new Intl.Locale(language).maximize());
  return [
    ...own.map(({ language, region }) => ({ value: `${language}-${region}`, title: `${language}-${region}` })),
    ...['de-DE', 'hi-IN'].map((value) => ({ value, title: `Money and dates: ${value}` })),
  ];
}
