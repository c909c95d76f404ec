import { once } from './once.ts';

/** How long a script may take before it counts as failed, in ms: less than the reader is made to wait for a bot check. */
const PATIENCE = 10_000;

/** Loads a script once; a failed or stalled one is taken out again, so that the next call tries anew. */
export function createScriptLoader(source: string): () => Promise<void> {
  let asked = 0;
  return once(() => insert(addressOf(source, asked++)));
}

/** A browser joins a request to one that is under way, so each further try has an address of its own. */
function addressOf(source: string, asked: number): string {
  const address = new URL(source);
  if (asked > 0) address.searchParams.set('again', String(asked));
  return address.href;
}

function insert(source: string): Promise<void> {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      script.remove();
      reject(new Error(`The script ${source} could not be loaded.`));
    };
    const stalled = setTimeout(giveUp, PATIENCE);
    script.addEventListener('load', () => {
      clearTimeout(stalled);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(stalled);
      giveUp();
    });
    document.head.append(script);
  });
}
