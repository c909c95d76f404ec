import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { Deed } from '#fixtures/stories/recording.ts';
import { CORE, effort } from '#fixtures/world/effort.ts';
import { seed } from '#fixtures/world/seed.ts';
import { SWITCHES } from '#mocks/console/switches.ts';
import type { SteppingOrder } from '#storybook/stepping/protocol.ts';
import type {} from '#storybook/stepping/stepping-api.ts';
import { globalsOf, queryOf } from '../../../.storybook/evidence/address.ts';
import { site } from '../../../playwright.workbench.config.ts';
import { test } from './tester.ts';

interface Channel {
  emit: (name: string, payload: unknown) => void;
  on: (name: string, heard: (payload: { newPhase: string }) => void) => void;
  off: (name: string, heard: (payload: { newPhase: string }) => void) => void;
  once: (name: string, heard: (payload: string) => void) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Stories with card payments, saved cards, polls and codes: those that the quick run walks. */
const CARD_AND_CODE = [
  'subscribe-subscribe--visitor',
  'subscribe-renew--extended',
  'pay-payment-form--loading',
  'log-in-sign-in-code--code-sent',
  'account-payment-information--card-on-file',
];

interface Entry {
  id: string;
  title: string;
  tags: string[];
}

async function open(page: Page, story: string, globals: string): Promise<void> {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
}

type Act = Deed | SteppingOrder | { looks: string } | 'play';

/** Something that a tester could do: every third number rather answers a call by default, some edit or order. */
function actOf(choices: readonly Deed[], number: number): Act | undefined {
  const calls = choices.filter((deed) => 'choice' in deed);
  const call = calls[number % calls.length];
  const orders: (Act | undefined)[] = [
    { kind: 'hold', isOn: true },
    { kind: 'hold', isOn: false },
    { kind: 'still', isOn: true },
    { kind: 'still', isOn: false },
    { kind: 'skip' },
    { kind: 'skip-on' },
    call && { kind: 'order', name: call.name, order: { choice: call.choice, times: 'next' } },
    call && { kind: 'order', name: call.name, order: { choice: call.choice, times: 'always' } },
    call && { kind: 'forget', name: call.name },
    { kind: 'back' },
    { looks: number % 2 > 0 ? 'dark' : 'light' },
    'play',
  ];
  if (number % 37 < orders.length) return orders[number % 37];
  const defaults = calls.filter(({ choice }) => choice.kind === 'own');
  const offered = number % 3 === 0 && defaults.length > 0 ? defaults : choices;
  const deed = offered[number % offered.length];
  return deed && 'event' in deed && number % 7 === 1 ? edited(deed) : deed;
}

/** Makes every text that may be any text another one. */
const edited = (deed: Deed): Deed =>
  JSON.parse(JSON.stringify(deed).replaceAll(/("(?:name|city|line1|password|code)":"[^"]+)"/g, '$1x"'));

async function wander(page: Page, story: string, numbers: readonly number[]): Promise<void> {
  await page.evaluate(begun);
  for (const number of numbers) {
    const act = actOf(await page.evaluate(() => window.stepping.choices()), number);
    if (act === 'play') await page.evaluate(play, story);
    else if (act && 'kind' in act && act.kind === 'back')
      expect(await page.evaluate(stepBack, story), `back: ${number}`).toBe('same');
    else if (act) await page.evaluate(take, { act, isPatient: number % 2 > 0 });
  }
}

/** Waits until machines run. Some pages have none for some readers. */
async function begun(): Promise<void> {
  const isEmpty = () => Object.keys(window.stepping.states()).length === 0;
  for (let looks = 0; looks < 100 && isEmpty(); looks += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Takes a step and then, unless the tester is impatient, waits until nothing more happens. */
async function take({ act, isPatient }: { act: Exclude<Act, 'play'>; isPatient: boolean }): Promise<void> {
  const { quiet, walk } = window.stepping;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if ('looks' in act) channel.emit('updateGlobals', { globals: { theme: act.looks } });
  else if ('kind' in act) channel.emit('quarterly/stepping/ordered', act);
  else await walk(act);
  if (isPatient) await quiet();
}

/** Plays the story until it waits for something that a held call or a chosen answer keeps from it. */
function play(storyId: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const ended = new Promise<void>((resolve) => {
    let phase = '';
    const heard = ({ newPhase }: { newPhase: string }) => {
      // The story that is left does not play, but may finish later.
      if (phase === 'playing') resolve();
      phase = newPhase;
    };
    channel.on('storyRenderPhaseChanged', heard);
    setTimeout(() => {
      channel.off('storyRenderPhaseChanged', heard);
      resolve();
    }, 5_000);
  });
  channel.emit('quarterly/stepping/play-asked', storyId);
  return ended;
}

/** Steps back as the panel does, and returns how the replay ended. */
async function stepBack(storyId: string): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { recording } = await window.stepping.evidence();
  if (recording.steps.every((step) => 'self' in step)) return 'same';
  const begun = new Promise((resolve) => channel.once('quarterly/stepping/begun', resolve));
  // What Storybook's manager does, which is not there.
  const remount = () => channel.emit('forceRemount', { storyId });
  channel.once('globalsUpdated', remount);
  channel.emit('quarterly/stepping/ordered', { kind: 'back' });
  await begun;
  channel.off('globalsUpdated', remount);
  for (;;) {
    const replayed = window.stepping.replayed();
    if (replayed) return replayed.kind === 'same' ? 'same' : JSON.stringify([replayed, recording.steps]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What must be the same after a replay, as soon as it has ended. */
async function shown(isReplayed: boolean) {
  const { evidence, quiet, replayed, states } = window.stepping;
  if (!isReplayed) await quiet();
  while (isReplayed && !replayed()) await new Promise((resolve) => setTimeout(resolve, 5));
  // A story that plays goes on meanwhile: whatever is compared is read at once.
  const reading = evidence();
  const found = { replayed: replayed(), states: states() };
  const { conditions, code, recording, queuedCalls } = await reading;
  await quiet();
  const later = (await evidence()).queuedCalls;
  // A request can only be read a moment after its call.
  const compared = isReplayed ? later : queuedCalls.map((call, at) => ({ ...call, request: later[at]?.request }));
  // The mock journal draws the references of orders and receipts, a page the keys of its attempts.
  const drawn = /\b(?:rcp|pi|seti|inv|ord|gft)_\w+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  const calls = compared.map(({ name, state, answer = '', request, reply }) => ({
    name,
    state: state === 'flying' ? 'held' : state,
    answer,
    request: `${request?.path} ${request?.body}`.replaceAll(drawn, ''),
    reply: `${reply?.status} ${reply?.body}`.replaceAll(drawn, ''),
  }));
  return { ...found, conditions, code, steps: recording.steps, calls };
}

/** Walks on from wherever the page is, copies the link and opens it in a new document. */
async function reopen(page: Page, story: string, picks: readonly number[]): Promise<void> {
  await wander(page, story, picks);
  const walked = await page.evaluate(shown, false);
  const globals = globalsOf(walked.conditions, walked.code);
  const link = `${site}/${queryOf(story, globals)}`;
  await open(page, story, globals);
  const reopened = await page.evaluate(shown, true);
  const steps = JSON.stringify(walked.steps, null, 1);
  expect(reopened.replayed, `${link}\n${steps}`).toEqual({ kind: 'same' });
  // A part of the page that was still loading may be there by now. The replay has checked that nothing was sent to it.
  expect(reopened.states, link).toMatchObject(walked.states);
  expect(reopened.conditions, link).toEqual(walked.conditions);
  // The page itself may go on after the replay.
  expect(reopened.calls.slice(0, walked.calls.length), link).toEqual(walked.calls);
}

/** The first story with steps to play of each part of the sidebar. */
async function startingStories(page: Page): Promise<string[]> {
  const index = await page.request.get('/index.json');
  const { entries }: { entries: Record<string, Entry> } = await index.json();
  const live = Object.values(entries).filter(
    ({ title, tags }) => tags.includes('play-fn') && !/^(Parts|Debugging)/.test(title),
  );
  return [...new Map(live.toReversed().map(({ title, id }) => [title, id])).values()].toReversed();
}

const picks = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 24, size: 'max' });

interface Walk {
  conditions: Record<string, string>;
  first: number[];
  second: number[];
}

/** A condition that is mostly left to the story. */
const oneOf = (name: keyof typeof SWITCHES) =>
  fc.option(fc.constantFrom(...Object.keys(SWITCHES[name].options)), { nil: '', freq: 2 });

const conditions = fc
  .record({
    reader: fc.option(fc.constantFrom('visitor', 'donor', 'giver'), { nil: '', freq: 2 }),
    network: fc.oneof(fc.constant('hold'), fc.constantFrom('hold', '', ...Object.keys(SWITCHES.network.options))),
    payment: oneOf('payment'),
    botCheck: oneOf('botCheck'),
    botProvider: oneOf('botProvider'),
    'viewport.value': fc.constantFrom('', 'phone'),
  })
  .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')));

// A replay is continued by hand and copied again, which also saves a document.
const walks = fc.record({ conditions, first: picks, second: picks });

test('a link copied at any step of a random walk has the same states and calls [BEYOND-107]', { tag: CORE }, async ({
  page,
}) => {
  const all = await startingStories(page);
  // An empty list would pass.
  expect(all).toContain('subscribe-subscribe--visitor');
  for (const story of effort(CARD_AND_CODE, all)) {
    const walk = async ({ conditions: chosen, first, second }: Walk) => {
      await open(page, story, globalsOf(chosen, ''));
      await reopen(page, story, first);
      await reopen(page, story, second);
    };
    // Shrinking would open two documents for each try.
    await fc.assert(fc.asyncProperty(walks, walk), { seed, numRuns: effort(1, 1, 5), endOnFailure: true });
  }
});
