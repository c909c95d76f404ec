import type { EventType, MerchantState, ProviderEvent } from '../merchant/merchant-state.ts';
import type { Context } from '../request-context.ts';

/** Records an event with a copy of its object. */
export function note({ happened }: Pick<MerchantState, 'happened'>, type: EventType, object: object): void {
  happened.push({ type, data: { object: structuredClone(object) } });
}

/** Takes the events of a change. With a listener, they are kept in the outbox until they are delivered. */
export function takeEvents(
  { state, now, newId }: Pick<Context, 'state' | 'now' | 'newId'>,
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

/** Converts ms to the whole seconds that Stripe uses. */
export const seconds = (ms: number): number => Math.floor(ms / 1_000);
