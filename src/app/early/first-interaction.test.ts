import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

function elementOf(isTurnedTo = false): HTMLElement {
  const element = Object.assign(new EventTarget(), { matches: () => isTurnedTo, getRootNode: () => element });
  return element as unknown as HTMLElement;
}

test.each(['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'])(
  'acts once, on the first %s',
  (name) => {
    const act = vi.fn(() => () => undefined);
    const element = elementOf();
    onFirstInteraction(element, act);
    expect(act).not.toHaveBeenCalled();
    element.dispatchEvent(new Event(name));
    for (const next of [name, 'focusin', 'click']) element.dispatchEvent(new Event(next));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('acts at once if the reader is already in the element, and only once', () => {
  const act = vi.fn(() => () => undefined);
  const element = elementOf(true);
  onFirstInteraction(element, act);
  element.dispatchEvent(new Event('click'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('never acts after it is stopped', () => {
  const act = vi.fn(() => () => undefined);
  const element = elementOf();
  onFirstInteraction(element, act)();
  element.dispatchEvent(new Event('click'));
  expect(act).not.toHaveBeenCalled();
});

test('undoes its action', () => {
  const undo = vi.fn();
  const element = elementOf();
  const stop = onFirstInteraction(element, () => undo);
  element.dispatchEvent(new Event('click'));
  expect(undo).not.toHaveBeenCalled();
  stop();
  expect(undo).toHaveBeenCalledTimes(1);
});

test('ignores events elsewhere on the page', () => {
  const act = vi.fn(() => () => undefined);
  const page = new EventTarget();
  onFirstInteraction(Object.assign(elementOf(), { getRootNode: () => page as Node }), act);
  page.dispatchEvent(new Event('click'));
  expect(act).not.toHaveBeenCalled();
});
