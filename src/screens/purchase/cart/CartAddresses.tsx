import type { BindField } from '#app/forms/problems-shown.ts';
import {
  askedOf,
  type CartCheckoutDraft,
  type cartCheckoutMachine,
  places,
} from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import type { AddressName } from '#machines/purchase/checkout/reader-form.ts';
import { linesOf as addressLinesOf } from '#machines/rules/address/address-format.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { categoryOf, goodsCategoryOf } from '#machines/rules/cart/cart-needs.ts';
import { SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { addressMessages } from '#messages/en/address.ts';
import { cartCheckoutMessages } from '#messages/en/store.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioGroup, type RadioOption } from '#parts/form/choice/RadioGroup.tsx';
import { Field } from '#parts/form/Field.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import { OrderAddress, type OrderAddressProps, ReaderAddress } from '#screens/purchase/checkout/OrderAddress.tsx';

export interface CartAddressesProps {
  draft: CartCheckoutDraft;
  countries: OrderAddressProps['countries'];
  fieldProps: BindField;
  change: (change: ChangeOf<typeof cartCheckoutMachine>) => void;
}

export function CartAddresses(props: CartAddressesProps) {
  const { draft } = props;
  const { subscription } = useMessages(addressMessages);
  const asked = askedOf(draft);
  return (
    <>
      {asked.subscriptionAddress && (
        <ReaderAddress {...props} title={subscription} saved={places.saved(draft)} category={draft.category.address}>
          <CategoryAddress name="address" {...props} />
        </ReaderAddress>
      )}
      {asked.mailing && <MailingAddress {...props} />}
    </>
  );
}

type Place = 'same' | 'keep' | 'change' | 'recipient';

function MailingAddress(props: CartAddressesProps) {
  const { draft, fieldProps, change } = props;
  const address = useMessages(addressMessages);
  const words = useMessages(cartCheckoutMessages);
  const saved = places.saved(draft);
  const { subscriptionAddress, recipient } = askedOf(draft);
  const options = usePlaces(draft);
  const value: Place = recipient ? 'recipient' : subscriptionAddress ? 'same' : draft.origin;
  const choose = (place: Place) => {
    change({
      destination: place === 'recipient' ? 'recipient' : 'own',
      ...((place === 'keep' || place === 'change') && { origin: place }),
    });
  };
  return (
    <Section title={address.mailing} group>
      <RadioGroup<Place>
        {...(subscriptionAddress && saved ? {} : fieldProps('origin'))}
        legend={words.where}
        hideLegend
        value={value}
        options={options}
        onChange={choose}
      />
      {value === 'change' && <CategoryAddress name="address" {...props} />}
      {value === 'recipient' && (
        <>
          <Field
            {...fieldProps('recipient_name')}
            label={words.recipientName}
            autoComplete="section-recipient shipping name"
            value={draft.form.recipient_name}
            onChange={(recipient_name) => change({ text: { recipient_name } })}
          />
          <CategoryAddress name="recipient_address" {...props} />
        </>
      )}
    </Section>
  );
}

function usePlaces(draft: CartCheckoutDraft): RadioOption<Place>[] {
  const address = useMessages(addressMessages);
  const words = useMessages(cartCheckoutMessages);
  const saved = places.saved(draft);
  const written = saved && <ServerWords>{addressLinesOf(saved).join(', ')}</ServerWords>;
  const own: RadioOption<Place>[] = askedOf(draft).subscriptionAddress
    ? [{ value: 'same', label: words.same }]
    : [
        ...(saved ? [{ value: 'keep' as const, label: address.keep, description: written }] : []),
        { value: 'change', label: saved ? address.other : words.own },
      ];
  return [...own, { value: 'recipient', label: words.recipient }];
}

function CategoryAddress({ name, draft, countries, fieldProps, change }: CartAddressesProps & { name: AddressName }) {
  const words = useMessages(cartCheckoutMessages);
  const nameOf = useCategoryNames(draft.page.settings);
  const category = draft.category[name];
  const lines = linesOf(draft.cart);
  const priced = name === 'address' ? categoryOf(lines) : goodsCategoryOf(lines);
  const isElsewhere = priced !== undefined && priced !== category;
  return (
    <>
      <RadioGroup
        {...fieldProps(`${name}.shipcode`)}
        legend={words.category}
        value={category}
        hint={isElsewhere ? fill(words.categoryNote, { category: nameOf(priced) }) : undefined}
        options={SHIPCODES.map((shipcode) => ({ value: shipcode, label: nameOf(shipcode) }))}
        onChange={(shipcode) => change({ category: { [name]: shipcode } })}
      />
      <OrderAddress
        name={name}
        draft={draft}
        category={category}
        countries={countries}
        fieldProps={fieldProps}
        change={change}
      />
    </>
  );
}
