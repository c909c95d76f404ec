import { en } from './en.ts';
import type { Forms } from './text.ts';

/** Every English text, or its plural forms, by its name in `settings.messages`. */
export const catalogue: ReadonlyMap<string, string | Forms> = new Map(
  Object.entries<Readonly<Record<string, string | Forms>>>(en).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
  ),
);
