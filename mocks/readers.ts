import { pages } from './replies.ts';

const { showSubscribe, showDonate, showAccount } = pages;

const PEOPLE = {
  donor: showSubscribe.donor,
  'bank-donor': showDonate.donorAbroad,
  subscriber: showSubscribe.subscriber,
  lifer: showSubscribe.lifetimeSubscriber,
  former: showSubscribe.formerSubscriber,
  expiring: showAccount.expiringAutorenewOn,
  'expiring-autorenew-off': showAccount.expiringAutorenewOff,
  extended: showAccount.extended,
  expired: showAccount.expiredAutorenewOn,
  'card-expiring': showAccount.cardExpiring,
  'expired-autorenew-off': showAccount.expiredAutorenewOff,
  lifetime: showAccount.lifetime,
  'lifetime-with-legacy': showAccount.lifetimeWithLegacy,
  'no-subscription': showAccount.noSubscription,
  digital: showAccount.digitalOnly,
  'print-canada': showAccount.printCanada,
  'print-international': showAccount.printInternational,
  'failing-email': showAccount.failingEmail,
  'pending-email': showAccount.pendingEmail,
  'address-missing': showAccount.addressMissing,
  'address-missing-inactive': showAccount.addressMissingInactive,
  'delivery-differs': showAccount.deliveryDiffers,
  'address-removable': showAccount.addressRemovable,
  cancelled: showAccount.cancelled,
  'renewal-failed': showAccount.renewalFailed,
  'donation-failing': showAccount.donationFailing,
  giver: showAccount.giver,
  'gift-recipient': showAccount.giftRecipient,
} as const;

/** A reader from the page examples in `openapi.yaml`. */
export type Person = keyof typeof PEOPLE;

export type Reader = 'visitor' | 'administrator' | Person;

export const PEOPLE_OF_PAGES = Object.keys(PEOPLE) as Person[];

export const READERS: readonly Reader[] = ['visitor', 'administrator', ...PEOPLE_OF_PAGES];

export const isReader = (name: string): name is Reader => READERS.some((reader) => reader === name);

/** Returns the page example that documents a person. */
export const personOf = (reader: Person) => PEOPLE[reader];

/** The ref of the account that may view all others with `?admin-view=`. */
export const ADMINISTRATOR = 'acc_administrator';

/** Returns the ref of a reader's account; null for a visitor. */
export function refOf(reader: Reader): string | null {
  if (reader === 'visitor') return null;
  return reader === 'administrator' ? ADMINISTRATOR : personOf(reader).body.subscriber.account.ref;
}
