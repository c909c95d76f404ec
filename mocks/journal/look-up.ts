/** The value of an own key; tokens and ids come from addresses, where `__proto__` may stand. */
export const lookUp = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
