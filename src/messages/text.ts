declare const needs: unique symbol;

/** A text whose placeholders must be filled before it can be shown; `fill` makes a string of it. */
export interface Text<Name extends string> {
  readonly [needs]: Name;
}

/** Texts of one group of the catalogue in English, as a module of `en/` gives them. */
export interface Words<English extends Record<string, string>> {
  readonly group: string;
  readonly texts: English;
}

/** Texts by name, as they are shown; an unknown name does not compile. */
export type Shown<English> = { readonly [Name in keyof English]: ShownText<English[Name]> };

/** The shown texts of words. */
export type Texts<Given extends Words<Record<string, string>>> = Shown<Given['texts']>;

type ShownText<English> = [Placeholder<English>] extends [never] ? string : Text<Placeholder<English>>;

type Placeholder<English> = English extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The text with each `{name}` replaced once; what is put in is never read for placeholders again. */
export function fill<Name extends string>(text: Text<Name>, values: Record<NoInfer<Name>, string>): string {
  const given: Record<string, string> = values;
  return String(text).replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(given, name) ? String(given[name]) : whole,
  );
}

/** The texts with the host's own in place of ours, named `group.name`; unknown names and other values are ignored (HOST-5). */
export function overrideTexts<English extends Record<string, string>>(
  { group, texts }: Words<English>,
  overrides: Readonly<Record<string, string>>,
): Shown<English> {
  const entries = Object.entries(texts).map(([name, text]) => [name, own(overrides, `${group}.${name}`) ?? text]);
  // The names are those of `texts`, and a text is a string at run time: its type only hides the unfilled ones.
  return Object.fromEntries(entries) as Shown<English>;
}

/** The text with the support address in it, or its shorter form where the host gives none (HOST-6). */
export const withContact = (text: Text<'email'>, alone: string, supportEmail?: string): string =>
  supportEmail ? fill(text, { email: supportEmail }) : alone;

function own(overrides: Readonly<Record<string, string>>, key: string): string | undefined {
  const words: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  return typeof words === 'string' ? words : undefined;
}
