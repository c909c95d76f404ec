/** The value of an own key; tokens and ids come from addresses, where `__proto__` may stand. */
export const lookUp = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The text of a field of what was sent; empty where there is none. */
export function textOf(body: unknown, field: string): string {
  const value = isRecord(body) ? lookUp(body, field) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Whether a value has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text is an email address: `x@y.z`, as the contract's format has it (ENTRY-27). */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Whether a text is longer than a field takes, counted as the contract counts: by character, not by unit. */
export const isLongerThan = (length: number, text: string): boolean => [...text].length > length;
