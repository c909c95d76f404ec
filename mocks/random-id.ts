const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Returns a new ID, also on pages over plain HTTP, where `crypto.randomUUID` is missing. */
export const randomId = (prefix: string): string =>
  prefix + Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % LETTERS.length]).join('');
