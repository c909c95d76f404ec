import type { Desk } from '../desk.ts';
import type { EventType, MerchantState, ProviderEvent } from '../merchant/merchant-state.ts';

/** Notes an event, with its object as it is now. */
export function note({ happened }: Pick<MerchantState, 'happened'>, type: EventType, object: object): void {
  happened.push({ type, data: { object: structuredClone(object) } });
}

/** Takes what happened in a change. Events that somebody listens for are kept in the outbox until they are delivered. */
export function takeEvents(
  { state, now, newId }: Pick<Desk, 'state' | 'now' | 'newId'>,
  isHeard: boolean,
): ProviderEvent[] {
  if (state.happened.length === 0) return [];
  const events = isHeard
    ? state.happened.map(
        ({ type, data }): ProviderEvent => ({
          id: newId('evt_'),
          object: 'event',
          type,
          created: seconds(now),
          livemode: false,
          data,
        }),
      )
    : [];
  for (const event of events) state.outbox[event.id] = event;
  state.happened = [];
  return events;
}

/** A time as Stripe has it, from one in ms. */
export const seconds = (ms: number): number => Math.floor(ms / 1_000);
