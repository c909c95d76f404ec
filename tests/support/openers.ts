/**
 * Returns what in a browser would open a receipt, an invoice, a gift or an account for its next user. Only the
 * tab that earned it may keep such a thing, in its session storage.
 */
export const openers = (shared: readonly string[]): string[] =>
  shared.filter((text) => OPENER.test(text) || (text.match(SETTLED) ?? []).some((attempt) => NAMED.test(attempt)));

const OPENER = /\b(?:rcp|gft|inv|lnk|don|vrf)_\w|_secret_\w/;

/** A settled attempt, whose key and intent the server would answer with its receipt. */
const SETTLED = /\{[^{}]*"step":"settled"[^{}]*\}/g;
const NAMED = /"(?:key|intent|visit)"|"id":"[^"]{8,}"/;
