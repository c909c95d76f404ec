import type { ActorRefFrom } from 'xstate';
import type { Tie } from '#app/problems-shown.ts';
import { useLoading } from '#app/use-loading.ts';
import type { ShippingConfig } from '#machines/api/contract.ts';
import type { AddressName, Countries, ReaderForm } from '#machines/purchase/checkout/reader-form.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { type Country, emptyAddress, type StateLists } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { AddressFields } from '#screens/address/AddressFields.tsx';

/** What a reader changes of an address. */
export interface AddressChange {
  text?: Partial<Record<`${AddressName}.${AddressLine}`, string>>;
  country?: Countries;
}

export interface OrderAddressProps {
  name: AddressName;
  draft: { form: ReaderForm; shipping?: ShippingConfig | undefined };
  category: Shipcode;
  /** The countries, as they are loaded. */
  countries: ActorRefFrom<typeof shippingMachine> | undefined;
  tie: Tie;
  change: (change: AddressChange) => void;
}

/** The fields of an address within its shipping category. */
export function OrderAddress({ name, draft, category, countries, tie, change }: OrderAddressProps) {
  const { form, shipping } = draft;
  return (
    <AddressFields
      address={form[name] ?? emptyAddress}
      countries={shipping?.[zoneOf(category)].countries ?? NO_COUNTRIES}
      states={shipping?.states ?? NO_STATES}
      loading={useLoading(countries)}
      owner={name === 'recipient_address' ? 'recipient' : undefined}
      tie={(line) => tie(`${name}.${line}`)}
      onChange={(line, value) => change({ text: { [`${name}.${line}`]: value } })}
      onCountry={(code) => change({ country: { [name]: code } })}
      onRetry={() => countries?.send({ type: 'load.retried' })}
    />
  );
}

const NO_COUNTRIES: Country[] = [];
const NO_STATES: StateLists = {};
