import { readQuery } from '#host/location.ts';
import { localNames, sessionNames } from '#host/storage.ts';
import { isToBeTold } from './departures.ts';
import { VISITOR_ORDERED } from './events/announcements.ts';
import { ATTEMPTS, DRAFTS, LINKS } from './forget-orders.ts';

/** Whether the browser keeps something that a widget begins with and no server knows of, such as a draft or an unfinished order. */
export const remembers = (widget: string): boolean =>
  isToBeTold() ||
  readQuery().has('payment_intent') ||
  localNames(`${ATTEMPTS}${widget}`).length > 0 ||
  sessionNames('journal.').some((name) => !isElsewhere(name, widget));

/** A draft is kept by widget, and the token of a mailed link is in the address that the server was asked for. */
const isElsewhere = (name: string, widget: string): boolean =>
  name === VISITOR_ORDERED ||
  name.startsWith(LINKS) ||
  (name.startsWith(DRAFTS) && !name.startsWith(`${DRAFTS}${widget}.`));
