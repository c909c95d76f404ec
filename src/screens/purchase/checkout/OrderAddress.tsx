import type { ActorRefFrom } from 'xstate';
import type { Tie } from '#app/problems-shown.ts';
import { useLoading } from '#app/use-loading.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import type { AddressName, SubscribeContext, SubscribeEdit } from '#machines/purchase/subscribe/subscribe-context.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { AddressFields } from '#screens/address/AddressFields.tsx';

export interface OrderAddressProps {
  /** Which address of the form. */
  name: AddressName;
  context: SubscribeContext;
  countries: ActorRefFrom<typeof shippingMachine> | undefined;
  tie: Tie;
  send: (event: SubscribeEdit) => void;
}

/** The fields of an address within the shipping category of an order. */
export function OrderAddress({ name, context, countries, tie, send }: OrderAddressProps) {
  const { shipping, choice, form } = context;
  const loading = useLoading(countries);
  return (
    <AddressFields
      address={form[name]}
      countries={shipping?.[zoneOf(choice.shipcode)].countries ?? []}
      states={shipping?.states ?? {}}
      loading={loading}
      tie={(line) => tie(`${name}.${line}`)}
      onChange={(line, value) => send({ type: 'field.changed', field: `${name}.${line}`, value })}
      onCountry={(code) => send({ type: 'country.chosen', code })}
      onRetry={() => countries?.send({ type: 'load.retried' })}
    />
  );
}
