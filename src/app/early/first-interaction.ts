import { EARLY } from './early-markup.ts';

const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'];

const INTERACTED = `:is(:focus-within, :has(:popover-open, .${EARLY}:user-valid))`;

/** Runs `act` once, on the reader's first interaction with an element or now if there was one; returns a function that undoes it or stops waiting. */
export function onFirstInteraction(element: HTMLElement, act: () => () => void): () => void {
  const waiting = new AbortController();
  let undo: (() => void) | undefined;
  const turn = () => {
    waiting.abort();
    undo = act();
  };
  const hear = (event: Event) => {
    if (event.composedPath().includes(element)) turn();
  };
  // Captures above the element, so that React is listening when the event arrives and hydrates for it.
  for (const name of INTERACTIONS)
    element.getRootNode().addEventListener(name, hear, { capture: true, signal: waiting.signal });
  if (element.matches(INTERACTED)) turn();
  return () => {
    waiting.abort();
    undo?.();
  };
}
