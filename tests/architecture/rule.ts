import type { Import, Source } from './source.ts';

/** A rule on the content of a file. */
export interface Rule {
  name: string;
  reason: string;
  /** Returns the violations in a file, each as a phrase; empty for files the rule does not cover. */
  findings: (source: Source, house: House) => string[];
}

export type House = ReadonlyMap<string, Source>;

/** Tests and stories may import from every room. */
const isTest = ({ path }: Source): boolean => /\.(test|test-d|spec|stories)\.tsx?$/.test(path);
export const isIn =
  (...rooms: string[]) =>
  (source: Source): boolean =>
    rooms.some((room) => source.path.startsWith(room)) && !isTest(source);
export const ours = ({ imports }: Source): Import[] => imports.filter(({ isOurs }) => isOurs);
export const packages = ({ imports }: Source): Import[] => imports.filter(({ isOurs }) => !isOurs);
export const leadsTo =
  (...rooms: string[]) =>
  ({ target }: Import): boolean =>
    rooms.some((room) => target.startsWith(room));
export const runs = ({ isType }: Import): boolean => !isType;
export const says = (imports: Import[]): string[] =>
  imports.map(({ specifier, isType }) => `imports ${isType ? 'the types of ' : ''}${specifier}`);
export const isNone =
  (...names: string[]) =>
  ({ target }: Import): boolean =>
    !names.includes(target);
export const when =
  (applies: (source: Source) => boolean, findings: Rule['findings']): Rule['findings'] =>
  (source, house) =>
    applies(source) ? findings(source, house) : [];

export const reads =
  (names: string[]) =>
  ({ globals }: Source): string[] =>
    [...new Set(globals.filter((name) => names.includes(name)))].map((name) => `reads ${name}`);
