import type { Import, Source } from './source.ts';

/** One rule of the house. */
export interface Rule {
  name: string;
  /** Why it is a rule. */
  reason: string;
  /** What breaks it in a file, each as a phrase; nothing for a file it does not bind. */
  findings: (source: Source, house: House) => string[];
}

/** Every file by its path, generated ones too. */
export type House = ReadonlyMap<string, Source>;

/** Whether a file is a test or a story, which may know every room. */
const isTest = ({ path }: Source): boolean => /\.(test|test-d|spec|stories)\.tsx?$/.test(path);
/** Whether a file lies in one of the rooms and is no test. */
export const isIn =
  (...rooms: string[]) =>
  (source: Source): boolean =>
    rooms.some((room) => source.path.startsWith(room)) && !isTest(source);
/** The imports of our own files. */
export const ours = ({ imports }: Source): Import[] => imports.filter(({ isOurs }) => isOurs);
/** The imports of packages. */
export const packages = ({ imports }: Source): Import[] => imports.filter(({ isOurs }) => !isOurs);
/** Whether an import leads into one of the rooms, or to a package that begins so. */
export const leadsTo =
  (...rooms: string[]) =>
  ({ target }: Import): boolean =>
    rooms.some((room) => target.startsWith(room));
/** Whether an import is still there when the code runs. */
export const runs = ({ isType }: Import): boolean => !isType;
/** Imports as findings. */
export const says = (imports: Import[]): string[] =>
  imports.map(({ specifier, isType }) => `imports ${isType ? 'the types of ' : ''}${specifier}`);
/** Whether an import is none of these. */
export const isNone =
  (...names: string[]) =>
  ({ target }: Import): boolean =>
    !names.includes(target);
/** Binds a rule to some files. */
export const when =
  (applies: (source: Source) => boolean, findings: Rule['findings']): Rule['findings'] =>
  (source, house) =>
    applies(source) ? findings(source, house) : [];

/** Finds the globals a file must not read. */
export const reads =
  (names: string[]) =>
  ({ globals }: Source): string[] =>
    [...new Set(globals.filter((name) => names.includes(name)))].map((name) => `reads ${name}`);
