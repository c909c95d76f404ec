import { catalogue } from '#messages/english.ts';

/** Returns the English text of every name that `settings.messages` can have. */
export const textsByName = (): Record<string, string> =>
  Object.fromEntries(
    [...catalogue].flatMap(([name, text]) =>
      typeof text === 'string'
        ? [[name, text]]
        : Object.entries(text).map(([form, words]) => [`${name}.${form}`, words]),
    ),
  );
