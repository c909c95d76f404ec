/** What a value in the path of a call, or of a page we leave for, can be; `invoice` is its token, never its number. */
export type PathKind = 'intent' | 'token' | 'invoice' | 'slug' | 'receipt' | 'shipcode';

/** What each parameter in a path of `openapi.yaml` is. */
export const PATH_PARAMETERS: Record<string, PathKind> = {
  intent_id: 'intent',
  invoice: 'invoice',
  token: 'token',
  slug: 'slug',
  shipcode: 'shipcode',
};

/** No key and no client secret of the payment provider, in whatever case: a slip must not put one into an address. */
const TOKEN =
  '^(?![PpRrSsEe][Kk]_|[Ww][Hh][Ss][Ee][Cc]_|.{0,128}_[Ss][Ee][Cc][Rr][Ee][Tt](?:_|$))[A-Za-z0-9_-]{1,128}$';

/** The patterns that `openapi.yaml` states for the same values, as regular expression sources. */
export const PATH_PATTERNS: Record<PathKind, string> = {
  // No underscore after the prefix, so that a client secret (`pi_…_secret_…`) never becomes part of an address.
  intent: '^(?:pi|seti)_[A-Za-z0-9]{1,64}$',
  token: TOKEN,
  invoice: TOKEN,
  slug: '^[a-z0-9-]{1,128}$',
  receipt: TOKEN,
  shipcode: '^(?:ship-a|ship-b|ship-c)$',
};

/** Whether a value may stand in a path; anything else must never reach an address. */
export const isPathValue = (kind: PathKind, value: unknown): value is string =>
  typeof value === 'string' && new RegExp(PATH_PATTERNS[kind]).test(value) && !MISPLACED.test(value);

// Well-formed, but the mark of a slip: a missing value, a property every object has, a bare number, and an invoice's number
// in place of its token (INV-4).
const MISPLACED =
  /^(?:undefined|null|true|false|nan|__proto__|prototype|constructor|hasOwnProperty|toString|valueOf|0|\d{1,3}e\d{1,3}|cat-\d{1,10})$/i;
