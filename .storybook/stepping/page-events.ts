import type { EventStep } from '#fixtures/stories/recording.ts';

type Sent = Pick<EventStep, 'to' | 'event' | 'self'>;

/** Events that the page sends itself. A replay holds them, so that each comes in its recorded turn, and once. */
export function createPageEvents() {
  let isHolding = false;
  let own: (Sent & { pass?: (as: Pick<EventStep, 'self'>) => void })[] = [];
  return {
    hold: (): void => {
      isHolding = true;
    },
    /** Takes note of an event and returns whether it may go on now; if not, `pass` sends it on. */
    note(sent: Sent, pass: (as: Pick<EventStep, 'self'>) => void): boolean {
      own.push({ ...sent, ...(isHolding && { pass }) });
      return !isHolding;
    },
    /** Sends on the event of a step; false if the page has not sent it. Its payload may be another by now. */
    letIn(step: EventStep): boolean {
      if (!step.self && !isHolding) return false;
      const found = own.find((one) => isSame(one, step)) ?? (step.self && own.find((one) => isAlike(one, step)));
      if (!found) return false;
      own = own.filter((one) => one !== found);
      found.pass?.(step);
      return true;
    },
    /** Sends on what is held and holds no more. Drops what was sent already, in the page's stead. */
    letAllIn(already: readonly EventStep[]): void {
      const left = [...already];
      isHolding = false;
      for (const one of own.splice(0)) {
        const at = left.findIndex((sent) => isSame(sent, one));
        if (at < 0) one.pass?.(one);
        else left.splice(at, 1);
      }
    },
    reset: (): void => {
      isHolding = false;
      own = [];
    },
  };
}

const isAlike = (one: Sent, other: Sent): boolean => one.to === other.to && one.event.type === other.event.type;

const isSame = (one: Sent, other: Sent): boolean =>
  isAlike(one, other) && JSON.stringify(one.event) === JSON.stringify(other.event);
