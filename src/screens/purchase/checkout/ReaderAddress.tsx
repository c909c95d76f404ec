import type { ActorRefFrom } from 'xstate';
import type { Tie } from '#app/problems-shown.ts';
import { useLoading } from '#app/use-loading.ts';
import type { Settings, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { ReaderForm } from '#machines/purchase/checkout/reader-form.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import type { Address, Country, StateLists } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { AddressFields } from '#screens/address/AddressFields.tsx';
import { AddressSection } from './AddressSection.tsx';

/** What a reader does with the address; a flow that asks for one takes these events among its own. */
export type AddressEvent =
  | { type: 'origin.chosen'; origin: Origin }
  | { type: 'field.changed'; field: `address.${AddressLine}`; value: string }
  | { type: 'country.chosen'; code: string };

export interface ReaderAddressProps {
  title: string;
  context: {
    page: { settings: Settings; subscriber: Subscriber | null };
    form: ReaderForm;
    origin: Origin;
    shipping?: ShippingConfig | undefined;
  };
  /** The address on record, where there is one to keep. */
  saved: Address | undefined;
  category: Shipcode;
  /** The countries, as they are loaded. */
  countries: ActorRefFrom<typeof shippingMachine> | undefined;
  tie: Tie;
  send: (event: AddressEvent) => void;
}

/** Where a reader's own subscription is sent: to the address on record, or to another. */
export function ReaderAddress({ title, context, saved, category, countries, tie, send }: ReaderAddressProps) {
  const loading = useLoading(countries);
  const { page, form, origin, shipping } = context;
  return (
    <AddressSection
      title={title}
      saved={saved}
      origin={origin}
      settings={page.settings}
      category={category}
      resetsTo={page.subscriber?.account.shipcode}
      tied={tie('origin')}
      onOrigin={(chosen) => send({ type: 'origin.chosen', origin: chosen })}
    >
      <AddressFields
        address={form.address}
        countries={shipping?.[zoneOf(category)].countries ?? NO_COUNTRIES}
        states={shipping?.states ?? NO_STATES}
        loading={loading}
        tie={(line) => tie(`address.${line}`)}
        onChange={(line, value) => send({ type: 'field.changed', field: `address.${line}`, value })}
        onCountry={(code) => send({ type: 'country.chosen', code })}
        onRetry={() => countries?.send({ type: 'load.retried' })}
      />
    </AddressSection>
  );
}

const NO_COUNTRIES: Country[] = [];
const NO_STATES: StateLists = {};
