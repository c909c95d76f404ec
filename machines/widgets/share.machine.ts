import { type EventObject, fromCallback, setup } from 'xstate';

/** Toggles the print view of a post (SHELL-7). */
export const shareMachine = setup({
  types: { events: {} as { type: 'printView.toggled' } | { type: 'printView.left' } },
  actors: { showAsPrinted: fromCallback<EventObject>(() => {}) },
}).createMachine({
  id: 'share',
  initial: 'reading',
  states: {
    reading: { on: { 'printView.toggled': 'printView' } },
    printView: {
      invoke: { src: 'showAsPrinted', onError: 'reading' },
      on: { 'printView.toggled': 'reading', 'printView.left': 'reading' },
    },
  },
});
