import { onFirstInteraction } from './first-interaction.ts';

/** How long an idle moment may be awaited, in ms. A page in the background has few. */
const PATIENCE = 2_000;

/**
 * Resolves when a server-rendered widget beside the main content may take the browser's time: once the main content is
 * `shown` and the browser is idle, or on the reader's first interaction with the widget.
 */
export function takeTurn(element: HTMLElement, shown: Promise<unknown>): Promise<void> {
  return new Promise((take) => {
    const stop = onFirstInteraction(element, () => {
      take();
      return () => undefined;
    });
    void shown.then(idle).then(() => {
      stop();
      take();
    });
  });
}

const idle = (): Promise<unknown> =>
  new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: PATIENCE });
    // Safari has none.
    else setTimeout(go);
  });
