declare const placeholders: unique symbol;

/** A text with placeholders, which `fill` turns into a string. */
export interface Template<Name extends string> {
  readonly [placeholders]: Name;
}

export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A text that depends on a count, with the locale for its plural rules and digits. */
export interface Plural<Name extends string> {
  readonly forms: PluralForms;
  readonly locale: string;
  /** The placeholders besides the count. */
  readonly [placeholders]?: Name;
}

/** The English texts of a part of a page. */
export interface MessageGroup {
  readonly group: string;
  readonly texts: Readonly<Record<string, string | PluralForms>>;
}

/** The texts of a group as components get them: a string, or a template to fill. */
export type Messages<Group extends MessageGroup> = {
  readonly [Name in keyof Group['texts']]: Message<Group['texts'][Name]>;
};

type Message<English> = English extends string
  ? [Placeholder<English>] extends [never]
    ? string
    : Template<Placeholder<English>>
  : Plural<Exclude<Placeholder<English[keyof English]>, 'count'>>;

type Placeholder<English> = English extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** Replaces every `{name}` in one pass, so placeholders inside a value stay. */
export const fill = <Name extends string>(text: Template<Name>, values: Record<NoInfer<Name>, string>): string =>
  fillAll(String(text), values);

/** Like `fill`, but leaves placeholders without a value. */
export const fillAll = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** Fills in the support address, or returns `alone` if the host gives none (HOST-6). */
export const withContact = (text: Template<'email'>, alone: string, supportEmail?: string): string =>
  supportEmail ? fill(text, { email: supportEmail }) : alone;

/** A text that names the page's currency, its units, the least donation or an exact amount. */
export type CurrencyText = Template<'currency' | 'units' | 'least' | 'exact'>;

/** A currency other than the default, as readers see it. */
export interface OtherCurrency {
  sign: string;
  format: (cents: number, locale: string) => string;
  /** Fills in the currency's name, its units, the least donation and an exact amount. */
  fill: (text: CurrencyText, locale: string) => string;
}
