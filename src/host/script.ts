import { once } from './once.ts';
import { trustedScript } from './trusted-script.ts';

/** Whether a script that was loaded left what it is for; a promise for one that has to set itself up first. */
type IsThere = () => boolean | Promise<boolean>;

/**
 * Loads a provider's script once. One that fails, is not there although it was loaded, or takes longer than `patience` ms, is
 * taken out again, so that the next call tries anew; give less than the reader is made to wait.
 */
export function createScriptLoader(
  source: string,
  patience: number,
  isThere: IsThere = () => true,
): () => Promise<void> {
  let asked = 0;
  return once(() => insert(addressOf(source, asked++), patience, isThere));
}

/** A browser joins a request to one that is under way, so each further try has an address of its own. */
function addressOf(source: string, asked: number): string {
  const address = new URL(source);
  if (asked > 0) address.searchParams.set('again', String(asked));
  return address.href;
}

function insert(source: string, patience: number, isThere: IsThere): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScript(source);
  script.async = true;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(stalled);
      script.remove();
      reject(new Error(`The script ${source} could not be loaded.`));
    };
    const stalled = setTimeout(giveUp, patience);
    script.addEventListener('load', async () => {
      const isArrived = await Promise.resolve()
        .then(isThere)
        .catch(() => false);
      if (!isArrived) return giveUp();
      clearTimeout(stalled);
      resolve();
    });
    script.addEventListener('error', giveUp);
    document.head.append(script);
  });
}
