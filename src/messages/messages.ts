import { en } from './en.ts';
import type { Shown } from './text.ts';

/** Every text of the application, by group and name; an unknown name does not compile. */
export type Messages = { readonly [Group in keyof typeof en]: Shown<(typeof en)[Group]> };

/** The English texts, all of them: a page imports the groups that it says, and never this. */
// A text is a string at run time; the type only hides the unfilled ones from being shown as they are.
export const english = en as unknown as Messages;
