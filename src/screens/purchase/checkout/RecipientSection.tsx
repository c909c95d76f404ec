import type { ReactNode } from 'react';
import type { Tie } from '#app/problems-shown.ts';
import { useMessages } from '#messages/context.tsx';
import { giftWords } from '#messages/en/subscribe.ts';
import { Field } from '#parts/form/Field.tsx';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';

export interface RecipientSectionProps {
  destination: 'giver' | 'recipient';
  name: string;
  tie: Tie;
  onDestination: (destination: 'giver' | 'recipient') => void;
  onName: (name: string) => void;
  /** The fields of the recipient's address, where something is sent there now. */
  children?: ReactNode;
}

/** To whom a gift goes: its giver, or a recipient who is named (CHECK-12, CHECK-13). */
export function RecipientSection({ destination, name, tie, onDestination, onName, children }: RecipientSectionProps) {
  const words = useMessages(giftWords);
  return (
    <Section title={words.recipient} group>
      <RadioGroup
        legend={words.recipient}
        hideLegend
        value={destination}
        options={[
          { value: 'giver', label: words.toGiver, description: words.toGiverHint },
          { value: 'recipient', label: words.toRecipient, description: words.toRecipientHint },
        ]}
        onChange={onDestination}
      />
      {destination === 'recipient' && (
        <>
          <Field {...tie('recipient_name')} label={words.recipientName} value={name} onChange={onName} />
          {children}
        </>
      )}
    </Section>
  );
}
