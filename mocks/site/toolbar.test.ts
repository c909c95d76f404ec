import { beforeEach, expect, test } from 'vitest';
import { createJournal, type Journal } from '../journal/journal.ts';
import { READERS } from '../readers.ts';
import { callIds } from '../routes.ts';
import { scenarios } from '../scenario/scenarios.ts';
import { createToolbar, type Toolbar } from './toolbar.ts';

let journal: Journal;
let toolbar: Toolbar;

beforeEach(() => {
  journal = createJournal();
  toolbar = createToolbar(journal, () => () => undefined);
});

const valuesOf = (name: string) =>
  toolbar
    .controls()
    .find((control) => control.name === name)
    ?.groups.flatMap(({ options }) => options.map(({ value }) => value));

test('summarizes the scenario in one line', () => {
  expect(toolbar.line()).toBe('Visitor · happy');
  toolbar.choose('reader', 'subscriber');
  toolbar.choose('scenario', 'card-declined');
  toolbar.choose('network', 'offline');
  toolbar.choose('call', 'getShipping');
  toolbar.choose('botCheck', 'silent');
  expect(toolbar.line()).toBe(
    'Ines Calloway · card-declined · Offline: no call gets through (getShipping) · payment: Declined · bot check: Silent: never answers',
  );
});

test('offers every reader, scenario and call', () => {
  expect(valuesOf('reader')).toEqual([...READERS]);
  expect(valuesOf('scenario')).toEqual(Object.keys(scenarios));
  expect(valuesOf('call')).toEqual(['', ...callIds]);
});

test("shows each control's value and reloads the page for settings it reads at start", () => {
  const chosen = Object.entries({
    reader: 'donor',
    scenario: 'slow',
    network: 'html',
    call: 'logIn',
    payment: 'challenged',
    botCheck: 'refused',
    botProvider: 'turnstile',
  }).map(([name, value]) => [name, value, toolbar.choose(name, value)]);
  expect(chosen.filter(([, , reloads]) => reloads).map(([name]) => name)).toEqual([
    'reader',
    'scenario',
    'botProvider',
  ]);
  expect(toolbar.controls().map(({ name, value }) => [name, value])).toEqual(
    chosen.map(([name, value]) => [name, value]),
  );
  for (const { value, groups } of toolbar.controls())
    expect(groups.flatMap(({ options }) => options.map((option) => option.value))).toContain(value);
});

test('ignores unknown values', () => {
  const before = journal.state();
  for (const name of ['reader', 'scenario', 'network', 'call', 'payment', 'botCheck', 'botProvider', '__proto__'])
    toolbar.choose(name, 'toString');
  expect({ ...journal.state(), calls: {} }).toEqual(before);
});

test('names a reader who opened an account here but cannot be linked', () => {
  journal.work(({ state }) => {
    const [account] = Object.values(state.accounts);
    if (!account) throw new Error('The journal knows nobody.');
    const { subscriber } = account;
    const own = { ...subscriber.account, ref: 'acc_new', name: 'Ada Okafor' };
    state.accounts.acc_new = { ...account, subscriber: { ...subscriber, account: own } };
    state.reader = 'acc_new';
  });
  expect(toolbar.line()).toBe('Ada Okafor · happy');
  expect(toolbar.controls()[0]).toMatchObject({ value: '' });
  expect(valuesOf('reader')).toEqual(['visitor', 'administrator', '', ...READERS.slice(2)]);
  expect(toolbar.link()).toBe('?scenario=happy');
});

test('links to its state and shows the mails, newest first', () => {
  toolbar.choose('reader', 'donor');
  toolbar.choose('scenario', 'offline');
  expect(toolbar.link()).toBe('?scenario=offline&reader=donor');
  journal.work(({ state }) => {
    for (const code of ['1', '2', '3', '4']) state.mails.push({ to: 'a@b.example', about: 'sign-in code', code });
    state.mails.push({ to: 'a@b.example', about: 'password link', link: '/password?token=lnk_1' });
  });
  expect(toolbar.mails()).toEqual([
    { words: 'To a@b.example: password link', link: '/password?token=lnk_1' },
    { words: 'To a@b.example: sign-in code 4' },
    { words: 'To a@b.example: sign-in code 3' },
  ]);
});

test('resets the journal', () => {
  toolbar.choose('reader', 'donor');
  toolbar.reset();
  expect(toolbar.line()).toBe('Visitor · happy');
});
