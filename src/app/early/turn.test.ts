import { expect, test, vi } from 'vitest';
import { takeTurn } from './turn.ts';

function elementOf(): HTMLElement {
  const element = Object.assign(new EventTarget(), { matches: () => false, getRootNode: () => element });
  return element as unknown as HTMLElement;
}

/** The callbacks that wait for an idle browser. */
function watchIdle(): (() => void)[] {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (go: () => void) => waiting.push(go));
  return waiting;
}

test('a widget beside the main content waits until that is shown, then for an idle browser', async () => {
  const idle = watchIdle();
  const shown = Promise.withResolvers<void>();
  const taken = vi.fn();
  const turn = takeTurn(elementOf(), shown.promise).then(taken);
  await Promise.resolve();
  expect(idle).toEqual([]);
  shown.resolve();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(taken).not.toHaveBeenCalled();
  idle[0]?.();
  await turn;
  expect(taken).toHaveBeenCalledTimes(1);
});

test('needs no idle callbacks, which Safari lacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await expect(takeTurn(elementOf(), Promise.resolve())).resolves.toBeUndefined();
});

test('comes first if the reader turns to it first', async () => {
  const element = elementOf();
  const turn = takeTurn(element, new Promise(() => undefined));
  element.dispatchEvent(new Event('pointerover'));
  await expect(turn).resolves.toBeUndefined();
});
