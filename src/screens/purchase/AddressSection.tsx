import type { ReactNode } from 'react';
import type { Address } from '#machines/rules/address.ts';
import { useMessages } from '#messages/context.tsx';
import { addressWords } from '#messages/en/address.ts';
import { RadioGroup } from '#parts/RadioGroup.tsx';
import { Section } from '#parts/Section.tsx';
import { ServerWords } from '#parts/ServerWords.tsx';
import type { Tied } from './problems-shown.ts';

export interface AddressSectionProps {
  title: string;
  /** The address on record, where there is one to keep (CHECK-9). */
  saved?: Address;
  origin: 'keep' | 'change';
  tied: Tied;
  onOrigin: (origin: 'keep' | 'change') => void;
  /** The fields of another address. */
  children: ReactNode;
}

/** Where an order is sent: to the address on record, or to another. */
export function AddressSection({ title, saved, origin, tied, onOrigin, children }: AddressSectionProps) {
  const address = useMessages(addressWords);
  return (
    <Section title={title} group>
      {saved && (
        <RadioGroup
          {...tied}
          legend={address.choice}
          hideLegend
          value={origin}
          options={[
            { value: 'keep', label: address.keep, description: <ServerWords>{inOneLine(saved)}</ServerWords> },
            { value: 'change', label: address.other },
          ]}
          onChange={onOrigin}
        />
      )}
      {origin === 'change' && children}
    </Section>
  );
}

const inOneLine = ({ line1, line2, city, state, postcode, country_name, country }: Address): string =>
  [line1, line2, city, `${state} ${postcode}`.trim(), country_name || country].filter(Boolean).join(', ');
