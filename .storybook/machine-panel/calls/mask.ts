const SECRETS = /password|secret|captcha|token|^method$|^confirm$/i;

export const MASK = '••••••';

/** Returns a named value as JSON with possible secrets masked. */
export const maskedJson = (name: string, value: unknown, indent = 2): string =>
  JSON.stringify(value, maskerOf(name), indent) ?? 'undefined';

export const masked = <Value>(value: Value): Value => JSON.parse(maskedJson('', value)) as Value;

/** In an event that carries a field's name and its value, the name decides whether the value is secret. */
const maskerOf = (name: string) =>
  function mask(this: unknown, key: string, inner: unknown): unknown {
    const field = key === 'value' ? fieldOf(this) : key || name;
    return typeof inner === 'string' && inner !== '' && SECRETS.test(field) ? MASK : inner;
  };

/** Masks possible secrets in any text, such as a JSON body or an address. */
export function maskedText(text: string): string {
  try {
    return maskedJson('', JSON.parse(text));
  } catch {
    return text.replace(PAIRS, `$1${MASK}`).replace(REFERENCES, MASK);
  }
}

export const maskedHeader = (name: string, value: string): string =>
  SECRET_HEADERS.test(name) || SECRETS.test(name) ? MASK : maskedText(value);

/** Masks the secret parts of a path, which the template names: `/api/account/gifts/{token}/resend`. */
export function maskedPath(path: string, template: string): string {
  const names = template.split('/');
  const parts = path.split('/');
  const isMatch = names.length === parts.length;
  return parts
    .map((part, at) => (isMatch && /^\{.*\}$/.test(names[at] ?? '') && SECRETS.test(names[at] ?? '') ? MASK : part))
    .join('/');
}

/** `token=…` in a query, a fragment or a form. */
const PAIRS = /(\b(?:[\w-]*(?:password|secret|captcha|token)[\w-]*|code|key|session)=)[^&#;\s"']+/gi;

/** Ids from a payment provider, signed tokens, and credentials in a header. */
const REFERENCES =
  /\b(?:(?:pi|seti|cs)_\w+_secret_\w+|(?:pm|tok|card|src)_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]+)|\b(?<=Bearer )\S+/g;

const SECRET_HEADERS = /^(?:authorization|proxy-authorization|cookie|set-cookie)$|csrf|xsrf|api-?key|session/i;

const fieldOf = (holder: unknown): string =>
  typeof holder === 'object' && holder !== null && 'field' in holder ? String(holder.field) : 'value';
