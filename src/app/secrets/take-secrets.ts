import { isInAddress, readPathname, readQuery, replaceQuery, takeQuery } from '#host/address/location.ts';
import { readNow } from '#host/clock.ts';
import { type Slot, sessionSlot } from '#host/storage/storage.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { digest } from '#machines/rules/text/digest.ts';
import { LINKS } from '../storage/forget-orders.ts';

/** How long a tab keeps the token of a mailed link, in ms. */
const KEPT_FOR = 3_600_000;

/**
 * How often a page is requested again with its token before it is shown without. Prevents a redirect loop with the
 * host.
 */
const TRIES = 3;

/** The provider adds these to its return address: a claim, never proof. */
const PROVIDER_PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_type',
];

/**
 * Takes secrets out of the address before anything else loads, so that other scripts, `Referer` and the history do not
 * see them; `readQuery` still returns them. The token of a mailed link is kept in this tab and replaced by a marker. A
 * reload sends only the marker, so the page is requested again with its token. Returns whether the page is being left
 * for that.
 */
export function takeSecrets(hasLink: boolean): boolean {
  if (hasLink) {
    if (isInAddress('token')) takeQuery(['token', ...PROVIDER_PARAMETERS], keepToken());
    else if (!readQuery().has('token') && askWithToken()) return true;
  }
  takeQuery(PROVIDER_PARAMETERS);
  return false;
}

interface KeptLink {
  path: string;
  token: string;
  at: number;
  tries: number;
}

/** Keeps the token in this tab. Returns its marker, or nothing for a malformed token. */
function keepToken(): Record<string, string> {
  const token = readQuery().get('token');
  if (!isPathValue('token', token)) return {};
  const path = readPathname();
  const mark = digest(`${path} ${token}`);
  const slot = slotOf(mark);
  const kept = readKept(slot, path);
  // A token that was put back keeps its age; reopening the mailed link restarts it.
  const at = kept && kept.tries > 0 ? kept.at : readNow();
  slot.write({ path, token, at, tries: 0 } satisfies KeptLink);
  return { link: mark };
}

function askWithToken(): boolean {
  const query = readQuery();
  const mark = query.get('link');
  if (mark === null) return false;
  const slot = slotOf(mark);
  const kept = readKept(slot, readPathname());
  if (!kept || kept.tries >= TRIES) return false;
  slot.write({ ...kept, tries: kept.tries + 1 } satisfies KeptLink);
  query.delete('link');
  query.set('token', kept.token);
  replaceQuery(query);
  return true;
}

const slotOf = (mark: string): Slot => sessionSlot(`${LINKS}${mark}`);

function readKept(slot: Slot, here: string): KeptLink | undefined {
  const { path, token, at, tries }: Record<keyof KeptLink, unknown> = Object(slot.read());
  if (path !== here || !isPathValue('token', token) || typeof at !== 'number' || typeof tries !== 'number') return;
  const age = readNow() - at;
  return age >= 0 && age < KEPT_FOR ? { path, token, at, tries } : undefined;
}
