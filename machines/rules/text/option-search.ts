/** What can be chosen, as far as it is searched: by the name that the reader sees. */
interface Option {
  label: string;
}

/** The options that begin with what was typed, as many as are shown, and how many more there are. */
export interface Matches<Found> {
  shown: Found[];
  more: number;
}

/** A list of options, made ready to be searched at every key. */
export interface OptionSearch<Found> {
  /** The options whose name, or a name without its accents, begins with what was typed, in any case; the one so named comes first (SHELL-14). */
  matching: (typed: string, most: number) => Matches<Found>;
  /** The option that is named as typed, in any case: `chosen` where two bear the name (SHELL-16). */
  named: (typed: string, chosen?: Found) => Found | undefined;
}

/** Makes options ready to be searched. */
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

// In capitals, because the small form of a letter can hang on what follows it, and a beginning has not all that follows.
const nameOf = (text: string): string => text.trim().normalize('NFC').toUpperCase();

const plainOf = (text: string): string => text.trimStart().normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
