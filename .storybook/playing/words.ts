import type { Call } from 'storybook/internal/instrumenter';

/** A call of a play in words: the label of a step, or what is done to what. */
export function wordsOf({ method, path, args }: Call, calls: ReadonlyMap<string, Call>): string {
  if (method === 'step') return String(args[0]);
  const [origin] = path;
  const source =
    typeof origin === 'object' && '__callId__' in origin ? calls.get(String(origin.__callId__)) : undefined;
  const told = [...(source?.args ?? []), ...args].map(nameOf).filter((name) => name !== '');
  return [spaced(method), ...told.slice(0, 2)].join(' ');
}

/** `toBeVisible` as `To be visible`. */
const spaced = (name: string): string => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An argument as the instrumenter tells it: an element by its text, a query by the name that it looks for. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value && `“${value}”`;
  if (typeof value !== 'object' || value === null) return '';
  if ('__element__' in value) {
    const { innerText = '' } = value.__element__ as { innerText?: string }; // as it is serialized
    return innerText.length < MOST ? nameOf(innerText.trim()) : '';
  }
  return 'name' in value ? nameOf(value.name) : '';
}

/** A longer text is that of the page, and names nothing. */
const MOST = 60;
