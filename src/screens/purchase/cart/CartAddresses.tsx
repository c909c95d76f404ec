import type { Tie } from '#app/problems-shown.ts';
import {
  askedOf,
  type CartCheckoutContext,
  type CartCheckoutEvent,
  savedAddress,
} from '#machines/purchase/cart/cart-checkout-context.ts';
import { linesOf } from '#machines/rules/address/address-lines.ts';
import { useMessages } from '#messages/context.tsx';
import { cartCheckoutWords } from '#messages/en/cart-checkout.ts';
import { addressWords } from '#messages/en/order.ts';
import { Field } from '#parts/form/Field.tsx';
import { RadioGroup, type RadioOption } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import type { LoadState } from '#parts/notice/LoadNotice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressSection } from '#screens/purchase/checkout/AddressSection.tsx';
import { CategoryAddress } from '#screens/purchase/checkout/CategoryAddress.tsx';

export interface CartAddressesProps {
  context: CartCheckoutContext;
  /** How the countries are getting on. */
  loading: LoadState;
  tie: Tie;
  send: (event: CartCheckoutEvent) => void;
  onRetry: () => void;
}

/** Where the subscription in a cart goes, and where its goods do (CHECK-5). */
export function CartAddresses(props: CartAddressesProps) {
  const { context, tie, send } = props;
  const { subscription } = useMessages(addressWords);
  const asked = askedOf(context);
  return (
    <>
      {asked.subscriptionAddress && (
        <AddressSection
          title={subscription}
          saved={savedAddress(context)}
          origin={context.origin}
          settings={context.page.settings}
          category={context.category.address}
          resetsTo={context.page.subscriber?.account.shipcode}
          tied={tie('origin')}
          onOrigin={(origin) => send({ type: 'origin.chosen', origin })}
        >
          <CategoryAddress field="address" {...props} />
        </AddressSection>
      )}
      {asked.mailing && <MailingAddress {...props} />}
    </>
  );
}

type Place = 'same' | 'keep' | 'change' | 'recipient';

function MailingAddress(props: CartAddressesProps) {
  const { context, tie, send } = props;
  const address = useMessages(addressWords);
  const words = useMessages(cartCheckoutWords);
  const { subscriptionAddress, recipient } = askedOf(context);
  const places = usePlaces(context);
  const value: Place = recipient ? 'recipient' : subscriptionAddress ? 'same' : context.origin;
  const choose = (place: Place) => {
    send({ type: 'destination.chosen', destination: place === 'recipient' ? 'recipient' : 'own' });
    if (place === 'keep' || place === 'change') send({ type: 'origin.chosen', origin: place });
  };
  return (
    <Section title={address.mailing} group>
      <RadioGroup<Place>
        {...(subscriptionAddress ? {} : tie('origin'))}
        legend={words.where}
        hideLegend
        value={value}
        options={places}
        onChange={choose}
      />
      {value === 'change' && <CategoryAddress field="address" {...props} />}
      {value === 'recipient' && (
        <>
          <Field
            {...tie('recipient_name')}
            label={words.recipientName}
            autoComplete="section-recipient shipping name"
            value={context.form.recipient_name}
            onChange={(typed) => send({ type: 'field.changed', field: 'recipient_name', value: typed })}
          />
          <CategoryAddress field="recipient_address" {...props} />
        </>
      )}
    </Section>
  );
}

/** The places that goods may go to: where the subscription goes, or the address on record or another; or a recipient. */
function usePlaces(context: CartCheckoutContext): RadioOption<Place>[] {
  const address = useMessages(addressWords);
  const words = useMessages(cartCheckoutWords);
  const saved = savedAddress(context);
  const written = saved && <ServerWords>{linesOf(saved).join(', ')}</ServerWords>;
  const own: RadioOption<Place>[] = askedOf(context).subscriptionAddress
    ? [{ value: 'same', label: words.same }]
    : [
        ...(saved ? [{ value: 'keep' as const, label: address.keep, description: written }] : []),
        { value: 'change', label: saved ? address.other : words.own },
      ];
  return [...own, { value: 'recipient', label: words.recipient }];
}
