import { once } from './once.ts';

/** Loads a script once; a failed one is taken out again, so that the next call tries anew. */
export const createScriptLoader = (source: string): (() => Promise<void>) => once(() => insert(source));

function insert(source: string): Promise<void> {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${source} could not be loaded.`));
    });
    document.head.append(script);
  });
}
