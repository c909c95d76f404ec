/**
 * The body of a form-encoded request, with the same fields as the JSON would have (API-3): `address[line1]` is a field
 * of a field, `cart[items][0][ref]` one of a list. What the contract has as numbers and flags is read as such.
 */
export function readFormBody(text: string): unknown {
  const body: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(body, pathOf(name), value);
  return decoded(body, '');
}

type Node = Map<string, Node | string>;

const NUMBERS: readonly string[] = ['qty', 'quantity', 'dollars', 'version'];
const FLAGS: readonly string[] = ['renewal', 'gifted', 'all'];

const pathOf = (name: string): string[] => [
  name.split('[', 1)[0] ?? '',
  ...Array.from(name.matchAll(/\[([^\]]*)\]/g), ([, field = '']) => field),
];

function put(node: Node, [field = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    node.set(field, value);
    return;
  }
  const known = node.get(field);
  const inner: Node = known instanceof Map ? known : new Map();
  node.set(field, inner);
  put(inner, rest, value);
}

function decoded(node: Node | string, field: string): unknown {
  if (typeof node === 'string') return leafOf(node, field);
  const fields = [...node];
  if (fields.length > 0 && fields.every(([key]) => /^\d+$/.test(key)))
    return fields.map(([key, inner]) => decoded(inner, key));
  return Object.fromEntries(fields.map(([key, inner]) => [key, decoded(inner, key)]));
}

function leafOf(text: string, field: string): unknown {
  if (NUMBERS.includes(field) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (FLAGS.includes(field) && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
