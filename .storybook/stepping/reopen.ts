import { recordingOf, reopen, rest } from './stepping.ts';
import { STILL } from './steps.ts';

interface Rendering {
  id: string;
  globals: Record<string, unknown>;
  mount: () => Promise<unknown>;
  abortSignal: AbortSignal;
}

/** Replays the recording in the address, if any, instead of the story's own `play`. */
export async function reopenInstead(context: Rendering): Promise<void> {
  const recording = await recordingOf(context.id, context.globals.steps);
  if (!recording) return;
  const { mount } = context;
  // A story plays once after mounting; this one stays mounted while it is viewed.
  context.mount = async () => {
    await mount();
    rest();
    if (recording !== STILL) await reopen(recording);
    await left(context.abortSignal);
  };
}

const left = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
