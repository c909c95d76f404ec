const WIDTH = 120;

/** Returns a line of code with a value in it, broken over several lines if it is too long. */
export function lineOf(before: string, value: unknown, after: string, depth = 1): string {
  const line = `${'  '.repeat(depth)}${before}${literal(value)}${after}`;
  if (line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = Array.isArray(value)
    ? value.map((one) => lineOf('', one, ',', depth + 1))
    : Object.entries(value).map(([key, one]) => lineOf(`${nameOf(key)}: `, one, ',', depth + 1));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return [`${'  '.repeat(depth)}${before}${open}`, ...inner, `${'  '.repeat(depth)}${close}${after}`].join('\n');
}

export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return grouped(String(value));
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const parts = Object.entries(value).map(([key, inner]) => `${nameOf(key)}: ${literal(inner)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

const nameOf = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key));

const grouped = (digits: string): string =>
  /^\d+$/.test(digits) ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '_') : digits;

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  if (text.includes("'") && !text.includes('"')) return `"${inner}"`;
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
