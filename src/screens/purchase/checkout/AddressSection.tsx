import type { ReactNode } from 'react';
import type { Tied } from '#app/problems-shown.ts';
import type { Settings } from '#machines/api/contract.ts';
import type { Address } from '#machines/rules/address/address.ts';
import { linesOf } from '#machines/rules/address/address-lines.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/order.ts';
import { fill } from '#messages/text.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';

export interface AddressSectionProps {
  title: string;
  /** The address on record, where there is one to keep (CHECK-9). */
  saved?: Address;
  origin: Origin;
  settings: Settings;
  /** The shipping category that is chosen. */
  category: Shipcode;
  /** The one that another address begins in: the account's own (ADDR-12). */
  resetsTo?: Shipcode;
  tied: Tied;
  onOrigin: (origin: Origin) => void;
  /** The fields of another address. */
  children: ReactNode;
}

/** Where an order is sent: to the address on record, or to another. */
export function AddressSection(props: AddressSectionProps) {
  const { title, saved, origin, settings, category, resetsTo, tied, onOrigin, children } = props;
  const address = useMessages(addressWords);
  const nameOf = useCategoryNames(settings);
  const isReset = origin === 'keep' && resetsTo !== undefined && resetsTo !== category;
  const reset = isReset ? fill(address.otherCategory, { category: nameOf(resetsTo) }) : undefined;
  return (
    <Section title={title} group>
      {saved && (
        <RadioGroup
          {...tied}
          legend={address.choice}
          hideLegend
          value={origin}
          options={[
            { value: 'keep', label: address.keep, description: <ServerWords>{linesOf(saved).join(', ')}</ServerWords> },
            { value: 'change', label: address.other, description: reset },
          ]}
          onChange={onOrigin}
        />
      )}
      {origin === 'change' && children}
    </Section>
  );
}
