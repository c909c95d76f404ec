import type { Tie } from '#app/problems-shown.ts';
import { useMessages } from '#messages/context.tsx';
import { purchaserWords } from '#messages/en/order.ts';
import { Field } from '#parts/form/Field.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { NewPassword } from './NewPassword.tsx';

export interface Purchaser {
  name: string;
  email: string;
  password: string;
  confirm: string;
}

export interface PurchaserFieldsProps {
  purchaser: Purchaser;
  /** The reader is logged in, so that the name stands as it is (CHECK-8). */
  isKnown: boolean;
  /** The order makes an account, which needs a password (CHECK-4). */
  makesAccount: boolean;
  tie: Tie;
  onChange: (field: keyof Purchaser, value: string) => void;
}

/** Who orders. */
export function PurchaserFields({ purchaser, isKnown, makesAccount, tie, onChange }: PurchaserFieldsProps) {
  const words = useMessages(purchaserWords);
  const text = (field: 'name' | 'email') => ({
    ...tie(field),
    value: purchaser[field],
    onChange: (value: string) => onChange(field, value),
  });
  return (
    <Section title={words.title} group>
      <Field label={words.name} autoComplete="name" readOnly={isKnown} {...text('name')} />
      <Field label={words.email} hint={words.emailHint} type="email" autoComplete="email" {...text('email')} />
      {makesAccount && <NewPassword pair={purchaser} tie={tie} onChange={onChange} />}
    </Section>
  );
}
