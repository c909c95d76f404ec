import { readPathname, readQuery, writeQuery } from '#host/address/location.ts';
import { readNow } from '#host/clock.ts';
import { sessionSlot } from '#host/storage/storage.ts';
import { createDraftStore } from '#machines/lib/storage/draft-store.ts';
import { digest } from '#machines/rules/text/digest.ts';
import type { OpenDrafts } from '../screen.tsx';
import { DRAFTS } from './forget-orders.ts';
import { login } from './remember-login.ts';

/**
 * Opens the draft of a purchase. Its storage key contains a hash of the place, which may carry a token. Only the widget
 * that owns the address writes choices into it, and only while the page is at its original path.
 */
export const openDrafts: OpenDrafts = (widget, place, hasAddress, isVisitor) => {
  // A visitor who types after leaving the login may not be who logs in later.
  if (isVisitor) login.clear();
  const name = `${DRAFTS}${widget}.${digest(place)}`;
  const path = readPathname();
  const address = {
    read: (parameter: string) => readQuery().get(parameter),
    write: (choices: Parameters<typeof writeQuery>[0]) => {
      if (readPathname() === path) writeQuery(choices);
    },
  };
  return createDraftStore(
    { name, ...sessionSlot(name) },
    hasAddress ? address : undefined,
    readNow,
    () => login.read() === path,
  );
};
