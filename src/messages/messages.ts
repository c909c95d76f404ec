import { en } from './en.ts';
import type { Shown } from './text.ts';
import { textsOf } from './wording.ts';

/** Every text of the application, by group and name; an unknown name does not compile. */
export type Messages = { readonly [Group in keyof typeof en]: Shown<(typeof en)[Group]> };

const said = Object.entries(en).map(([group, texts]) => [
  group,
  textsOf({ group, texts }, { overrides: {}, locale: 'en-US' }),
]);

/** The English texts as they are said, all of them: a page imports the groups that it says, and never this. */
// `fromEntries` loses the names of the groups.
export const english = Object.fromEntries(said) as Messages;
