import { expect, type Page } from '@playwright/test';
import type { Deed } from '#fixtures/stories/recording.ts';
import type { CallId } from '#mocks/documented.ts';
import type { ReplyName } from '#mocks/respond.ts';
import type { ProviderCall } from '#storybook/stepping/provider.ts';
import type {} from '#storybook/stepping/stepping-api.ts';

type Call = CallId | ProviderCall;

type Named<Asked extends Call> = Asked extends CallId ? ReplyName<Asked> : string;

/**
 * Opens a story with the toolbar set, time stopped and every call held, so that only the test acts. Masked values in
 * events are sent as documented.
 */
export async function openStory(page: Page, id: string, toolbar: Readonly<Record<string, string>> = {}) {
  const globals = Object.entries({ ...toolbar, steps: 'still' }).map(([name, value]) => `${name}:${value}`);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`);
  await expect(page.locator('body.sb-show-main')).toBeAttached();
  const walk = async (deed: Deed) =>
    expect(await page.evaluate((step) => window.stepping.walk(step), deed), JSON.stringify(deed)).toBe(true);
  const states = () => page.evaluate(() => window.stepping.states());
  return {
    /** Sends an event to a machine, as a reader would. */
    send: (to: string, event: { type: string } & Record<string, unknown>) => walk({ to, event }),
    /** Waits for an automatic event of the page, or sends it if the page would need a reader's action. */
    happens: (to: string, event: { type: string } & Record<string, unknown>) => walk({ to, event, self: true }),
    reply: <Asked extends Call>(name: Asked, reply: Named<Asked>) =>
      walk({ name, choice: { kind: 'named', name: reply } }),
    /** Answers a call as the story does or else the mock journal. */
    replyItself: (name: Call) => walk({ name, choice: { kind: 'own' } }),
    replyAs: (name: ProviderCall, value: unknown) => walk({ name, choice: { kind: 'given', value } }),
    drop: (name: Call) => walk({ name, choice: { kind: 'dropped' } }),
    loseReply: (name: Call) => walk({ name, choice: { kind: 'lost' } }),
    /** Lets the server act on a call whose answer nobody waits for. */
    leave: (name: Call) => walk({ name, choice: { kind: 'unheard' } }),
    /** Ends the next wait, which has this length in ms. */
    endWait: (wait: number) => walk({ wait }),
    /** Advances the time to this many ms after the story began, at most to the end of the next wait. */
    passTime: (at: number) => page.evaluate((ms) => window.stepping.pass(ms), at),
    isIn: (expected: Readonly<Record<string, string>>) => expect.poll(states).toMatchObject(expected),
  };
}
