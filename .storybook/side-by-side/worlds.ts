export type World = Readonly<Record<string, string>>;

/** Parses a world from an address: `locale:de-DE;theme:dark`. */
export const worldIn = (address: string): World =>
  Object.fromEntries(
    address
      .split(';')
      .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)])
      .filter(([name]) => name),
  );

/** The toolbar's settings, without the globals that Storybook adds. */
export const worldOf = (globals: Readonly<Record<string, unknown>>): World =>
  Object.fromEntries(Object.entries(globals).filter((one): one is [string, string] => typeof one[1] === 'string'));

/** Formats a world for an address, omitting settings left to the story. */
export const addressOf = (world: World): string =>
  Object.entries(world)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
