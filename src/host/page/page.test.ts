import { afterEach, expect, test, vi } from 'vitest';
import { watchDismissal } from './dismissal.ts';
import { FOLD, watchFold } from './fold.ts';
import { followTop } from './top.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An element that scrolls, in a window of 1,000 × 800 px. */
class Box extends EventTarget {
  clientWidth = 0;
  clientHeight = 0;
  scrollTop = 0;
  closest = (): Box | null => null;
}

const boxOf = (clientWidth: number, clientHeight: number, scrollTop: number, isOurs = false): Box => {
  const box = Object.assign(new Box(), { clientWidth, clientHeight, scrollTop });
  return Object.assign(box, { closest: () => (isOurs ? box : null) });
};

function windowAt(scrollY: number) {
  const listeners: { type: string; options: unknown; listener: (event: Pick<Event, 'target'>) => void }[] = [];
  const window = {
    scrollY,
    innerWidth: 1_000,
    innerHeight: 800,
    addEventListener: (type: string, listener: (event: Pick<Event, 'target'>) => void, options: unknown) => {
      listeners.push({ type, options, listener });
    },
    removeEventListener: (_: string, gone: () => void) => {
      listeners.splice(
        listeners.findIndex(({ listener }) => listener === gone),
        1,
      );
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('Element', Box);
  const scrolled = (target: EventTarget) => {
    for (const { listener } of listeners) listener({ target });
  };
  const scrollTo = (to: number) => {
    window.scrollY = to;
    scrolled(new EventTarget());
  };
  return { listeners, scrollTo, scrolled };
}

test('reports only crossings of the fold at 32 px, however often the page scrolls [SHELL-2]', () => {
  const { scrollTo } = windowAt(0);
  const crossed: boolean[] = [];
  watchFold((isBelow) => crossed.push(isBelow));
  for (const to of [1, 31, 31.5, FOLD, 33, 4_000, 32, 31.9, 0]) scrollTo(to);
  expect([FOLD, crossed]).toEqual([32, [true, false]]);
});

test('reports at once if the page is below its fold, not if above', () => {
  const told = [0, 31, 32, 900].map((scrollY) => {
    windowAt(scrollY);
    const crossed: boolean[] = [];
    watchFold((isBelow) => crossed.push(isBelow));
    return crossed;
  });
  expect(told).toEqual([[], [], [true], [true]]);
});

test('reports the fold of a page that scrolls in an element which fills most of the window [SHELL-2]', () => {
  const { scrolled } = windowAt(0);
  const crossed: boolean[] = [];
  watchFold((isBelow) => crossed.push(isBelow));
  for (const box of [boxOf(400, 700, 90), boxOf(900, 300, 90), boxOf(900, 700, 90, true)]) scrolled(box);
  expect(crossed).toEqual([]);
  for (const top of [31, 32, 500, 0]) scrolled(boxOf(900, 700, top));
  expect(crossed).toEqual([true, false]);
});

test('never blocks scrolling, and stops listening on request', () => {
  const { listeners, scrollTo } = windowAt(0);
  const crossed: boolean[] = [];
  const stops = [1, 2].map(() => watchFold((isBelow) => crossed.push(isBelow)));
  expect(listeners.map(({ type, options }) => [type, options])).toEqual(
    Array(2).fill(['scroll', { passive: true, capture: true }]),
  );
  for (const stop of stops) stop();
  scrollTo(100);
  expect([listeners.length, crossed]).toEqual([0, []]);
});

function elementOn(page: EventTarget) {
  class Node {}
  vi.stubGlobal('Node', Node);
  const inside = new Node();
  const element = { ownerDocument: page, contains: (node: unknown) => node === inside };
  return { element: element as unknown as Element, inside, outside: new Node() };
}

const happens = (page: EventTarget, type: string, properties: object) =>
  page.dispatchEvent(
    Object.defineProperties(
      new Event(type),
      Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }])),
    ),
  );

test('is dismissed by Escape, by name or key code 27, and by no other key [SHELL-3]', () => {
  const page = new EventTarget();
  const dismissed: string[] = [];
  const stop = watchDismissal(elementOn(page).element, (by) => dismissed.push(by));
  happens(page, 'keydown', { key: 'Enter', keyCode: 13 });
  happens(page, 'keydown', { key: 'Escape', keyCode: 27, isComposing: true });
  expect(dismissed).toEqual([]);
  happens(page, 'keydown', { key: 'Escape' });
  happens(page, 'keydown', { key: '', keyCode: 27 });
  stop();
  happens(page, 'keydown', { key: 'Escape' });
  expect(dismissed).toEqual(['escape', 'escape']);
});

test('is dismissed by a press or focus outside, never inside', () => {
  const page = new EventTarget();
  const { element, inside, outside } = elementOn(page);
  const dismissed: string[] = [];
  const stop = watchDismissal(element, (by) => dismissed.push(by));
  for (const type of ['pointerdown', 'focusin']) happens(page, type, { target: inside });
  expect(dismissed).toEqual([]);
  for (const type of ['pointerdown', 'focusin']) happens(page, type, { target: outside });
  stop();
  happens(page, 'pointerdown', { target: outside });
  expect(dismissed).toEqual(['elsewhere', 'elsewhere']);
});

test('reports the top of an element at once, on scroll and on resize, until stopped', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  let top = 335;
  const element = { getBoundingClientRect: () => ({ top }) } as Element;
  const told: number[] = [];
  const stop = followTop(element, (each) => told.push(each));
  top = 235;
  page.dispatchEvent(new Event('scroll'));
  top = 300;
  page.dispatchEvent(new Event('resize'));
  expect(told).toEqual([335, 235, 300]);
  stop();
  page.dispatchEvent(new Event('scroll'));
  page.dispatchEvent(new Event('resize'));
  expect(told).toEqual([335, 235, 300]);
});
