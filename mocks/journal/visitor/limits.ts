import { lookUp } from '../read-fields.ts';
import type { Call, Context } from '../request-context.ts';
import { worldOf } from '../world.ts';
import type { Count } from './access-state.ts';

/** How many failed logins or mails one address may have per window. */
export const LIMIT = 50;

/** Coupon codes per session and window. */
const COUPON_LIMIT = 20;

/** The length of the window: ten minutes, in ms. */
export const WITHIN = 600_000;

/** Resends of a gift per hour. */
const RESENDS = 3;

/**
 * What is limited: by email address, except for gift tokens and coupon codes (by session) and resends (by token). Orders
 * are also limited by their number.
 */
export type Limited = 'login' | 'mail' | 'gift' | 'coupon' | 'resend' | 'order';

const RULES: Record<Limited, { most: number; within: number }> = {
  login: { most: LIMIT, within: WITHIN },
  mail: { most: LIMIT, within: WITHIN },
  gift: { most: LIMIT, within: WITHIN },
  coupon: { most: COUPON_LIMIT, within: WITHIN },
  resend: { most: RESENDS, within: 3_600_000 },
  order: { most: LIMIT, within: WITHIN },
};

export const isOverLimit = (context: Context, limited: Limited, email: string): boolean =>
  countOf(context, limited, email).times >= RULES[limited].most;

export function count(context: Context, limited: Limited, email: string): void {
  const { since, times } = countOf(context, limited, email);
  context.state.counts[keyOf(limited, email)] = { since, times: times + 1 };
}

/** A documented 429 with the seconds until the limit ends. */
export const overLimit = <Answer extends object>(context: Context, limited: Limited, email: string, answer: Answer) => {
  const left = countOf(context, limited, email).since + RULES[limited].within - context.now;
  return { ...answer, headers: { 'Retry-After': String(Math.ceil(left / 1_000)) } };
};

export function forget({ state }: Context, limited: Limited, email: string): void {
  delete state.counts[keyOf(limited, email)];
}

function countOf({ state, now }: Context, limited: Limited, email: string): Count {
  const counted = lookUp(state.counts, keyOf(limited, email));
  return counted && now - counted.since < RULES[limited].within ? counted : { since: now, times: 0 };
}

const keyOf = (limited: Limited, email: string): string => `${limited} ${email.toLowerCase()}`;

/** How many used tokens to remember; a provider's tokens expire after minutes anyway. */
const SPENT_KEPT = 1_000;

/** Whether the call has an unused bot token. Always true if the host has no bot check. */
export function passesBotCheck(context: Context, { query }: Call): boolean {
  if (worldOf(context).switches.botCheck === 'absent') return true;
  const { state } = context;
  const token = query?.get('captcha') ?? '';
  if (token === '' || state.spent.includes(token)) return false;
  state.spent = [...state.spent, token].slice(-SPENT_KEPT);
  return true;
}
