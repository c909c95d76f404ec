import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { Deed } from '#fixtures/stories/recording.ts';
import { CORE, effort } from '#fixtures/world/effort.ts';
import { seed } from '#fixtures/world/seed.ts';
import type { SteppingOrder } from '#storybook/stepping/protocol.ts';
import type {} from '#storybook/stepping/stepping-api.ts';
import { globalsOf, queryOf } from '../../../.storybook/evidence/address.ts';
import { site } from '../../../playwright.workbench.config.ts';
import { test } from './tester.ts';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, order: SteppingOrder) => void };
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

type Act = Deed | SteppingOrder;

/** A step that a tester could take: every third number rather answers a call by default, some edit or order. */
function actOf(choices: readonly Deed[], number: number): Act | undefined {
  if (number % 31 < 2) return { kind: 'hold', isOn: number % 31 === 0 };
  if (number % 31 === 2) return { kind: 'skip-on' };
  const defaults = choices.filter((deed) => 'choice' in deed && deed.choice.kind === 'own');
  const offered = number % 3 === 0 && defaults.length > 0 ? defaults : choices;
  const deed = offered[number % offered.length];
  return deed && 'event' in deed && number % 7 === 1 ? edited(deed) : deed;
}

/** Makes every text that may be any text another one. */
const edited = (deed: Deed): Deed =>
  JSON.parse(JSON.stringify(deed).replaceAll(/("(?:name|city|line1|password|code)":"[^"]+)"/g, '$1x"'));

async function wander(page: Page, numbers: readonly number[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.stepping.states())).not.toEqual({});
  for (const number of numbers) {
    const choices = await page.evaluate(async () => {
      await window.stepping.quiet();
      return window.stepping.choices();
    });
    const act = actOf(choices, number);
    if (act) await page.evaluate(take, act);
  }
}

async function take(act: Act): Promise<void> {
  const { quiet, states, walk } = window.stepping;
  // A page may be about to finish what the wait is a limit for, such as its bot check.
  for (let before = '', rests = 0; 'wait' in act && rests < 10; rests += 1) {
    if (before !== JSON.stringify(states())) rests = 0;
    before = JSON.stringify(states());
    await quiet();
  }
  if ('kind' in act) window.__STORYBOOK_ADDONS_CHANNEL__.emit('quarterly/stepping/ordered', act);
  else await walk(act);
  await quiet();
}

/** What must be the same after a replay. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    await window.stepping.quiet();
    const { toolbar, code, queuedCalls, recording } = await window.stepping.evidence();
    // The mock journal draws the references of orders and receipts.
    const drawn = /\b(?:rcp|pi|seti|inv|ord|gft)_\w+/g;
    const calls = queuedCalls.map(({ name, state, answer = '', request, reply }) => ({
      name,
      state: state === 'flying' ? 'held' : state,
      answer,
      request: `${request?.path} ${request?.body}`.replaceAll(drawn, ''),
      reply: `${reply?.status} ${reply?.body}`.replaceAll(drawn, ''),
    }));
    return { toolbar, code, recording, states: window.stepping.states(), calls };
  });

/** Walks on from wherever the page is, copies the link and opens it in a new document. */
async function reopen(page: Page, story: string, picks: readonly number[]): Promise<void> {
  await wander(page, picks);
  const { toolbar, code, ...walked } = await shown(page);
  const globals = globalsOf(toolbar, code);
  await open(page, story, globals);
  await expect.poll(() => page.evaluate(() => window.stepping.replayed())).toBeTruthy();
  const replayed = await page.evaluate(() => window.stepping.replayed());
  const reopened = await shown(page);
  const link = `${site}/${queryOf(story, globals)}`;
  expect(replayed, link).toEqual({ kind: 'same' });
  expect(reopened.states, link).toEqual(walked.states);
  expect(reopened.calls, link).toEqual(walked.calls);
}

/** The first story of each part of the sidebar that has machines. */
async function startingStories(page: Page): Promise<string[]> {
  const index = await page.request.get('/index.json');
  const { entries }: { entries: Record<string, Entry> } = await index.json();
  const live = Object.values(entries).filter(
    // Whole journeys go from flow to flow.
    ({ title, tags }) => !title.startsWith('Whole journeys/') && tags.some((tag) => tag.startsWith('state:')),
  );
  return [...new Map(live.toReversed().map(({ title, id }) => [title, id])).values()].toReversed();
}

const picks = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 24, size: 'max' });

interface Walk {
  mode: string;
  first: number[];
  second: number[];
}

// A replay is continued by hand and copied again, which also saves a document.
const walks = fc.record({ mode: fc.constantFrom('steps:still', 'steps:still', ''), first: picks, second: picks });

test('a link copied at any step of a random walk has the same states and calls [BEYOND-107]', { tag: CORE }, async ({
  page,
}) => {
  const all = await startingStories(page);
  for (const story of effort(CARD_AND_CODE, all)) {
    const walk = async ({ mode, first, second }: Walk) => {
      await open(page, story, mode);
      await reopen(page, story, first);
      await reopen(page, story, second);
    };
    // Shrinking would open two documents for each try.
    await fc.assert(fc.asyncProperty(walks, walk), { seed, numRuns: effort(1, 1, 5), endOnFailure: true });
  }
});
