import { expect } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { putBack, takeOut } from '#fixtures/journeys/mounting.ts';
import { open, order, pay, seesReceipt, total } from '#fixtures/journeys/steps.ts';

test('a checkout that the browser translates shows the right total, remounts, and is paid once', async ({ page }) => {
  await page.addInitScript(() => {
    const translate = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    new MutationObserver(() => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest('head, script, font, select, textarea')) texts.push(text);
      }
      texts.forEach(translate);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open(page);
  await expect(page.locator('main font').first()).toBeAttached();
  await page.getByRole('radio', { name: 'Digital only' }).check();
  await expect(total(page)).toHaveText('$24.00');
  await takeOut(page, 'subscribe');
  await expect(page.locator('[data-journal=subscribe]')).toBeEmpty();
  await putBack(page, 'subscribe');
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
