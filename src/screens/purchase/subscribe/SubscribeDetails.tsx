import type { Tie } from '#app/problems-shown.ts';
import {
  askedAddress,
  goesToRecipient,
  type SubscribeContext,
  type SubscribeEdit,
  savedAddress,
} from '#machines/purchase/subscribe/subscribe-context.ts';
import { makesAccount } from '#machines/purchase/subscribe/subscribe-order.ts';
import { useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/order.ts';
import { AddressSection } from '#screens/purchase/checkout/AddressSection.tsx';
import { OrderAddress, type OrderAddressProps } from '#screens/purchase/checkout/OrderAddress.tsx';
import { PurchaserFields } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { RecipientSection } from '#screens/purchase/checkout/RecipientSection.tsx';

export interface SubscribeDetailsProps {
  context: SubscribeContext;
  countries: OrderAddressProps['countries'];
  tie: Tie;
  send: (event: SubscribeEdit) => void;
}

/** Who orders, who is given it, and where it is sent: as much of it as the order asks for. */
export function SubscribeDetails({ context, countries, tie, send }: SubscribeDetailsProps) {
  const address = useMessages(addressWords);
  const { page, purpose, destination, choice, form, origin } = context;
  const { settings, subscriber } = page;
  const asked = askedAddress(context);
  const fields = asked && <OrderAddress name={asked} context={context} countries={countries} tie={tie} send={send} />;
  return (
    <>
      <PurchaserFields
        purchaser={form}
        isKnown={subscriber !== null}
        makesAccount={makesAccount(context)}
        tie={tie}
        onChange={(field, value) => send({ type: 'field.changed', field, value })}
      />
      {purpose === 'gift' && (
        <RecipientSection
          destination={destination}
          name={form.recipient_name}
          tie={tie}
          onDestination={(chosen) => send({ type: 'destination.chosen', destination: chosen })}
          onName={(value) => send({ type: 'field.changed', field: 'recipient_name', value })}
        >
          {goesToRecipient(context) && fields}
        </RecipientSection>
      )}
      {asked === 'address' && (
        <AddressSection
          title={purpose === 'personal' && choice.medium === 'print' ? address.subscription : address.mailing}
          saved={savedAddress(page, choice)}
          origin={origin}
          settings={settings}
          category={choice.shipcode}
          resetsTo={subscriber?.account.shipcode}
          tied={tie('origin')}
          onOrigin={(chosen) => send({ type: 'origin.chosen', origin: chosen })}
        >
          {fields}
        </AddressSection>
      )}
    </>
  );
}
