/** What is asked about a module; Rolldown's own information has it. */
export interface Imported {
  /** Who imports it at the start. */
  importers: readonly string[];
  /** Who imports it on demand. */
  dynamicImporters: readonly string[];
}

type About = (id: string) => Imported | null;

/** Screens, and parts of screens that weigh as they do, that are little more than what they share: one file for all of them. */
const FAMILIES: Record<string, string[]> = {
  cards: ['PaymentChange', 'MonthlyDonationCard'],
  login: ['Login', 'LoginHere'],
  post: ['PostNavigation', 'Share'],
};

/** Screens that ask for little; what heavier ones share without them is not theirs to carry. */
const LIGHT = ['login', 'Logout', 'MailingList', 'Name', 'Email', 'CartCounter', 'post'];

/** Screens that check something out. */
const PURCHASES = ['Subscribe', 'Renew', 'Redeem', 'CartCheckout', 'Donate', 'SubscriptionChange', 'InvoicePayment'];

const FRAME = /[\\/]src[\\/]app[\\/]mount-screen\.tsx$/;
const SCREEN = /[\\/]src[\\/]screens[\\/]/;

/**
 * The file a module is built into: the screen's own for what that one alone brings at once; `common` for what frames
 * every screen or is shared with a light one, packages included; `purchase` for what only purchases share, `shared` for
 * what other heavy screens do; none for what waits until it is asked for. Left to itself the bundler makes a file for
 * every combination of these; so a page starts with four or five scripts and two style sheets.
 */
export const chunkOf = (id: string, about: About): string | null => {
  const starts = [...startsOf(id, about)];
  // What the entry itself needs stays in it: a page without a mount point then loads nothing else.
  if (starts.some((start) => !isOnDemand(start, about))) return null;
  if (starts.some((start) => FRAME.test(start))) return 'common';
  if (!starts.some((start) => isHome(start, about))) return null;
  return placeOf([...new Set(starts.flatMap((start) => homesOf(start, about)))], id.endsWith('.css'));
};

/** The screens that a start belongs to: itself, or those that ask for it. */
function homesOf(start: string, about: About, seen = new Set<string>()): string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  if (isHome(start, about)) return [homeOf(start)];
  const { dynamicImporters = [] } = about(start) ?? {};
  return dynamicImporters
    .flatMap((importer) => [...startsOf(importer, about)])
    .flatMap((above) => homesOf(above, about, seen));
}

/** What weighs as a screen does, though another one asks for it. */
const isHome = (start: string, about: About): boolean =>
  isScreen(start, about) || [...PURCHASES, ...Object.keys(FAMILIES)].includes(homeOf(start));

function placeOf(homes: readonly string[], isStyle: boolean): string {
  const arePurchases = homes.every((home) => PURCHASES.includes(home));
  // A style sheet of a few bytes is not worth a request.
  if (isStyle && (homes.length > 1 || arePurchases)) return 'common';
  const [only] = homes;
  if (only !== undefined && homes.length === 1) return only;
  if (homes.some((home) => LIGHT.includes(home))) return 'common';
  return arePurchases ? 'purchase' : 'shared';
}

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
