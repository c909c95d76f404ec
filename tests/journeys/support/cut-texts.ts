import type { Page } from '@playwright/test';

/** The texts of a page's widgets that are cut off, stick out of their box, or lie over another text. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.localName}.${element.classList[0]} “${element.textContent.trim().slice(0, 40)}”`;
    // Hidden visually, for screen readers.
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
    const shown = [...document.querySelectorAll<HTMLElement>('.jr *')].filter(
      (element) => element.checkVisibility() && !isHidden(element),
    );
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const blockOf = (element: Element): Element =>
      isInline(element) && element.parentElement ? blockOf(element.parentElement) : element;
    const cuts = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = `${overflowX} ${overflowY}`.includes('hidden') || `${overflowX} ${overflowY}`.includes('clip');
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return clips && clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    });
    const texts = shown.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ element, box }));
        }),
    );
    const beyond = texts.filter(({ element, box }) => {
      const block = blockOf(element).getBoundingClientRect();
      return box.right > block.right + 2 || box.left < block.left - 2;
    });
    const sticks = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    // What sticks lies over what scrolls.
    const still = texts.filter(({ element }) => !sticks(element));
    const covered = still.flatMap((one, at) =>
      still.slice(at + 1, at + 40).flatMap((other) => {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isOwn = one.element.contains(other.element) || other.element.contains(one.element);
        return !isOwn && width > 2 && height > 6 ? [`${nameOf(one.element)} lies over ${nameOf(other.element)}`] : [];
      }),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...new Set([
        ...(scrollWidth > clientWidth ? [`the page scrolls sideways, to ${scrollWidth} px`] : []),
        ...cuts.map((element) => `${nameOf(element)} is cut`),
        ...beyond.map(({ element }) => `${nameOf(element)} sticks out`),
        ...covered,
      ]),
    ];
  });

/** The text spacing that a reader may set (WCAG 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
