type Listener = (event: unknown) => void;

/** The events of an element, as Stripe's elements have them. */
export interface Emitter {
  on: (name: string, listener: Listener) => void;
  off: (name: string, listener?: Listener) => void;
  once: (name: string, listener: Listener) => void;
  emit: (name: string, event?: unknown) => void;
}

/** Listeners by the name of the event. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  const off: Emitter['off'] = (name, listener) => void (listener ? of(name).delete(listener) : of(name).clear());
  return {
    on: (name, listener) => void of(name).add(listener),
    off,
    once(name, listener) {
      const first: Listener = (event) => {
        off(name, first);
        listener(event);
      };
      of(name).add(first);
    },
    emit: (name, event) => {
      for (const listener of [...of(name)]) listener(event);
    },
  };
}
