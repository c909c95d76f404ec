import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BindField } from '#app/forms/problems-shown.ts';
import { useLoading } from '#app/world/use-snapshot.ts';
import type { ShippingConfig } from '#machines/api/contract.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping/shipping.machine.ts';
import {
  type Address,
  type AddressLine,
  fixedCountry,
  listedState,
  needsPostcode,
  needsState,
  type State,
  statesOf,
} from '#machines/rules/address/address.ts';
import { linesAsked, nameOf } from '#machines/rules/address/address-format.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { addressMessages } from '#messages/en/address.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { Select, type SelectOption } from '#parts/form/choice/Select.tsx';
import { Field, type FieldProps } from '#parts/form/Field.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import { countryOptions } from './country-options.ts';

export interface AddressFieldsProps {
  address: Address;
  /** Undefined until loaded. */
  shipping: ShippingConfig | undefined;
  category: Shipcode;
  loader: ActorRefFrom<typeof shippingMachine> | undefined;
  /** Set if the address is not the purchaser's own, so that browser autofill keeps the two apart. */
  owner?: 'recipient';
  fieldProps: BindField;
  onChange: (line: AddressLine, value: string) => void;
  onCountry: (code: string) => void;
}

/**
 * An address form: a country, then the lines that country uses, in its order and with its labels (ADDR-14 to ADDR-18).
 */
export function AddressFields(props: AddressFieldsProps) {
  const { address, shipping, category, loader, owner, fieldProps, onChange, onCountry } = props;
  const countries = shipping?.[zoneOf(category)].countries ?? [];
  const loading = useLoading(loader);
  const words = useMessages(addressMessages);
  const locale = useLocale();
  const filledBy = (token: string) => (owner ? `section-${owner} shipping ${token}` : token);
  const { country } = address;
  const states = statesOf(shipping?.states ?? {}, country);
  return (
    <>
      <LoadNotice
        state={loading === 'loading' ? 'loaded' : loading}
        loading=""
        failed={words.countriesFailed}
        onRetry={() => loader?.send({ type: 'load.retried' })}
      />
      {fixedCountry(countries) ? (
        <Field
          {...fieldProps('country')}
          label={words.country}
          value={address.country_name}
          autoComplete={filledBy('country-name')}
          readOnly
          onChange={onCountry}
        />
      ) : (
        <Select
          {...fieldProps('country')}
          label={words.country}
          value={country}
          autoComplete={filledBy('country')}
          options={withOwn(countryOptions(countries, locale), {
            value: country,
            label: address.country_name || country,
          })}
          placeholder={loading === 'loading' ? words.loadingCountries : words.chooseCountry}
          onChange={onCountry}
        />
      )}
      {useLines(address, states.length > 0, fieldProps).map((line) => {
        const field = {
          ...fieldProps(line),
          label: words[nameOf(line, country)],
          value: address[line],
          autoComplete: filledBy(TOKENS[line]),
          optional: country === '' ? line === 'line2' : OPTIONAL[line](country),
          onChange: (value: string) => onChange(line, value),
        };
        return line === 'state' ? (
          <StateField key={line} {...field} states={states} placeholder={words.chooseState} />
        ) : (
          <Field key={line} {...field} />
        );
      })}
    </>
  );
}

/**
 * A list of states, or a text field where a country has no list. The other one stays in the page: password managers look
 * fields up once, and fill in the state after a country that swaps them. Text that names no state is left there.
 */
function StateField({ states, placeholder, id, ...field }: FieldProps & { states: State[]; placeholder: string }) {
  const [typed, setTyped] = useState<string>();
  const listed = states.map(({ code, name }) => ({ value: code, label: name }));
  const isListed = listed.length > 0;
  const { value } = field;
  const spare = {
    isSpare: true,
    label: field.label,
    value: typed ?? value,
    onChange: (text: string) => {
      const isState = states.some(({ code }) => code === listedState(text, states));
      setTyped(isState ? undefined : text);
      if (isState) field.onChange(text);
    },
  };
  return (
    <>
      <Field {...(isListed ? spare : { ...field, id })} />
      <Select
        {...(isListed ? { ...field, id } : { ...spare, value, onChange: (text) => text && field.onChange(text) })}
        options={withOwn(listed, { value, label: value })}
        placeholder={placeholder}
      />
    </>
  );
}

/**
 * The lines to show: those the country uses, and any other that has a value or a problem. Lines never disappear while
 * the country stays the same.
 */
function useLines(address: Address, hasStates: boolean, fieldProps: BindField): AddressLine[] {
  const { country } = address;
  const asked = linesAsked(country);
  const others = ALL.filter(
    (line) =>
      !asked.includes(line) &&
      (address[line] !== '' || (line === 'state' && hasStates) || fieldProps(line).error !== undefined),
  );
  const [kept, setKept] = useState({ country, others });
  const shown = kept.country === country ? ALL.filter((line) => [...kept.others, ...others].includes(line)) : others;
  if (kept.country !== country || shown.length > kept.others.length) setKept({ country, others: shown });
  return [...asked, ...shown];
}

const TOKENS: Record<AddressLine, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
};

const ALL = ['line1', 'line2', 'city', 'state', 'postcode'] as const;

const OPTIONAL: Record<AddressLine, (country: string) => boolean> = {
  line1: () => false,
  line2: () => true,
  city: () => false,
  state: (country) => !needsState(country),
  postcode: (country) => !needsPostcode(country),
};

/** Adds the current choice to the options if it is missing, so that the form shows what it sends. */
const withOwn = (options: SelectOption[], own: SelectOption): SelectOption[] =>
  own.value === '' || options.some(({ value }) => value === own.value) ? options : [...options, own];
