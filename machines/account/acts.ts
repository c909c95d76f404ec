import type { AccountPage, GivenGift, PaymentRecord, Subscriber } from '#machines/api/contract.ts';
import type { Act, Facts, OutcomeEnd } from '#machines/lib/outcome.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { cycleOf, startOf } from '#machines/rules/subscription/cycle.ts';
import { isBillable, isForLife, issuesToCome } from '#machines/rules/subscription/overview.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';

/** The account as last read. `payment_info` is undefined if unknown and null if nothing is on file. */
export interface AccountSnapshot {
  subscriber: Pick<Subscriber, 'account'> & Partial<Pick<Subscriber, 'timetable'>>;
  payment_info?: PaymentRecord | null;
  gifts?: GivenGift[] | undefined;
}

/** An act on the account. Its texts are names in `src/messages`. */
interface AccountAct {
  /** Whether the account shows that it took effect; undefined if the account cannot show that. */
  hasTakenEffect: (account: AccountSnapshot, facts: Facts) => boolean | undefined;
  /** The method on file that it deletes. */
  method?: 'card' | 'ach';
  titles?: Record<OutcomeEnd, string>;
  /** What else it changed, in sentences. `isPayable`: a method on file can pay. */
  changes?: (page: AccountPage, facts: Facts, isPayable: boolean) => readonly { text: string }[];
  /** What may not have changed after a lost answer. */
  stays?: string | undefined;
  /** The label of the button that requests it again. */
  again?: string | undefined;
}

export type AccountActs = Partial<Record<Act, Pick<AccountAct, 'hasTakenEffect'>>>;

const deletionOf = <Label extends string>(method: 'card' | 'ach', again: Label) =>
  ({
    method,
    hasTakenEffect: ({ payment_info }: AccountSnapshot, { digits }: Facts) => {
      if (payment_info === undefined) return undefined;
      const kept = payment_info?.[method];
      return kept === undefined || (digits !== undefined && kept.last_four !== digits);
    },
    titles: {
      done: 'deleted',
      already: 'deletedAlready',
      refused: 'notDeleted',
      contradicted: 'stillOnFile',
      unsure: 'deletionUnsure',
    },
    changes: afterDeletion,
    stays: 'stillThere',
    again,
  }) as const;

const notChanged = 'notChanged';

export const addressDeletion = {
  hasTakenEffect: ({ subscriber: { account } }, { shipcode }) =>
    isShipcode(shipcode) ? account.addresses[zoneOf(shipcode)] === null : undefined,
  titles: {
    done: 'deleted',
    already: 'deleted',
    refused: 'notDeleted',
    contradicted: 'stillSaved',
    unsure: 'deletionUnsure',
  },
} as const satisfies AccountAct;

export const addressChange = {
  hasTakenEffect: ({ subscriber: { account } }, facts) => {
    const kept = isShipcode(facts.shipcode) && account.addresses[zoneOf(facts.shipcode)];
    return kept ? ADDRESS_LINES.every((line) => (kept[line] ?? '') === (facts[line] ?? '')) : false;
  },
  titles: {
    done: 'updated',
    already: 'updated',
    refused: 'notSaved',
    contradicted: 'notSaved',
    unsure: 'savingUnsure',
  },
} as const satisfies AccountAct;

export const giftResend = {
  hasTakenEffect: ({ gifts }, { token, mails: before }) => {
    const { mails } = gifts?.find((gift) => gift.token === token) ?? {};
    // A mail that is not counted yet may still be sent.
    return mails !== undefined && mails > Number(before) ? true : undefined;
  },
} as const satisfies AccountAct;

/** Each act on the account, described once. A page that needs a few of them imports those. */
export const ACCOUNT_ACTS = {
  autorenewOn: {
    hasTakenEffect: ({ subscriber: { account } }) => account.autorenew,
    titles: {
      done: 'onDone',
      already: 'onAlready',
      refused: 'onRefused',
      contradicted: 'onContradicted',
      unsure: 'onUnsure',
    },
    changes: () => [{ text: 'renews' }] as const,
    stays: 'stillOff',
    again: 'correctOn',
  },
  autorenewOff: {
    hasTakenEffect: ({ subscriber: { account } }) => !account.autorenew,
    titles: {
      done: 'offDone',
      already: 'offAlready',
      refused: 'offRefused',
      contradicted: 'offContradicted',
      unsure: 'offUnsure',
    },
    changes: ({ subscriber }) => {
      const { current_subscription: current } = subscriber.timetable;
      if (current && isForLife(current)) return [];
      const count = issuesToCome(subscriber);
      return [count > 0 ? ({ text: 'issuesLeft', count } as const) : ({ text: 'ends' } as const)];
    },
    stays: 'stillRenews',
    again: 'correctOff',
  },
  cardDeletion: deletionOf('card', 'deleteCard'),
  bankDeletion: deletionOf('ach', 'deleteBank'),
  subscriptionChange: {
    hasTakenEffect: ({ subscriber: { timetable } }, { token, level, deliverable }) => {
      const info = timetable && cycleOf(timetable, token)?.info;
      return info && info.level === level && info.deliverables.set === deliverable;
    },
    titles: {
      done: 'changed',
      already: 'changed',
      refused: notChanged,
      contradicted: notChanged,
      unsure: notChanged,
    },
    changes: ({ subscriber: { timetable } }, { token }) => {
      const plan = cycleOf(timetable, token)?.info;
      const start = token === undefined ? undefined : startOf(timetable, token);
      return plan && start ? [{ text: start.begins, plan }] : [];
    },
    stays: undefined,
    again: undefined,
  },
  addressDeletion,
  addressChange,
  giftResend,
} as const satisfies Partial<Record<Act, AccountAct>>;

/** `beside` is the remaining method, which cannot pay if expired. */
function afterDeletion({ payment_info, subscriber }: AccountPage, { beside }: Facts, isPayable: boolean) {
  const { autorenew } = subscriber.account;
  const canRenew = isBillable(subscriber);
  const renews = autorenew ? ([{ text: 'stillRenews' }] as const) : [];
  if (beside !== undefined && payment_info) {
    const canTurnOn = canRenew && isPayable && !autorenew;
    return [{ text: canTurnOn ? 'otherLeft' : 'otherStays', method: beside } as const, ...renews];
  }
  const gone = beside === undefined ? [] : ([{ text: 'otherGone', method: beside }] as const);
  return [...gone, ...(autorenew ? renews : [{ text: canRenew ? 'blocked' : 'noneLeft' } as const])];
}

const isShipcode = (value: string | undefined): value is Shipcode => SHIPCODES.some((shipcode) => shipcode === value);
