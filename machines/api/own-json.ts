/** Serializes a value to JSON, ignoring any `toJSON` that old libraries added to prototypes. */
export const ownJson = (value: unknown): string => JSON.stringify(withoutToJson(value));

function withoutToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(withoutToJson)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutToJson(each)]));
  // Shadows the inherited method with a non-enumerable property, which is not serialized.
  return Object.hasOwn(copy, 'toJSON') ? copy : Object.defineProperty(copy, 'toJSON', { value: undefined });
}

/** Serializes a query from own values only. Omits null and undefined, keeps empty strings. */
export const ownQuery = (values: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      (Array.isArray(value) ? value : [value])
        .filter((each) => each !== undefined && each !== null)
        .map((each) => [name, String(each)]),
    ),
  ).toString();
