import type { ReactNode } from 'react';
import type { BindField } from '#app/forms/problems-shown.ts';
import type { Settings, ShippingConfig, Subscriber } from '#machines/api/contract.ts';
import type { AddressName, Countries, ReaderForm } from '#machines/purchase/checkout/reader-form.ts';
import { type Address, type AddressLine, emptyAddress } from '#machines/rules/address/address.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { addressMessages } from '#messages/en/address.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioGroup } from '#parts/form/choice/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressFields, type AddressFieldsProps } from '#screens/address/AddressFields.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';

export interface AddressChange {
  text?: Partial<Record<`${AddressName}.${AddressLine}`, string>>;
  country?: Countries;
}

export interface OrderAddressProps {
  name: AddressName;
  draft: { form: ReaderForm; shipping?: ShippingConfig | undefined };
  category: Shipcode;
  countries: AddressFieldsProps['loader'];
  fieldProps: BindField;
  change: (change: AddressChange) => void;
}

export function OrderAddress({ name, draft, category, countries, fieldProps, change }: OrderAddressProps) {
  const { form, shipping } = draft;
  return (
    <AddressFields
      address={form[name] ?? emptyAddress}
      shipping={shipping}
      category={category}
      loader={countries}
      owner={name === 'recipient_address' ? 'recipient' : undefined}
      fieldProps={(line) => fieldProps(`${name}.${line}`)}
      onChange={(line, value) => change({ text: { [`${name}.${line}`]: value } })}
      onCountry={(code) => change({ country: { [name]: code } })}
    />
  );
}

interface ReaderAddressProps extends Omit<OrderAddressProps, 'name' | 'draft' | 'change'> {
  title: string;
  draft: OrderAddressProps['draft'] & { page: { settings: Settings; subscriber: Subscriber | null }; origin: Origin };
  /** The address on record, if it can be kept (CHECK-9). */
  saved: Address | undefined;
  change: (change: AddressChange & { origin?: Origin }) => void;
  children?: ReactNode;
}

/**
 * The destination of a reader's own order: the address on record or another, which starts in the account's category
 * (ADDR-12).
 */
export function ReaderAddress({ title, saved, children, ...address }: ReaderAddressProps) {
  const { draft, category, fieldProps, change } = address;
  const { page, origin } = draft;
  const words = useMessages(addressMessages);
  const nameOf = useCategoryNames(page.settings);
  const resetsTo = page.subscriber?.account.shipcode;
  const isReset = origin === 'keep' && resetsTo !== undefined && resetsTo !== category;
  const reset = isReset ? fill(words.otherCategory, { category: nameOf(resetsTo) }) : undefined;
  return (
    <Section title={title} group>
      {saved && (
        <RadioGroup
          {...fieldProps('origin')}
          legend={words.choice}
          hideLegend
          value={origin}
          options={[
            { value: 'keep', label: words.keep, description: <ServerWords>{linesOf(saved).join(', ')}</ServerWords> },
            { value: 'change', label: words.other, description: reset },
          ]}
          onChange={(chosen) => change({ origin: chosen })}
        />
      )}
      {origin === 'change' && (children ?? <OrderAddress name="address" {...address} />)}
    </Section>
  );
}
