import type { en } from './en.ts';
import type { Forms } from './text.ts';

type Catalogue = typeof en;

/** The whole catalogue in another language. */
export type Translation = {
  readonly [Group in keyof Catalogue]: {
    readonly [Name in keyof Catalogue[Group]]: Catalogue[Group][Name] extends string ? string : Forms;
  };
};
