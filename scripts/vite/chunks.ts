/** What is asked about a module; Rolldown's own information has it. */
export interface Imported {
  /** Who imports it at the start. */
  importers: readonly string[];
  /** Who imports it on demand. */
  dynamicImporters: readonly string[];
}

type About = (id: string) => Imported | null;

/** Screens that readers see one after the other, and that are little more than what they share: one file for all of them. */
const FAMILIES: Record<string, string[]> = { records: ['Receipt', 'Invoice'] };

const FRAME = /[\\/]src[\\/]app[\\/]mount-screen\.tsx$/;
const SCREEN = /[\\/]src[\\/]screens[\\/]/;

/**
 * The file a module is built into: `common` for what frames every screen or is shared by two of them, packages included;
 * the screen's own for what that one alone brings at once; none for what waits until it is asked for. Left to itself the
 * bundler makes a file for every combination of these; so a page starts with four scripts and two style sheets.
 */
export const chunkOf = (id: string, about: About): string | null => {
  const starts = [...startsOf(id, about)];
  // What the entry itself needs stays in it: a page without a mount point then loads nothing else.
  if (starts.some((start) => !isOnDemand(start, about))) return null;
  const homes = [...new Set(starts.filter((start) => isScreen(start, about)).map(homeOf))];
  return homes.length > 1 || starts.some((start) => FRAME.test(start)) ? 'common' : (homes[0] ?? null);
};

/** The modules at which loading can start and that bring this one along at once. */
function startsOf(id: string, about: About, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = about(id) ?? {};
  const above = importers.flatMap((importer) => [...startsOf(importer, about, seen)]);
  return new Set(dynamicImporters.length > 0 || importers.length === 0 ? [id, ...above] : above);
}

/** A screen is what the table of mount points imports; what a screen imports on demand is none. */
function isScreen(start: string, about: About): boolean {
  return SCREEN.test(start) && Boolean(about(start)?.dynamicImporters.some((importer) => !SCREEN.test(importer)));
}

/** The name of the file that a screen is built into. */
export function homeOf(screen: string): string {
  const name = screen.replace(/^.*[\\/]|\.\w+$/g, '');
  return Object.keys(FAMILIES).find((family) => FAMILIES[family]?.includes(name)) ?? name;
}

function isOnDemand(start: string, about: About): boolean {
  return (about(start)?.dynamicImporters.length ?? 0) > 0;
}
