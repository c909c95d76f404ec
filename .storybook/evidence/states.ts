/** Parses the observer's state text into states by machine name. */
export const statesIn = (words: string): Record<string, string> =>
  Object.fromEntries(
    words
      .split('; ')
      .filter(Boolean)
      .map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );
