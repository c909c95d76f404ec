import { typedLine } from '#machines/rules/text/typed.ts';

interface Option {
  label: string;
}

/** The options to show; `more` is how many matches were left out. */
export interface Matches<Found> {
  shown: Found[];
  more: number;
}

export interface OptionSearch<Found> {
  /**
   * Returns options whose name starts with the typed text, ignoring case and accents. An exact match comes first
   * (SHELL-14).
   */
  matching: (typed: string, most: number) => Matches<Found>;
  /** Returns the option with the typed name, ignoring case; `chosen` if two share the name (SHELL-16). */
  named: (typed: string, chosen?: Found) => Found | undefined;
}

/** Creates a search over options. Normalizes their names once, not on each keystroke. */
export function searchOptions<Found extends Option>(options: readonly Found[]): OptionSearch<Found> {
  const names = options.map(({ label }) => nameOf(label));
  const plain = options.map(({ label }) => plainOf(label));
  return {
    matching: (typed, most) => {
      const name = nameOf(typed);
      const start = plainOf(typed);
      const found = options.filter((_, at) => plain[at]?.startsWith(start));
      const isNamed = new Set(name === '' ? [] : options.filter((_, at) => names[at] === name));
      const sorted = isNamed.size > 0 ? [...isNamed, ...found.filter((option) => !isNamed.has(option))] : found;
      return { shown: sorted.slice(0, most), more: Math.max(0, sorted.length - most) };
    },
    named: (typed, chosen) => {
      const name = nameOf(typed);
      return chosen && nameOf(chosen.label) === name ? chosen : options[names.indexOf(name)];
    },
  };
}

// Uppercase, because lowercase can depend on the next letter (Greek final sigma), which a prefix lacks.
const nameOf = (text: string): string => typedLine(text).normalize('NFC').toUpperCase();

const plainOf = (text: string): string => typedLine(text).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
