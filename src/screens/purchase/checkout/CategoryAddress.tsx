import type { Tie } from '#app/problems-shown.ts';
import type {
  AddressField,
  CartCheckoutContext,
  CartCheckoutEvent,
} from '#machines/purchase/cart/cart-checkout-context.ts';
import type { Country, StateLists } from '#machines/rules/address/address.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { linesOf } from '#machines/rules/cart/cart.ts';
import { categoryOf, goodsCategoryOf } from '#machines/rules/cart/cart-needs.ts';
import { SHIPCODES } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { cartCheckoutWords } from '#messages/en/cart-checkout.ts';
import { fill } from '#messages/text.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import type { LoadState } from '#parts/notice/LoadNotice.tsx';
import { AddressFields } from '#screens/address/AddressFields.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';

export interface CategoryAddressProps {
  /** Whose address it is, by its name in the request. */
  field: AddressField;
  context: CartCheckoutContext;
  loading: LoadState;
  tie: Tie;
  send: (event: CartCheckoutEvent) => void;
  onRetry: () => void;
}

/** A shipping category, and an address in one of its countries. */
export function CategoryAddress({ field, context, loading, tie, send, onRetry }: CategoryAddressProps) {
  const words = useMessages(cartCheckoutWords);
  const nameOf = useCategoryNames(context.page.settings);
  const { form, category, cart, shipping } = context;
  const lines = linesOf(cart);
  const priced = field === 'address' ? categoryOf(lines) : goodsCategoryOf(lines);
  const isElsewhere = priced !== undefined && priced !== category[field];
  return (
    <>
      <RadioGroup
        {...tie(`${field}.shipcode`)}
        legend={words.category}
        value={category[field]}
        hint={isElsewhere ? fill(words.categoryNote, { category: nameOf(priced) }) : undefined}
        options={SHIPCODES.map((shipcode) => ({ value: shipcode, label: nameOf(shipcode) }))}
        onChange={(shipcode) => send({ type: 'category.chosen', field, shipcode })}
      />
      <AddressFields
        address={form[field]}
        countries={shipping?.[zoneOf(category[field])].countries ?? NO_COUNTRIES}
        states={shipping?.states ?? NO_STATES}
        loading={loading}
        owner={field === 'recipient_address' ? 'recipient' : undefined}
        tie={(line) => tie(`${field}.${line}`)}
        onChange={(line, value) => send({ type: 'field.changed', field: `${field}.${line}`, value })}
        onCountry={(code) => send({ type: 'country.chosen', field, code })}
        onRetry={onRetry}
      />
    </>
  );
}

const NO_COUNTRIES: Country[] = [];
const NO_STATES: StateLists = {};
