import type { Tie } from '#app/problems-shown.ts';
import { useMessages } from '#messages/context.tsx';
import { purchaserWords } from '#messages/en/order.ts';
import { Field } from '#parts/form/Field.tsx';

/** A password, typed twice. */
export interface PasswordPair {
  password: string;
  confirm: string;
}

export interface NewPasswordProps {
  pair: PasswordPair;
  tie: Tie;
  onChange: (typed: Partial<PasswordPair>) => void;
}

/** The password of an account that an order opens, typed twice (CHECK-4, ENTRY-26). */
export function NewPassword({ pair, tie, onChange }: NewPasswordProps) {
  const words = useMessages(purchaserWords);
  return (
    <>
      <Field
        {...tie('password.password')}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        value={pair.password}
        onChange={(value) => onChange({ password: value })}
      />
      <Field
        {...tie('password.confirm')}
        label={words.confirm}
        type="password"
        autoComplete="new-password"
        value={pair.confirm}
        onChange={(value) => onChange({ confirm: value })}
      />
    </>
  );
}
