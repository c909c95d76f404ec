import { fromCallback } from 'xstate';
import { flow } from '#machines/lib/flow.ts';
import type { ReadingWindow } from './reading-window.ts';
import { shareMachine } from './share.machine.ts';

/** Creates the share flow for a window. */
export const shareIn = ({ showAsPrinted }: Pick<ReadingWindow, 'showAsPrinted'>) =>
  flow(shareMachine, () => ({ showAsPrinted: fromCallback(() => showAsPrinted()) }));
