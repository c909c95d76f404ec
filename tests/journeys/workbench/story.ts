import { expect, type Page } from '@playwright/test';
import type { CallId } from '#mocks/documented.ts';
import type { ReplyName } from '#mocks/respond.ts';
import type {} from '#storybook/stepping/door.ts';
import type { ProviderCall } from '#storybook/stepping/provider.ts';
import type { Deed } from '#storybook/stepping/steps.ts';

/** What is asked of the server or of the payment provider. */
type Call = CallId | ProviderCall;

/** The documented replies of a call, by their names. */
type Named<Asked extends Call> = Asked extends CallId ? ReplyName<Asked> : string;

/**
 * Opens a story with the toolbar set, time standing still and every call held, so that only what a test does happens.
 * What is masked in an event is sent as documented.
 */
export async function openStory(page: Page, id: string, toolbar: Readonly<Record<string, string>> = {}) {
  const globals = Object.entries({ ...toolbar, steps: 'still' }).map(([name, value]) => `${name}:${value}`);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
  const walk = async (deed: Deed) =>
    expect(await page.evaluate((step) => window.stepping.walk(step), deed), JSON.stringify(deed)).toBe(true);
  const states = () => page.evaluate(() => window.stepping.states());
  return {
    /** Sends an event to a machine, as an act of the reader would. */
    send: (to: string, event: { type: string } & Record<string, unknown>) => walk({ to, event }),
    /** Waits for an event that the page sends by itself, and sends it where the page needs a reader to. */
    happens: (to: string, event: { type: string } & Record<string, unknown>) => walk({ to, event, self: true }),
    /** Gives a call a documented reply, by its name. */
    reply: <Asked extends Call>(name: Asked, reply: Named<Asked>) =>
      walk({ name, choice: { kind: 'named', name: reply } }),
    /** Gives a call a documented reply with another status or body. What is masked in it is given as documented. */
    replyEdited: <Asked extends CallId>(
      name: Asked,
      edited: { name: ReplyName<Asked>; status: number; body: unknown },
    ) => walk({ name, choice: { kind: 'edited', ...edited } }),
    /** Gives a call the reply that the story, or else the mock journal, has for it. */
    replyItself: (name: Call) => walk({ name, choice: { kind: 'own' } }),
    /** Gives the payment provider's answer as it was recorded. */
    replyAs: (name: ProviderCall, value: unknown) => walk({ name, choice: { kind: 'given', value } }),
    /** Has a call never arrive. */
    drop: (name: Call) => walk({ name, choice: { kind: 'dropped' } }),
    /** Has a call arrive, and its reply get lost. */
    loseReply: (name: Call) => walk({ name, choice: { kind: 'lost' } }),
    /** Ends the next wait, which lasts so many ms. */
    endWait: (wait: number) => walk({ wait }),
    /** Lets time pass until so many ms after the story began, or until the end of the next wait. */
    passTime: (at: number) => page.evaluate((ms) => window.stepping.pass(ms), at),
    /** Expects machines to be in their states. */
    isIn: (expected: Readonly<Record<string, string>>) => expect.poll(states).toMatchObject(expected),
  };
}
