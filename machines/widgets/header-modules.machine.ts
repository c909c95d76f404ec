import { type EventObject, fromCallback, setup } from 'xstate';
import { port } from '#machines/lib/port.ts';

/** A header module that opens. Print is not one, since it only prints the page. */
export type HeaderModule = 'menu' | 'archive' | 'user' | 'login';

type HeaderEvent =
  | { type: 'module.toggled'; module: HeaderModule }
  | { type: 'modules.dismissed' }
  | { type: 'print.requested' }
  | { type: 'fold.crossed'; isBelow: boolean };

/**
 * The header's modules, at most one of them open (SHELL-1), and whether the page is scrolled below the fold (SHELL-2).
 * Escape and presses elsewhere close the open module (SHELL-3).
 */
export const headerModulesMachine = setup({
  types: { events: {} as HeaderEvent },
  actors: {
    printPage: port<void, void>('headerModules: printPage'),
    watchFold: fromCallback<EventObject>(() => {}),
  },
  guards: {
    opens: ({ event }, module: HeaderModule) => event.type === 'module.toggled' && event.module === module,
    isBelow: ({ event }) => event.type === 'fold.crossed' && event.isBelow,
  },
}).createMachine({
  id: 'headerModules',
  type: 'parallel',
  invoke: { src: 'watchFold', onError: {} },
  states: {
    module: {
      initial: 'closed',
      on: {
        'module.toggled': [
          { guard: { type: 'opens', params: 'menu' }, target: '.menu' },
          { guard: { type: 'opens', params: 'archive' }, target: '.archive' },
          { guard: { type: 'opens', params: 'user' }, target: '.user' },
          { target: '.login' },
        ],
        'modules.dismissed': '.closed',
        'print.requested': '.printing',
      },
      states: {
        closed: {},
        menu: { on: { 'module.toggled': { guard: { type: 'opens', params: 'menu' }, target: 'closed' } } },
        archive: { on: { 'module.toggled': { guard: { type: 'opens', params: 'archive' }, target: 'closed' } } },
        user: { on: { 'module.toggled': { guard: { type: 'opens', params: 'user' }, target: 'closed' } } },
        login: { on: { 'module.toggled': { guard: { type: 'opens', params: 'login' }, target: 'closed' } } },
        printing: { invoke: { src: 'printPage', onDone: 'closed', onError: 'closed' } },
      },
    },
    fold: {
      initial: 'above',
      states: {
        above: { on: { 'fold.crossed': { guard: 'isBelow', target: 'below' } } },
        below: { on: { 'fold.crossed': { guard: ({ event }) => !event.isBelow, target: 'above' } } },
      },
    },
  },
});
