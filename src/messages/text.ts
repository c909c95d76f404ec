declare const needs: unique symbol;

/** A text whose placeholders must be filled before it can be shown; `fill` makes a string of it. */
export interface Text<Name extends string> {
  readonly [needs]: Name;
}

/** A text that counts: a form for each plural category that its language tells apart; `other` stands for the rest. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A text that counts as it is shown: its forms, and the locale whose plurals and digits they take. */
export interface Counted<Name extends string> {
  readonly forms: Forms;
  readonly locale: string;
  /** What else must be filled in. */
  readonly [needs]?: Name;
}

/** The texts of a group by name: a string, or the plural forms of a text that counts. */
export type GivenTexts = Readonly<Record<string, string | Forms>>;

/** Texts of one group of the catalogue in English, as a module of `en/` gives them. */
export interface Words<English extends GivenTexts> {
  readonly group: string;
  readonly texts: English;
}

/** Texts by name, as they are shown; an unknown name does not compile. */
export type Shown<English> = { readonly [Name in keyof English]: ShownText<English[Name]> };

/** The shown texts of words. */
export type Texts<Given extends Words<GivenTexts>> = Shown<Given['texts']>;

type ShownText<English> = English extends string
  ? [Placeholder<English>] extends [never]
    ? string
    : Text<Placeholder<English>>
  : Counted<Exclude<Placeholder<English[keyof English]>, 'count'>>;

/** The names of the placeholders of a text. */
export type Placeholder<English> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The text with each `{name}` replaced once; what is put in is never read for placeholders again. */
export const fill = <Name extends string>(text: Text<Name>, values: Record<NoInfer<Name>, string>): string =>
  fillAll(String(text), values);

/** The text with each `{name}` that has a value replaced once. */
export const fillAll = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** The text with the support address in it, or its shorter form where the host gives none (HOST-6). */
export const withContact = (text: Text<'email'>, alone: string, supportEmail?: string): string =>
  supportEmail ? fill(text, { email: supportEmail }) : alone;
