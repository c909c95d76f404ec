/** Returns the value of an own key. Tokens and ids come from addresses and may be `__proto__`. */
export const lookUp = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns the text of a field, or '' if it has none. */
export function textOf(body: unknown, field: string): string {
  const value = isRecord(body) ? lookUp(body, field) : undefined;
  return typeof value === 'string' ? value : '';
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text is an email address: `x@y.z`, the contract's format (ENTRY-27). */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Whether two addresses are the same, without regard to case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a text exceeds a length in characters, not code units, as the contract counts. */
export const isLongerThan = (length: number, text: string): boolean => [...text].length > length;
