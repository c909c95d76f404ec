import { readQuery } from '#host/address/location.ts';
import { localNames, sessionNames } from '#host/storage/storage.ts';
import { hasPendingNotice } from '../departures.ts';
import { VISITOR_ORDERED } from '../events/announcements.ts';
import { ATTEMPTS, DRAFTS, LINKS } from './forget-orders.ts';

/**
 * Whether the browser stores data unknown to the server that affects a widget's first render, such as a draft or an
 * unfinished order.
 */
export const remembers = (widget: string): boolean =>
  hasPendingNotice() ||
  readQuery().has('payment_intent') ||
  localNames(`${ATTEMPTS}${widget}`).length > 0 ||
  sessionNames('journal.').some((name) => !isElsewhere(name, widget));

/** Drafts are stored by widget; the server received the token of a mailed link with its request. */
const isElsewhere = (name: string, widget: string): boolean =>
  name === VISITOR_ORDERED ||
  name.startsWith(LINKS) ||
  (name.startsWith(ATTEMPTS) && !name.startsWith(`${ATTEMPTS}${widget}`)) ||
  (name.startsWith(DRAFTS) && !name.startsWith(`${DRAFTS}${widget}.`));
