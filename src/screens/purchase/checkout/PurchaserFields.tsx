import { EmailField } from '#app/forms/EmailField.tsx';
import type { BindField } from '#app/forms/problems-shown.ts';
import { purchaserMessages } from '#messages/en/order.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';

export interface PurchaserFieldsProps {
  purchaser: { name: string; email: string };
  /** The reader is logged in, so the name cannot be edited (CHECK-8). */
  isKnown: boolean;
  /** What is sent to the email address, unless a receipt is. */
  emailHint?: string | undefined;
  /** The password of the account the order creates, if it creates one (CHECK-4). */
  newPassword?: PasswordPair | false;
  fieldProps: BindField;
  onChange: (texts: { name?: string; email?: string } & Partial<PasswordPair>) => void;
}

export function PurchaserFields(props: PurchaserFieldsProps) {
  const words = useMessages(purchaserMessages);
  const { purchaser, isKnown, emailHint = words.emailHint, newPassword, fieldProps, onChange } = props;
  const text = (field: 'name' | 'email') => ({
    ...fieldProps(field),
    value: purchaser[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <Section title={words.title} group>
      <Field
        label={words.name}
        hint={
          isKnown && fillNodes(words.nameHint, { link: <TextLink href="/account/name">{words.changeName}</TextLink> })
        }
        autoComplete="name"
        readOnly={isKnown}
        {...text('name')}
      />
      <EmailField label={words.email} hint={emailHint} {...text('email')} />
      {newPassword && <NewPassword pair={newPassword} fieldProps={fieldProps} onChange={onChange} />}
    </Section>
  );
}

interface PasswordPair {
  password: string;
  confirm: string;
}

interface NewPasswordProps {
  pair: PasswordPair;
  fieldProps: BindField;
  onChange: (typed: Partial<PasswordPair>) => void;
}

export function NewPassword({ pair, fieldProps, onChange }: NewPasswordProps) {
  const words = useMessages(purchaserMessages);
  return (
    <>
      <Field
        {...fieldProps('password.password')}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        value={pair.password}
        onChange={(value) => onChange({ password: value })}
      />
      <Field
        {...fieldProps('password.confirm')}
        label={words.confirm}
        type="password"
        autoComplete="new-password"
        value={pair.confirm}
        onChange={(value) => onChange({ confirm: value })}
      />
    </>
  );
}
