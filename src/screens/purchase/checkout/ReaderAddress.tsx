import type { Settings, Subscriber } from '#machines/api/contract.ts';
import type { Address } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { AddressSection } from './AddressSection.tsx';
import { type AddressChange, OrderAddress, type OrderAddressProps } from './OrderAddress.tsx';

export interface ReaderAddressProps extends Omit<OrderAddressProps, 'name' | 'draft' | 'change'> {
  title: string;
  draft: OrderAddressProps['draft'] & { page: { settings: Settings; subscriber: Subscriber | null }; origin: Origin };
  /** The address on record, where there is one to keep. */
  saved: Address | undefined;
  change: (change: AddressChange & { origin?: Origin }) => void;
}

/** Where a reader's own order is sent: to the address on record, or to another. */
export function ReaderAddress({ title, saved, ...address }: ReaderAddressProps) {
  const { draft, category, tie, change } = address;
  const { settings, subscriber } = draft.page;
  return (
    <AddressSection
      title={title}
      saved={saved}
      origin={draft.origin}
      settings={settings}
      category={category}
      resetsTo={subscriber?.account.shipcode}
      tied={tie('origin')}
      onOrigin={(origin) => change({ origin })}
    >
      <OrderAddress name="address" {...address} />
    </AddressSection>
  );
}
