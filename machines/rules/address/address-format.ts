import type { Problem } from '#machines/lib/problem.ts';
import { type Address, type AddressLine, missingFields } from './address.ts';
import { FIELD_NAMES, LAYOUTS, LOCAL_LAYOUTS } from './address-formats.gen.ts';

/** The key of a line's label, which depends on the country. `state.other` is for countries without states. */
export type LineName = AddressLine | keyof typeof FIELD_NAMES | 'state.other';

/** Returns the address lines in the country's order, without blank parts. */
export function linesOf(address: Address): string[] {
  const { line1, line2, city, state, postcode, country, country_name } = address;
  const parts: Record<string, string> = {
    A: [line1, line2].map(trim).filter(Boolean).join('\n'),
    C: trim(city),
    S: trim(state),
    Z: trim(postcode),
  };
  const local = isForeignScript(address) ? layoutIn(LOCAL_LAYOUTS, country) : undefined;
  const layout = whole(local ?? layoutIn(LAYOUTS, country) ?? UNKNOWN);
  return [
    ...layout.split('|').flatMap((line) => write(line, parts).split('\n')),
    trim(country_name) || trim(country),
  ].filter(Boolean);
}

/** Returns the lines an address in the country has, in its order; all lines for an unknown country. */
export const linesAsked = (country: string): AddressLine[] =>
  Array.from(layoutIn(LAYOUTS, country) ?? whole(UNKNOWN)).flatMap((letter) => LINES[letter] ?? []);

/** Returns the country's label for a line. */
export function nameOf(line: AddressLine, country: string): LineName {
  const names = Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[];
  const own = names.find((name) => name.startsWith(`${line}.`) && lists(FIELD_NAMES[name], country));
  if (own) return own;
  const hasState = layoutIn(LAYOUTS, country)?.includes('S') ?? false;
  return line === 'state' && !hasState ? 'state.other' : line;
}

/** Returns a problem for each required line that is blank, labelled as its country does. */
export const missingLines = (address: Address, name: string): Problem[] =>
  missingFields(address).map((field) => {
    const asked = field === 'country' || field === 'country_name' ? field : nameOf(field, address.country);
    return { field: `${name}.${field}`, code: 'required', ...(asked !== field && { asked: `address.${asked}` }) };
  });

const LINES: Record<string, AddressLine[]> = { A: ['line1', 'line2'], C: ['city'], S: ['state'], Z: ['postcode'] };

const UNKNOWN = 'A|C';

/** Adds the lines the layout lacks: the state below the city, the postcode last. */
const whole = (layout: string): string =>
  [layout.includes('S') ? layout : layout.replace(/[^|]*C[^|]*/, '$&|S'), ...(layout.includes('Z') ? [] : ['Z'])].join(
    '|',
  );

function write(line: string, parts: Record<string, string>): string {
  let written = '';
  for (const { 1: before = '', 2: letter = '', index } of line.matchAll(/([^ACSZ]*)([ACSZ])/g)) {
    const part = parts[letter];
    if (part) written += `${written || index === 0 ? before : ''}${part}`;
  }
  return written;
}

const layoutIn = (layouts: Record<string, string>, country: string): string | undefined =>
  Object.keys(layouts).find((layout) => lists(layouts[layout] ?? '', country));

const lists = (countries: string, country: string): boolean =>
  /^[A-Z]{2}$/.test(country) && countries.includes(country);

const isForeignScript = ({ line1, line2, city, state }: Address): boolean =>
  /(?!\p{Script=Latin})\p{L}/u.test(`${line1}${line2}${city}${state}`);

const trim = (part: string): string => part.trim();
