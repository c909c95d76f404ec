import type { ActorRefFrom } from 'xstate';
import type { Tie } from '#app/problems-shown.ts';
import { useLoading } from '#app/use-snapshot.ts';
import type { ShippingConfig } from '#machines/api/contract.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import { type Address, fixedCountry, needsPostcode, needsState, statesOf } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/order.ts';
import { Field } from '#parts/form/Field.tsx';
import { Select, type SelectOption } from '#parts/form/Select.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import { countryOf, countryOptions } from './country-options.ts';

export interface AddressFieldsProps {
  address: Address;
  /** Where orders can go; nothing until that is loaded. */
  shipping: ShippingConfig | undefined;
  category: Shipcode;
  loader: ActorRefFrom<typeof shippingMachine> | undefined;
  /** Whose address it is where it is not the purchaser's own, so that browsers fill in and keep neither for the other. */
  owner?: 'recipient';
  /** Ties the parts of the address by their own names. */
  tie: Tie;
  onChange: (line: AddressLine, value: string) => void;
  onCountry: (code: string) => void;
}

/** An address that is given, with what its country asks for (ADDR-14 to ADDR-18). */
export function AddressFields(props: AddressFieldsProps) {
  const { address, shipping, category, loader, owner, tie, onChange, onCountry } = props;
  const countries = shipping?.[zoneOf(category)].countries ?? [];
  const loading = useLoading(loader);
  const words = useMessages(addressWords);
  const locale = useLocale();
  const filledBy = (token: string) => (owner ? `section-${owner} shipping ${token}` : token);
  const { country } = address;
  const line = (name: AddressLine) => ({
    ...tie(name),
    label: words[name],
    value: address[name],
    onChange: (value: string) => onChange(name, value),
  });
  const listed = statesOf(shipping?.states ?? {}, country).map(({ code, name }) => ({ value: code, label: name }));
  const states = withOwn(listed, { value: address.state, label: address.state });
  const state = {
    ...line('state'),
    autoComplete: filledBy('address-level1'),
    optional: country !== '' && !needsState(country),
  };
  return (
    <>
      <LoadNotice
        state={loading === 'loading' ? 'loaded' : loading}
        loading=""
        failed={words.countriesFailed}
        onRetry={() => loader?.send({ type: 'load.retried' })}
      />
      <Field {...line('line1')} autoComplete={filledBy('address-line1')} />
      <Field {...line('line2')} autoComplete={filledBy('address-line2')} optional />
      <Field {...line('city')} autoComplete={filledBy('address-level2')} />
      {listed.length > 0 ? (
        <Select {...state} options={states} placeholder={words.chooseState} />
      ) : (
        <Field {...state} />
      )}
      <Field
        {...line('postcode')}
        autoComplete={filledBy('postal-code')}
        optional={country !== '' && !needsPostcode(country)}
      />
      {fixedCountry(countries) ? (
        <Field
          {...tie('country')}
          label={words.country}
          value={address.country_name}
          autoComplete={filledBy('country-name')}
          readOnly
          onChange={onCountry}
        />
      ) : (
        <Select
          {...tie('country')}
          label={words.country}
          value={country}
          autoComplete={filledBy('country')}
          options={withOwn(countryOptions(countries, locale), {
            value: country,
            label: address.country_name || country,
          })}
          placeholder={loading === 'loading' ? words.loadingCountries : words.chooseCountry}
          onChange={(value) => onCountry(countryOf(value))}
        />
      )}
    </>
  );
}

/** The options, and what is chosen already though it is none of them: what is shown is what is sent. */
const withOwn = (options: SelectOption[], own: SelectOption): SelectOption[] =>
  own.value === '' || options.some(({ value }) => value === own.value) ? options : [...options, own];
