type Load = () => Promise<unknown>;

/** What was made to draw a part, by the function that loads its code. */
const kept = new WeakMap<Load, unknown>();
const coming = new Set<Promise<unknown>>();

/** What draws a part, made once: a part whose code was there before is drawn at once. */
export function keepPart<Part>(load: Load, make: () => Part): Part {
  const part = (kept.get(load) ?? make()) as Part; // it was made for the same function
  kept.set(load, part);
  return part;
}

/** Loads the code of a part, for which a server waits; what draws it is made anew after code that did not come. */
export function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = load();
  coming.add(loading);
  loading.catch(() => kept.delete(load)).finally(() => coming.delete(loading));
  return loading;
}

/** Waits for the code of all parts that are being loaded. */
export const partsArrived = (): Promise<unknown> => Promise.allSettled(coming);
