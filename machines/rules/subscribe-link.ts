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
    ...(COUPON_CODE.test(code) && { code }),
  };
}

const COUPON_CODE = /^[A-Za-z0-9_-]{1,64}$/;

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
