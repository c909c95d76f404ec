import { once } from './once.ts';
import { trustedScript } from './trusted-script.ts';

type IsThere = () => boolean | Promise<boolean>;

/**
 * Creates a loader that loads a provider's script once. Removes a script that fails, does not provide its API or takes
 * longer than `patience` ms, so that the next call tries again.
 */
export function createScriptLoader(
  source: string,
  patience: number,
  isThere: IsThere = () => true,
): () => Promise<void> {
  let asked = 0;
  return once(() => insert(addressOf(source, asked++), patience, isThere));
}

/** Browsers merge requests for the same address, so each retry gets a new one. */
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
