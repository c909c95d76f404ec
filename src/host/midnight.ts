import { onShown } from './address/returns.ts';
import { readNow } from './clock.ts';

/** Calls back when the reader's day may have changed: at midnight, and when a page that slept is shown again. */
export function watchToday(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const midnight = new Date(readNow()).setHours(24, 0, 0, 0);
    timer = setTimeout(next, midnight - readNow());
  };
  const next = () => {
    changed();
    wait();
  };
  wait();
  const stop = onShown(changed);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
