type Load = () => Promise<unknown>;

const kept = new WeakMap<Load, unknown>();
const coming = new Set<Promise<unknown>>();

export function keepPart<Part>(load: Load, make: () => Part): Part {
  const part = (kept.get(load) ?? make()) as Part;
  kept.set(load, part);
  return part;
}

/** Loads a part's code. A failure drops its lazy component, so that the next render tries again. */
export function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = load();
  coming.add(loading);
  loading.catch(() => kept.delete(load)).finally(() => coming.delete(loading));
  return loading;
}

/** Waits until every part has loaded or failed; resolves to whether one has loaded. */
export async function partsArrived(): Promise<boolean> {
  const parts = await Promise.allSettled(coming);
  return parts.some(({ status }) => status === 'fulfilled');
}
