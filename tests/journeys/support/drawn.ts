import type { Page } from '@playwright/test';

/**
 * Watches everything that the server drew, frame by frame: an element may only be replaced by one in the same place. Call
 * before the page's scripts run.
 */
export const watchDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const nameOf = (element: Element) =>
      `${element.localName}.${element.classList[0]} “${element.textContent.trim().slice(0, 40)}”`;
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top: top + window.scrollY, width, height };
    };
    type Box = ReturnType<typeof boxOf>;
    const isAway = (one: number, other: number) => Math.abs(one - other) > 1;
    const sticks = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    // A spare field is hidden while another stands in its place.
    const isShown = (element: HTMLElement) =>
      element.isConnected && element.checkVisibility() && !element.closest('.jr-hidden');
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-journal-drawn] *')]
      .filter(isShown)
      .map((element) => ({
        element,
        text: element.textContent,
        name: nameOf(element),
        box: boxOf(element),
        sticks: sticks(element),
        // A notice of progress ends; what comes in its place is watched by what is below it.
        isProgress: element.closest('[role="status"]') !== null,
      }))
      // What is for screen readers has no place on the page.
      .filter(({ box }) => box.width > 1 && box.height > 1);
    // A text that says more, such as a label for a known country, has another width.
    const faultIn = (now: Box, box: Box, isSame: boolean): string | undefined => {
      if (isAway(now.left, box.left) || isAway(now.top, box.top)) return 'moved';
      return box.height - now.height > 1 || (isSame && box.width - now.width > 1) ? 'shrank' : undefined;
    };
    const isReplaced = (box: Box) =>
      [...document.querySelectorAll('[data-journal] *')].some((element) => {
        const now = boxOf(element);
        return !isAway(now.left, box.left) && !isAway(now.top, box.top) && !isAway(now.height, box.height);
      });
    const faults = new Map<Element, string>();
    const start = window.scrollY;
    const faultOf = ({ element, text, box, sticks, isProgress }: (typeof drawn)[number]) => {
      // What sticks keeps itself in view, in the room that the window leaves.
      if (isShown(element)) return sticks ? undefined : faultIn(boxOf(element), box, element.textContent === text);
      return isProgress || isReplaced(box) ? undefined : 'was taken away';
    };
    // What sticks moves when the page is scrolled, and the header shrinks below the fold.
    const isWatched = ({ element, sticks }: (typeof drawn)[number]) =>
      !faults.has(element) && !(sticks && window.scrollY !== start);
    const look = () => {
      for (const each of drawn.filter(isWatched)) {
        const fault = faultOf(each);
        if (fault) faults.set(each.element, `${each.name} ${fault}`);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { takenAway: () => [...faults.values()] });
  });

/** The faults seen since `watchDrawn`, and the next two frames. */
export const takenAway = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return Object(window).takenAway();
  });
