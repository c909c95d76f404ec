/** The settings of a world, by the names of the toolbar. */
export type World = Readonly<Record<string, string>>;

/** The world of an address: `locale:de-DE;theme:dark`. */
export const worldIn = (address: string): World =>
  Object.fromEntries(
    address
      .split(';')
      .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)])
      .filter(([name]) => name),
  );

/** The settings of the toolbar; Storybook keeps others of its own beside them. */
export const worldOf = (globals: Readonly<Record<string, unknown>>): World =>
  Object.fromEntries(Object.entries(globals).filter((one): one is [string, string] => typeof one[1] === 'string'));

/** A world as a part of an address; what is left to the story is left out. */
export const addressOf = (world: World): string =>
  Object.entries(world)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
