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

const fieldOf = (holder: unknown): string =>
  typeof holder === 'object' && holder !== null && 'field' in holder ? String(holder.field) : 'value';
