/** JSON of a value as it is, whatever old libraries have added to the prototypes of the page: a `toJSON` that is inherited is not asked. */
export const ownJson = (value: unknown): string => JSON.stringify(withoutToJson(value));

function withoutToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(withoutToJson)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutToJson(each)]));
  // An own property that is no function hides the inherited one, and is not written for being hidden itself.
  return Object.hasOwn(copy, 'toJSON') ? copy : Object.defineProperty(copy, 'toJSON', { value: undefined });
}

/** The query of an address, from own values alone; a value that is left out is not named, one that is empty is. */
export const ownQuery = (values: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      (Array.isArray(value) ? value : [value])
        .filter((each) => each !== undefined && each !== null)
        .map((each) => [name, String(each)]),
    ),
  ).toString();
