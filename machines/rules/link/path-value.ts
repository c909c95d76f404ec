/** The kinds of values in paths. `invoice` is an invoice's token, never its number. */
export type PathKind = 'intent' | 'token' | 'invoice' | 'slug' | 'receipt' | 'shipcode';

/** The kind of each path parameter in `openapi.yaml`. */
export const PATH_PARAMETERS: Record<string, PathKind> = {
  intent_id: 'intent',
  invoice: 'invoice',
  token: 'token',
  slug: 'slug',
  shipcode: 'shipcode',
};

/**
 * Rejects the payment provider's keys and client secrets in any case, so that a bug cannot leak one into an address.
 */
const TOKEN =
  '^(?![PpRrSsEe][Kk]_|[Ww][Hh][Ss][Ee][Cc]_|.{0,128}_[Ss][Ee][Cc][Rr][Ee][Tt](?:_|$))[A-Za-z0-9_-]{1,128}$';

export const PATH_PATTERNS: Record<PathKind, string> = {
  // No underscore after the prefix, so that a client secret (`pi_…_secret_…`) never gets into an address.
  intent: '^(?:pi|seti)_[A-Za-z0-9]{1,64}$',
  token: TOKEN,
  invoice: TOKEN,
  slug: '^[a-z0-9-]{1,128}$',
  receipt: TOKEN,
  shipcode: '^(?:ship-a|ship-b|ship-c)$',
};

/** Whether a value is safe in a path. Never put any other value in an address. */
export const isPathValue = (kind: PathKind, value: unknown): value is string =>
  typeof value === 'string' && new RegExp(PATH_PATTERNS[kind]).test(value) && !MISPLACED.test(value);

// Well-formed values that indicate a bug: a missing value, an `Object.prototype` property, a bare number, or an
// invoice's number instead of its token (INV-4).
const MISPLACED =
  /^(?:undefined|null|true|false|nan|__proto__|prototype|constructor|hasOwnProperty|toString|valueOf|0|\d{1,3}e\d{1,3}|cat-\d{1,10})$/i;
