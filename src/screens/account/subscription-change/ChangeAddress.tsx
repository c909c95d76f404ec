import type { Tie } from '#app/problems-shown.ts';
import {
  type SubscriptionChangeContext,
  type SubscriptionChangeEvent,
  savedAddress,
  shipcodeOf,
} from '#machines/account/subscription-change/subscription-change-context.ts';
import type { Country, StateLists } from '#machines/rules/address/address.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { useMessages } from '#messages/context.tsx';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import type { LoadState } from '#parts/notice/LoadNotice.tsx';
import { AddressFields } from '#screens/address/AddressFields.tsx';
import { AddressSection } from '#screens/purchase/checkout/AddressSection.tsx';

export interface ChangeAddressProps {
  context: SubscriptionChangeContext;
  countries: LoadState;
  tie: Tie;
  send: (event: SubscriptionChangeEvent) => void;
  onRetry: () => void;
}

/** Where a printed subscription is sent: to the address on record, or to another (SUBS-16). */
export function ChangeAddress({ context, countries, tie, send, onRetry }: ChangeAddressProps) {
  const words = useMessages(subscriptionChangeWords);
  const { page, form, origin, shipping } = context;
  const category = shipcodeOf(context);
  return (
    <AddressSection
      title={words.address}
      saved={savedAddress(context)}
      origin={origin}
      settings={page.settings}
      category={category}
      resetsTo={page.subscriber.account.shipcode}
      tied={tie('origin')}
      onOrigin={(chosen) => send({ type: 'origin.chosen', origin: chosen })}
    >
      <AddressFields
        address={form.address}
        countries={shipping?.[zoneOf(category)].countries ?? NO_COUNTRIES}
        states={shipping?.states ?? NO_STATES}
        loading={countries}
        tie={(line) => tie(`address.${line}`)}
        onChange={(line, value) => send({ type: 'field.changed', field: `address.${line}`, value })}
        onCountry={(code) => send({ type: 'country.chosen', code })}
        onRetry={onRetry}
      />
    </AddressSection>
  );
}

const NO_COUNTRIES: Country[] = [];
const NO_STATES: StateLists = {};
