import type { en } from './en.ts';
import type { Forms, GivenTexts, Placeholder } from './text.ts';

type Catalogue = typeof en;

/** The whole catalogue in another language. A missing text does not compile. */
export type Translation = {
  readonly [Group in keyof Catalogue]: {
    readonly [Name in keyof Catalogue[Group]]: Catalogue[Group][Name] extends string ? string : Forms;
  };
};

/**
 * Returns a function that type-checks a catalogue for a language with the plural forms `Form`: missing or extra texts
 * and wrong placeholders do not compile. A plural form may omit `{count}`.
 */
export const translator =
  <Form extends Intl.LDMLPluralRule>() =>
  <const Given extends Readonly<Record<string, GivenTexts>>>(given: Given & CheckedCatalogue<Given, Form>): Given =>
    given;

type CheckedCatalogue<Given, Form extends Intl.LDMLPluralRule> = {
  readonly [Group in keyof Catalogue]: Checked<Catalogue[Group], At<Given, Group>, Form>;
} & { readonly [Group in Exclude<keyof Given, keyof Catalogue>]: never };

type Checked<English, Given, Form extends Intl.LDMLPluralRule> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? CheckedText<Placeholder<English[Name]>, never, At<Given, Name>>
    : {
        readonly [Each in Form | 'other']: CheckedText<
          Exclude<Placeholder<English[Name][keyof English[Name]]>, 'count'>,
          'count',
          At<At<Given, Name>, Each>
        >;
      } & { readonly [Each in Exclude<keyof At<Given, Name>, Form | 'other'>]: never };
} & { readonly [Name in Exclude<keyof Given, keyof English>]: never };

type At<Given, Name> = Name extends keyof Given ? Given[Name] : undefined;

/** On a mismatch, the compile error shows the expected placeholders. */
type CheckedText<Needed extends string, Optional extends string, Given> = [Given] extends [string]
  ? [Needed] extends [Placeholder<Given>]
    ? [Exclude<Placeholder<Given>, Optional>] extends [Needed]
      ? Given
      : Placeholders<Needed | Optional>
    : Placeholders<Needed | Optional>
  : string;

interface Placeholders<Name extends string> {
  readonly placeholders: Name;
}
