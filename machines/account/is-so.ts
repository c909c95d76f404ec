import type { GivenGift, PaymentRecord, Subscriber } from '#machines/api/contract.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { cycleOf } from '#machines/rules/subscription/cycle.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';

/** The account as last read. `payment_info` is undefined if unknown and null if nothing is on file. */
export interface Standing {
  subscriber: Pick<Subscriber, 'account'> & Partial<Pick<Subscriber, 'timetable'>>;
  payment_info?: PaymentRecord | null;
  gifts?: GivenGift[] | undefined;
}

/** Whether the account shows that an act took effect; undefined if it cannot show that. */
export function isSo({ act, facts = {} }: Pick<Outcome, 'act' | 'facts'>, standing: Standing): boolean | undefined {
  const { account } = standing.subscriber;
  switch (act) {
    case 'autorenewOn':
      return account.autorenew;
    case 'autorenewOff':
      return !account.autorenew;
    case 'cardDeletion':
      return isGone(standing, 'card', facts.digits);
    case 'bankDeletion':
      return isGone(standing, 'ach', facts.digits);
    case 'addressDeletion':
      return isShipcode(facts.shipcode) ? account.addresses[zoneOf(facts.shipcode)] === null : undefined;
    case 'addressChange': {
      const kept = isShipcode(facts.shipcode) && account.addresses[zoneOf(facts.shipcode)];
      return kept ? ADDRESS_LINES.every((line) => (kept[line] ?? '') === (facts[line] ?? '')) : false;
    }
    case 'subscriptionChange': {
      const info = standing.subscriber.timetable && cycleOf(standing.subscriber.timetable, facts.token)?.info;
      return info && info.level === facts.level && info.deliverables.set === facts.deliverable;
    }
    case 'giftResend': {
      const { mails } = standing.gifts?.find(({ token }) => token === facts.token) ?? {};
      // A mail that is not counted yet may still be sent.
      return mails !== undefined && mails > Number(facts.mails) ? true : undefined;
    }
    default:
      return undefined;
  }
}

function isGone({ payment_info }: Standing, kind: 'card' | 'ach', digits: string | undefined): boolean | undefined {
  if (payment_info === undefined) return undefined;
  const kept = payment_info?.[kind];
  return kept === undefined || (digits !== undefined && kept.last_four !== digits);
}

const isShipcode = (value: string | undefined): value is Shipcode => SHIPCODES.some((shipcode) => shipcode === value);
