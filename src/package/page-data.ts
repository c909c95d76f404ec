import type { PageDataOf as AnyPageDataOf, Widget } from '#machines/flows.ts';
import type { en } from '#messages/english.ts';

type English = typeof en;

/** The name of a text, as in `texts.json`. A text with a count has a name for each plural form. */
export type TextName = { [Group in keyof English]: NameIn<Group, English[Group]> }[keyof English];

type NameIn<Group extends string, Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? `${Group}.${Name}`
    : `${Group}.${Name}.${Intl.LDMLPluralRule}`;
}[keyof Texts & string];

/** Your texts, in place of ours. */
export type Messages = { [Name in TextName]?: string };

type WithMessages<Page> = Page extends { settings: infer Settings }
  ? Omit<Page, 'settings'> & { settings: Omit<Settings, 'messages'> & { messages?: Messages } }
  : never;

export type PageDataOf = { [Name in Widget]: WithMessages<AnyPageDataOf[Name]> };

export type PageData<Name extends Widget> = PageDataOf[Name];
