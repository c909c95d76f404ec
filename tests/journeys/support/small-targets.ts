import type { Page } from '@playwright/test';

/** The controls of a page's widgets that are smaller than 24 px and too close to another one (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('.jr :is(a[href], button, input:not([type=hidden]), select, textarea)'),
    ].filter((element) => element.checkVisibility() && !element.closest('.jr-hidden, [aria-hidden=true]'));
    const targets = controls.map((element) => {
      const pressed = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : element;
      return { element, box: (pressed ?? element).getBoundingClientRect() };
    });
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < 24;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const crowds = (one: DOMRect, other: DOMRect) => {
      const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
      if (isSmall(other)) return Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y) < 24;
      return (
        Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)) < 12
      );
    };
    return targets
      .filter(({ element, box }) => box.width > 0 && isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) => targets.some((other) => other.element !== element && crowds(box, other.box)))
      .map(
        ({ element }) => `${element.localName}.${element.classList[0]} “${element.textContent.trim().slice(0, 40)}”`,
      );
  });
