declare const needs: unique symbol;

/** A text with placeholders, which `fill` turns into a string. */
export interface Text<Name extends string> {
  readonly [needs]: Name;
}

export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A plural text, with the locale for its plural rules and digits. */
export interface Counted<Name extends string> {
  readonly forms: Forms;
  readonly locale: string;
  /** The placeholders besides the count. */
  readonly [needs]?: Name;
}

export type GivenTexts = Readonly<Record<string, string | Forms>>;

export interface Words<English extends GivenTexts> {
  readonly group: string;
  readonly texts: English;
}

export type Shown<English> = { readonly [Name in keyof English]: ShownText<English[Name]> };

export type Texts<Given extends Words<GivenTexts>> = Shown<Given['texts']>;

type ShownText<English> = English extends string
  ? [Placeholder<English>] extends [never]
    ? string
    : Text<Placeholder<English>>
  : Counted<Exclude<Placeholder<English[keyof English]>, 'count'>>;

export type Placeholder<English> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Replaces every `{name}` in one pass, so placeholders inside a value stay. */
export const fill = <Name extends string>(text: Text<Name>, values: Record<NoInfer<Name>, string>): string =>
  fillAll(String(text), values);

/** Like `fill`, but leaves placeholders without a value. */
export const fillAll = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** Fills in the support address, or returns `alone` if the host gives none (HOST-6). */
export const withContact = (text: Text<'email'>, alone: string, supportEmail?: string): string =>
  supportEmail ? fill(text, { email: supportEmail }) : alone;

/** A text that names the page's currency, its units, the least donation or an exact amount. */
export type CurrencyText = Text<'currency' | 'units' | 'least' | 'exact'>;

/** A currency other than the default, as readers see it. */
export interface OtherCurrency {
  sign: string;
  format: (cents: number, locale: string) => string;
  /** Fills in the currency's name, its units, the least donation and an exact amount. */
  fill: (text: CurrencyText, locale: string) => string;
}
