import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test, violations } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, fillCard } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import ar from '#messages/ar.json' with { type: 'json' };
import { problemMessages } from '#messages/en/problem.ts';
import type { CompleteTranslation } from '#messages/english.ts';
import fr from '#messages/fr.json' with { type: 'json' };
import { fill } from '#messages/message.ts';
import { translate } from '#messages/translate.ts';

interface Reading {
  locale: string;
  words: CompleteTranslation;
  dir: 'ltr' | 'rtl';
  /** $25.50 as typed in the locale, and a part of how the locale formats it. */
  typed: string;
  shown: RegExp;
}

const READINGS: Reading[] = [
  { locale: 'fr', words: fr, dir: 'ltr', typed: '25,50', shown: /25,50\s\$$/ },
  { locale: 'ar', words: ar, dir: 'rtl', typed: '٢٥٫٥٠', shown: /25\.50\s\$$/ },
];

test.use({ viewport: { width: 320, height: 640 } });

for (const { locale, words, dir, typed, shown } of READINGS) {
  test.describe(`in ${locale}`, () => {
    test('a visitor donates an amount typed in the locale’s format and gets a receipt [HOST-5, PRICE-1]', async ({
      page,
    }) => {
      const { amountUnreadable } = translate(problemMessages, { overrides: {}, locale, translation: words });
      await visit(page, `/donate?locale=${locale}`);
      await expect(page.getByRole('heading', { level: 1, name: words.donation.title })).toBeVisible();
      await expect(page.locator('[data-journal="donate"]')).toHaveAttribute('lang', locale);
      await expect(page.locator('[data-journal="donate"]')).toHaveAttribute('dir', dir);
      await field(page, words.donation.donateAmount).fill('1,0000');
      await button(page, words.submit.proceed).click();
      await expect(page.getByRole('heading', { name: words.common.problemTitle })).toBeVisible();
      await expect(field(page, words.donation.donateAmount)).toHaveAccessibleDescription(
        new RegExp(fill(amountUnreadable, words.currency)),
      );
      await holds(page);
      await field(page, words.donation.donateAmount).fill(typed);
      await field(page, words.purchaser.name).fill(ada.name);
      await field(page, words.purchaser.email).fill(ada.email);
      await expect(field(page, words.purchaser.email)).toHaveCSS('direction', 'ltr');
      await expect(page.getByRole('button', { name: words.orderSummary.total })).toHaveText(shown);
      await button(page, words.submit.proceed).click();
      await fillCard(page);
      await holds(page);
      await button(page, words.submit.payment).click();
      await expect(page.getByRole('heading', { level: 1, name: words.receipt.title })).toBeVisible();
      await holds(page);
      expect(await chargesOf(page)).toEqual(chargedOnce(2_550));
    });

    test('changes the name and returns to the account [NAME-2]', { tag: locale === 'fr' ? CORE : [] }, async ({
      page,
    }) => {
      await visit(page, `/account/name?reader=extended&locale=${locale}`);
      await field(page, words.name.label).fill('أحمد Calloway');
      await button(page, words.name.submit).click();
      await expect(page.getByRole('status').filter({ hasText: words.name.updated })).toBeFocused();
      await holds(page);
      await page.getByRole('link', { name: words.page.returnToSettings }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.account.title })).toBeVisible();
      await expect(page.getByText(eight(words, locale, dir))).toBeVisible();
      await holds(page);
    });
  });
}

const eight = ({ overview: { extended } }: CompleteTranslation, locale: string, dir: Reading['dir']): string =>
  (extended[new Intl.PluralRules(locale).select(8)] ?? extended.other).replace(
    '{count}',
    dir === 'rtl' ? '\u20688\u2069' : '8',
  );

async function holds(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
