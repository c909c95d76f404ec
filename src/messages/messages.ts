import { en } from './en.ts';
import type { Shown } from './text.ts';
import { textsOf } from './wording.ts';

export type Messages = { readonly [Group in keyof typeof en]: Shown<(typeof en)[Group]> };

const said = Object.entries(en).map(([group, texts]) => [
  group,
  textsOf({ group, texts }, { overrides: {}, locale: 'en-US' }),
]);

/** All English texts, for tests and stories. Pages import single groups instead. */
export const english = Object.fromEntries(said) as Messages;
