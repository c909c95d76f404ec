import { once } from './once.ts';
import { trustedScript } from './trusted-script.ts';

/**
 * Loads a provider's script once. One that fails, or takes longer than `patience` ms, is taken out again, so that the next
 * call tries anew; give less than the reader is made to wait.
 */
export function createScriptLoader(source: string, patience: number): () => Promise<void> {
  let asked = 0;
  return once(() => insert(addressOf(source, asked++), patience));
}

/** A browser joins a request to one that is under way, so each further try has an address of its own. */
function addressOf(source: string, asked: number): string {
  const address = new URL(source);
  if (asked > 0) address.searchParams.set('again', String(asked));
  return address.href;
}

function insert(source: string, patience: number): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScript(source);
  script.async = true;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      script.remove();
      reject(new Error(`The script ${source} could not be loaded.`));
    };
    const stalled = setTimeout(giveUp, patience);
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
