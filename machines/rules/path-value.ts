/** What a value in the path of a call, or of a page we leave for, can be. */
export type PathKind = 'intent' | 'token' | 'invoice' | 'slug' | 'receipt';

// What only a slip writes (a missing value, a property of every object, a number) and what belongs to another place:
// a provider's secret key, an invoice number.
const NOT_MISPLACED =
  '(?!(?:undefined|null|true|false|NaN|__proto__|prototype|constructor|hasOwnProperty|toString|valueOf|0|[0-9]+e[0-9]+)$|[sr]k_|(?:CAT|cat)-[0-9]+$)';

const TOKEN = `^${NOT_MISPLACED}[A-Za-z0-9_-]{1,128}$`;

/** The patterns that `openapi.yaml` states for the same values, as regular expression sources. */
export const PATH_PATTERNS: Record<PathKind, string> = {
  // No underscore after the prefix, so that a client secret (`pi_…_secret_…`) never becomes part of an address.
  intent: '^(?:pi|seti)_[A-Za-z0-9]{1,64}$',
  token: TOKEN,
  invoice: '^CAT-[0-9]{3,10}$',
  slug: `^${NOT_MISPLACED}(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$`,
  receipt: TOKEN,
};

/** Whether a value may stand in a path; anything else must never reach an address. */
export const isPathValue = (kind: PathKind, value: unknown): value is string =>
  typeof value === 'string' && PATTERNS[kind].test(value);

const PATTERNS: Record<PathKind, RegExp> = {
  intent: new RegExp(PATH_PATTERNS.intent, 'u'),
  token: new RegExp(PATH_PATTERNS.token, 'u'),
  invoice: new RegExp(PATH_PATTERNS.invoice, 'u'),
  slug: new RegExp(PATH_PATTERNS.slug, 'u'),
  receipt: new RegExp(PATH_PATTERNS.receipt, 'u'),
};
