import type { Address } from './address.ts';

/** A line of an address that is typed; its country is chosen. */
export type AddressLine = Exclude<keyof Address, 'country' | 'country_name'>;

/** The lines of an address in the order of the form. */
export const ADDRESS_LINES = ['line1', 'line2', 'city', 'state', 'postcode', 'country'] as const;

/** The address as it is written, line by line; what is blank has none. */
export const linesOf = ({ line1, line2, city, state, postcode, country, country_name }: Address): string[] =>
  [[line1], [line2], [city, `${state} ${postcode}`], [country_name || country]]
    .map((parts) =>
      parts
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    )
    .filter(Boolean);
