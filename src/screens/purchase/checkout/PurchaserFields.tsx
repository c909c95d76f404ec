import type { Tie } from '#app/problems-shown.ts';
import { useMessages } from '#messages/context.tsx';
import { purchaserWords } from '#messages/en/order.ts';
import { Field } from '#parts/form/Field.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { NewPassword, type PasswordPair } from './NewPassword.tsx';

export interface PurchaserFieldsProps {
  purchaser: { name: string; email: string };
  /** The reader is logged in, so that the name stands as it is (CHECK-8). */
  isKnown: boolean;
  /** The password of the account that the order makes, where it makes one (CHECK-4). */
  newPassword?: PasswordPair | false;
  tie: Tie;
  onChange: (texts: { name?: string; email?: string } & Partial<PasswordPair>) => void;
}

/** Who orders. */
export function PurchaserFields({ purchaser, isKnown, newPassword, tie, onChange }: PurchaserFieldsProps) {
  const words = useMessages(purchaserWords);
  const text = (field: 'name' | 'email') => ({
    ...tie(field),
    value: purchaser[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <Section title={words.title} group>
      <Field label={words.name} autoComplete="name" readOnly={isKnown} {...text('name')} />
      <Field label={words.email} hint={words.emailHint} type="email" autoComplete="email" {...text('email')} />
      {newPassword && <NewPassword pair={newPassword} tie={tie} onChange={onChange} />}
    </Section>
  );
}
