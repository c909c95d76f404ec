import { reopen, stepsOf } from './stepping.ts';

interface Rendering {
  id: string;
  globals: Record<string, unknown>;
  mount: () => Promise<unknown>;
  abortSignal: AbortSignal;
}

/** Where the address tells steps of this story, has it go them in place of its own `play`. */
export async function reopenInstead(context: Rendering): Promise<void> {
  const recording = await stepsOf(context.id, context.globals.steps);
  if (!recording) return;
  const { mount } = context;
  // A story plays once it is mounted; this one is mounted for as long as it is looked at.
  context.mount = async () => {
    await mount();
    await reopen(recording);
    await left(context.abortSignal);
  };
}

const left = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
