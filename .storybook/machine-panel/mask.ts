const SECRETS = /password|secret|captcha|token|^method$|^confirm$/i;

/** What stands where a secret was. */
export const MASK = '••••••';

/** The value of a name as JSON, in which whatever could be a secret is masked. */
export const maskedJson = (name: string, value: unknown, indent = 2): string =>
  JSON.stringify(value, maskerOf(name), indent) ?? 'undefined';

/** A copy in which whatever could be a secret is masked. */
export const masked = <Value>(value: Value): Value =>
  // Only strings are replaced, by strings.
  JSON.parse(maskedJson('', value)) as Value;

/** An event that names its field and carries what was typed into it tells by the one whether the other is a secret. */
const maskerOf = (name: string) =>
  function mask(this: unknown, key: string, inner: unknown): unknown {
    const field = key === 'value' ? fieldOf(this) : key || name;
    return typeof inner === 'string' && inner !== '' && SECRETS.test(field) ? MASK : inner;
  };

/** A text of any kind, a JSON body or an address among them, in which whatever could be a secret is masked. */
export function maskedText(text: string): string {
  try {
    return maskedJson('', JSON.parse(text));
  } catch {
    return text.replace(PAIRS, `$1${MASK}`).replace(REFERENCES, MASK);
  }
}

/** The value of a header, unless the header is there to carry a secret. */
export const maskedHeader = (name: string, value: string): string =>
  SECRET_HEADERS.test(name) || SECRETS.test(name) ? MASK : maskedText(value);

/** A path whose secret parts are masked; the template names them: `/api/account/gifts/{token}/resend`. */
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

/** What a payment provider gives out, a token that a server signs, and the credentials of a header. */
const REFERENCES =
  /\b(?:(?:pi|seti|cs)_\w+_secret_\w+|(?:pm|tok|card|src)_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]+)|\b(?<=Bearer )\S+/g;

const SECRET_HEADERS = /^(?:authorization|proxy-authorization|cookie|set-cookie)$|csrf|xsrf|api-?key|session/i;

const fieldOf = (holder: unknown): string =>
  typeof holder === 'object' && holder !== null && 'field' in holder ? String(holder.field) : 'value';
