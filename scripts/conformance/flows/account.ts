import { needed, same } from '../expect.ts';
import type { ReaderRole } from '../profile.ts';
import { kitFlow, step } from '../rig.ts';
import { subscriberOf } from '../subscriber.ts';

/** What the server says of a reader, by the rules that the contract states for it. */
export const accountKit = kitFlow('account', () =>
  ROLES.map((role) =>
    step(`tells the reader "${role}" by the rules of the contract`, async (rig) => {
      const { email } = needed(rig.profile.readers?.[role], `the profile has no reader "${role}"`);
      const { account, timetable } = await subscriberOf(await rig.as(role));
      const said = (what: string, got: unknown, wanted: unknown) => same('getSubscriber', what, got, wanted);
      said('who is logged in', account.email.toLowerCase(), email.toLowerCase());
      said('emailPending, which follows email_change', account.emailPending, account.email_change !== null);
      const isSuspended = account.contacts.some(({ suspended }) => suspended);
      said('emailFailing, which follows contacts', account.emailFailing, isSuspended);
      said('canDeleteAddress, which is address_removable', account.canDeleteAddress, timetable.address_removable);
      for (const slot of ['a', 'b', 'c'] as const) {
        const removable = account.addresses[slot] !== null && !timetable.address_required[slot];
        said(`whether the address in slot ${slot} can be deleted`, account.canDeleteAddress[slot], removable);
      }
      const { current_subscription: current } = timetable;
      const isForLife = current?.info.term === 'lifetime' && !current.info.cancelled;
      said('lifetime_subscription, which follows the current one', timetable.lifetime_subscription, isForLife);
    }),
  ),
);

const ROLES: ReaderRole[] = ['subscriber', 'noSubscription', 'twoAddresses', 'digital', 'lifetime'];
