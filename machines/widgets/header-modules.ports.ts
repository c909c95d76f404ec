import { fromCallback } from 'xstate';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { headerModulesMachine } from './header-modules.machine.ts';

export const headerModules = flow(headerModulesMachine, ({ page }) => ({
  printPage: answer(page.print),
  watchFold: fromCallback(({ sendBack }) => page.watchFold((isBelow) => sendBack({ type: 'fold.crossed', isBelow }))),
}));
