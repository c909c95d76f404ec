import { isCouponCode } from './coupon-code.ts';
import { type Choice, defaultChoice, LEVELS, type Purpose, SHIPCODES, type Term } from './subscription.ts';

/** What a link to the subscription builder asks for. */
export interface SubscribeLink {
  choice: Choice;
  purpose: Purpose;
  /** The coupon code, left out unless it looks like one. */
  code?: string;
}

/** Reads the query of `/subscribe`; what it does not know gives the default, and of repeated values the first counts. */
export function readSubscribeLink(query: URLSearchParams): SubscribeLink {
  const code = query.get('code') ?? '';
  return {
    choice: {
      ...defaultChoice,
      level: LEVELS.find((level) => level === query.get('level')) ?? defaultChoice.level,
      term: termOf(query.get('years')),
      shipcode: SHIPCODES.find((shipcode) => shipcode === query.get('shipping')) ?? defaultChoice.shipcode,
    },
    purpose: query.get('type') === 'gift' ? 'gift' : 'personal',
    ...(isCouponCode(code) && { code }),
  };
}

/** The link that a builder begins with again as it stands, but for the medium, which no link names. */
export function subscribePath({ choice, purpose, code }: SubscribeLink): string {
  const query = new URLSearchParams();
  if (purpose === 'gift') query.set('type', 'gift');
  if (choice.level !== defaultChoice.level) query.set('level', choice.level);
  if (choice.term !== defaultChoice.term) query.set('years', YEARS[choice.term]);
  if (choice.shipcode !== defaultChoice.shipcode) query.set('shipping', choice.shipcode);
  if (code) query.set('code', code);
  return query.size > 0 ? `/subscribe?${query}` : '/subscribe';
}

const YEARS: Record<Term, string> = { '1year': '1year', '2year': '2years', '3year': '3years', lifetime: 'lifetime' };

function termOf(years: string | null): Term {
  switch (years) {
    case 'lifetime':
      return 'lifetime';
    case '3years':
      return '3year';
    case '2years':
      return '2year';
    default:
      return '1year';
  }
}
