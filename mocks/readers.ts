import { pages } from './replies.ts';

const { showSubscribe, showAccount } = pages;

/** The documented page that tells who each reader is, and in which state; a visitor has no account. */
const PEOPLE = {
  donor: showSubscribe.donor,
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

/** A person of the documented pages, in the state that the name tells. */
export type Person = keyof typeof PEOPLE;

/** Who is looking: nobody known, whoever answers the journal's own mail, or a person of the documented pages. */
export type Reader = 'visitor' | 'administrator' | Person;

/** Every person of the documented pages. */
export const PEOPLE_OF_PAGES = Object.keys(PEOPLE) as Person[]; // its own keys

/** Every reader there is. */
export const READERS: readonly Reader[] = ['visitor', 'administrator', ...PEOPLE_OF_PAGES];

/** Whether there is a reader of this name. */
export const isReader = (name: string): name is Reader => READERS.some((reader) => reader === name);

/** What the documents tell of a reader: one line about the state, and the page data of somebody in it. */
export const personOf = (reader: Person) => PEOPLE[reader];

/** The reference of the account that looks at every reader's pages. */
export const ADMINISTRATOR = 'acc_administrator';

/** The reference of a reader's account; none for a visitor. */
export function refOf(reader: Reader): string | null {
  if (reader === 'visitor') return null;
  return reader === 'administrator' ? ADMINISTRATOR : personOf(reader).body.subscriber.account.ref;
}
