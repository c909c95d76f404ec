const SECRETS = /password|secret|captcha|^confirm$/i;

/** The value of a name as JSON, in which whatever could be a secret is masked. */
export const maskedJson = (name: string, value: unknown, indent = 2): string =>
  JSON.stringify(value, (key, inner: unknown) => (isSecret(key || name, inner) ? '••••••' : inner), indent) ??
  'undefined';

const isSecret = (key: string, value: unknown): boolean =>
  typeof value === 'string' && value !== '' && SECRETS.test(key);
