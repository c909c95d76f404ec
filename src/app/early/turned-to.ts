import { EARLY } from './early-markup.ts';

/** How a reader turns to something: by pointer, keyboard, autofill, or a click that a tool makes of none of them. */
const TURNING = ['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'];

/** What a reader has turned to before its code came. */
const TURNED_TO = `:is(:focus-within, :has(:popover-open, .${EARLY}:user-valid))`;

/** Acts once when the reader turns to an element, at once if they have already; answers how to undo it, or to stop waiting. */
export function onTurnedTo(element: HTMLElement, act: () => () => void): () => void {
  const waiting = new AbortController();
  let undo: (() => void) | undefined;
  const turn = () => {
    waiting.abort();
    undo = act();
  };
  const hear = (event: Event) => {
    if (event.composedPath().includes(element)) turn();
  };
  // Above the element and on the way down: React hydrates at once for an event that it hears from the start.
  for (const name of TURNING)
    element.getRootNode().addEventListener(name, hear, { capture: true, signal: waiting.signal });
  if (element.matches(TURNED_TO)) turn();
  return () => {
    waiting.abort();
    undo?.();
  };
}
