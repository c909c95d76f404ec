import {
  type Address,
  type Country,
  fixedCountry,
  needsPostcode,
  needsState,
  type StateLists,
  statesOf,
} from '#machines/rules/address.ts';
import { useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/address.ts';
import { Field } from '#parts/Field.tsx';
import { LoadNotice, type LoadState } from '#parts/LoadNotice.tsx';
import { Select } from '#parts/Select.tsx';
import type { Tie } from './problems-shown.ts';

/** A part of an address that is typed. */
export type AddressLine = Exclude<keyof Address, 'country' | 'country_name'>;

export interface AddressFieldsProps {
  address: Address;
  /** Where orders of the chosen shipping category can go; none until they are loaded. */
  countries: readonly Country[];
  states: StateLists;
  loading: LoadState;
  /** Ties the parts of the address by their own names. */
  tie: Tie;
  onChange: (line: AddressLine, value: string) => void;
  onCountry: (code: string) => void;
  onRetry: () => void;
}

/** An address that is given, with what its country asks for (ADDR-14 to ADDR-18). */
export function AddressFields(props: AddressFieldsProps) {
  const { address, countries, loading, tie, onChange, onCountry, onRetry } = props;
  const words = useMessages(addressWords);
  const { country } = address;
  const line = (name: AddressLine) => ({
    ...tie(name),
    label: words[name],
    value: address[name],
    onChange: (value: string) => onChange(name, value),
  });
  const states = statesOf(props.states, country).map(({ code, name }) => ({ value: code, label: name }));
  const state = { ...line('state'), autoComplete: 'address-level1', optional: country !== '' && !needsState(country) };
  return (
    <>
      <LoadNotice
        state={loading === 'loading' ? 'loaded' : loading}
        loading=""
        failed={words.countriesFailed}
        onRetry={onRetry}
      />
      <Field {...line('line1')} autoComplete="address-line1" />
      <Field {...line('line2')} autoComplete="address-line2" optional />
      <Field {...line('city')} autoComplete="address-level2" />
      {states.length > 0 ? (
        <Select {...state} options={states} placeholder={words.chooseState} />
      ) : (
        <Field {...state} />
      )}
      <Field {...line('postcode')} autoComplete="postal-code" optional={country !== '' && !needsPostcode(country)} />
      {fixedCountry(countries) ? (
        <Field
          {...tie('country')}
          label={words.country}
          value={address.country_name}
          autoComplete="country-name"
          readOnly
          onChange={onCountry}
        />
      ) : (
        <Select
          {...tie('country')}
          label={words.country}
          value={country}
          autoComplete="country"
          options={countries.map(({ code, names }) => ({ value: code, label: names[0] ?? code }))}
          placeholder={loading === 'loading' ? words.loadingCountries : words.chooseCountry}
          onChange={onCountry}
        />
      )}
    </>
  );
}
