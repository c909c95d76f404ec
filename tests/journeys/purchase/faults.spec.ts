import { expect, type Page } from '@playwright/test';
import { isAnswered } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { type VisibleForm, visibleForms } from '#fixtures/journeys/visible-forms.ts';
import { isReady, visit } from '#fixtures/journeys/visit.ts';
import { effort, inTurn } from '#fixtures/world/effort.ts';
import { replies } from '#mocks/replies.ts';
import { routes } from '#mocks/routes.gen.ts';
import type { NetworkState } from '#mocks/scenario/faults.ts';

const REFUSALS = ['offline', 'unavailable', 'busy', 'html', 'signed-out'] as const satisfies NetworkState[];

const ENDINGS = {
  flaky: async (page, form) => {
    await steer(page, 'flaky', form);
    await strike(page, form);
    await send(page, form);
    await form.done(page);
  },
  slow: async (page, form) => {
    await steer(page, 'slow', form);
    await send(page, form);
    await expect(page.getByRole('button', { disabled: true }).first()).toBeVisible();
    await form.done(page);
  },
  lost: async (page, form) => {
    await steer(page, 'lost', form);
    if (form.found) {
      await send(page, form);
      return form.found(page);
    }
    await strike(page, form);
    await steer(page, 'normal', form);
    await send(page, form);
    await (form.spent ?? form.done)(page);
  },
} satisfies Partial<Record<NetworkState, (page: Page, form: VisibleForm) => Promise<void>>>;

const endings = Object.entries(ENDINGS);

/** Faults that the browser does not log, because a whole answer arrives. */
const SILENT: readonly string[] = ['html', 'slow'];

// Usually each form meets one refusal and one ending in turn; in the full run, all of them.
for (const [at, [name, form]] of Object.entries(visibleForms).entries()) {
  const possible = REFUSALS.filter((fault) => canBe(fault, form));
  const refusals = effort(inTurn(possible, at), possible);
  const { path } = routes[form.call as keyof typeof routes];

  for (const [ending, end] of effort(inTurn(endings, at), endings))
    test.describe(name, () => {
      const isTold = [...refusals, ending].some((fault) => !SILENT.includes(fault));
      test.use({ failing: isTold ? [path.replace(/\{.*$/, '')] : [], wrong: [form.call] });

      test(`survives ${refusals.join(', ')} and ${ending}, keeps what was typed, and succeeds`, async ({ page }) => {
        await open(page, form);
        for (const fault of refusals)
          await test.step(fault, async () => {
            await steer(page, fault, form);
            await strike(page, form);
            if (fault === 'signed-out') await logIn(page, form);
            await steer(page, 'normal', form);
          });
        await test.step(ending, () => end(page, form));
        await isReady(page);
        await isAtRest(page);
      });
    });
}

async function open(page: Page, { page: address, reader, open: bring, fill }: VisibleForm): Promise<void> {
  await visit(page, `${address}${address.includes('?') ? '&' : '?'}reader=${reader}`);
  await isAnswered(page);
  await bring?.(page);
  await fill(page);
}

const steer = (page: Page, network: NetworkState, { call }: VisibleForm): Promise<void> =>
  page.evaluate(([state, id]) => window.mockJournal.steer({ network: state, call: id }), [network, call] as const);

const logIn = (page: Page, { reader }: VisibleForm): Promise<void> =>
  page.evaluate((name) => window.mockJournal.become(name), reader);

async function strike(page: Page, form: VisibleForm): Promise<void> {
  const isPutAway = form.again !== undefined && (await resender(page, form.again).isVisible());
  if (!isPutAway) await form.fill(page);
  const before = await typed(page);
  await send(page, form);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  await expect(sender(page, form)).toBeEnabled();
  await isAtRest(page);
  const after = await typed(page);
  const kept = [...after].map(([id, value]) => [id, value === '' && isSecret(id) ? before.get(id) : value] as const);
  // A card that is set up is not entered again, so its fields are hidden.
  const left = form.again === undefined ? [...before] : [...before].filter(([id]) => after.has(id));
  expect(kept).toEqual(left);
}

/** Secrets may have to be entered again after too many attempts. */
const isSecret = (control: string): boolean => /password|one-time-code/.test(control);

const sender = (page: Page, { send: label, again }: VisibleForm) =>
  again === undefined ? button(page, label) : button(page, label).or(resender(page, again));

const resender = (page: Page, label: RegExp) => page.getByRole('main').getByRole('button', { name: label });

const send = (page: Page, form: VisibleForm): Promise<void> => sender(page, form).click();

async function isAtRest(page: Page): Promise<void> {
  await expect(page.locator('html[data-journal-locked]')).toHaveCount(0);
  await expect(page.locator('.jr button[aria-disabled="true"]')).toHaveCount(0);
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(/undefined|\bNaN\b|\[object|<\/?\w+>|https?:\/\/|Bad gateway|\bat \w+ \(/);
}

const typed = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await page.locator('main .jr :is(input:not([hidden]), select, textarea)').evaluateAll((controls) =>
      controls.map((control) => {
        const { type, name, id, value, checked, autocomplete } = control as HTMLInputElement;
        const isTicked = type === 'radio' || type === 'checkbox';
        return [`${type} ${autocomplete} ${name} ${id}`, isTicked ? String(checked) : value] as const;
      }),
    ),
  );

/** A visitor's call has no session to lose. */
function canBe(fault: (typeof REFUSALS)[number], { call }: VisibleForm): boolean {
  return fault !== 'signed-out' || 'signedOut' in replies[call];
}
