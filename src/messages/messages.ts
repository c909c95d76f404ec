import { en } from './en.ts';

declare const needs: unique symbol;

/** A text whose placeholders must be filled before it can be shown; `fill` makes a string of it. */
export interface Text<Name extends string> {
  readonly [needs]: Name;
}

/** Every text of the application, by group and name; an unknown name does not compile. */
export type Messages = {
  readonly [Group in keyof typeof en]: {
    readonly [Name in keyof (typeof en)[Group]]: Shown<(typeof en)[Group][Name]>;
  };
};

type Shown<Words> = [Placeholder<Words>] extends [never] ? string : Text<Placeholder<Words>>;

type Placeholder<Words> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The English texts. */
// A text is a string at run time; the type only hides the unfilled ones from being shown as they are.
export const english = en as unknown as Messages;

/** The text with each `{name}` replaced once; what is put in is never read for placeholders again. */
export function fill<Name extends string>(text: Text<Name>, values: Record<NoInfer<Name>, string>): string {
  const given: Record<string, string> = values;
  return String(text).replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(given, name) ? String(given[name]) : whole,
  );
}

/** The texts with the host's own in place of ours, named `group.name`; unknown names and other values are ignored (HOST-5). */
export function overrideMessages(base: Messages, overrides: Readonly<Record<string, string>>): Messages {
  const entries = Object.entries(base).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, own(overrides, `${group}.${name}`) ?? text])),
  ]);
  // Groups and names are those of `base`, each still a string.
  return Object.fromEntries(entries) as Messages;
}

function own(overrides: Readonly<Record<string, string>>, key: string): string | undefined {
  const words: unknown = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
  return typeof words === 'string' ? words : undefined;
}
